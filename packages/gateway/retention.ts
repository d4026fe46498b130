import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from './context.ts'
import { deleteOldAnalyticsEvents } from './site/db/analytics-events.ts'
import { deleteOldVisits } from './agents/db/agent-codes.ts'
import { deleteOldMessages } from './messages/db/messages.ts'
import { eraseOldAddresses } from './rewards/db/reward-addresses.ts'
import { deleteLapsedLeases, deleteOldLiveEvents } from './live/db/live-events.ts'
import { deleteOldAttempts } from './accounts/db/login-attempts.ts'
import { deleteOldShares } from './site/db/shares.ts'
import { deleteOldStatements } from './payouts/db/payout-statements.ts'
import { deleteOldDevices } from './accounts/db/remembered-devices.ts'
import { DEVICE_MS, LOGIN_LOCK, SOCKET_LIMITS } from './limits.ts'
import { deleteOldLog } from './log/db/delete-old-log.ts'
import { deleteBefore, expired } from './db/delete-batch.ts'
import { makeParts } from './db/parts.ts'
import { deleteOldDeliveries } from './webhooks/db/webhook-deliveries.ts'
import { repeat } from './util/repeat.ts'

const EVERY_MS = 60_000
const BATCH = 5_000
const ATTEMPTS_KEPT_MS = Math.max(...Object.values(LOGIN_LOCK).map(({ withinMs }) => withinMs))

/** The client of a socket that was away for longer reads over HTTP. */
const LIVE_EVENTS_KEPT_MS = 3_600_000

/** For how many days rows are kept (docs/deploying/security.md). */
export const KEPT_DAYS = {
  /** After the reward was dispatched, or came to nothing. */
  addresses: 90,
  messages: 180,
  /** As many days as the funnel can show (`FUNNEL_DAYS`), and the current one. */
  analyticsEvents: 91,
  /** For this long the same key gets the same answer, and a draft is kept. */
  staffChanges: 30,
  /** A statement of the wallet is compared at its last part; its rows are kept for questions about the result. */
  payoutStatements: 90,
  /** Shares are limited per day, and their receipts are valid for less. */
  shares: 2,
  consoleSessions: 7,
  forecasts: 30,
  /** Bodies that were sent, for replays. */
  webhookDeliveries: 14,
  /** The figures of an agent compare at most 366 days with the 366 before. */
  visits: 740,
} as const

type Step = (db: Gateway['db'], now: number, limit: number, log: Gateway['log']) => Promise<number>

/** Removes rows that are older than this, ms. */
const olderThan =
  (
    kept: number,
    remove: (db: Gateway['db'], rows: { before: number; now: number; limit: number }) => Promise<number>,
  ): Step =>
  (db, now, limit) =>
    remove(db, { before: now - kept, now, limit })

/** Each deletes at most `limit` rows, or a partition, and returns `limit` when there may be more. */
const STEPS: Record<string, Step> = {
  // First, because rows with a partition are dropped together with it.
  partitions: makeParts,
  nonces: expired('signatureNonces', ['timestamp', 'vs'], 'remember_until'),
  challenges: expired('spentChallenges', ['challenge']),
  attempts: olderThan(ATTEMPTS_KEPT_MS, deleteOldAttempts),
  tokens: expired('tokens', ['tokenHash']),
  devices: olderThan(DEVICE_MS, deleteOldDevices),
  passwordResets: expired('passwordResets', ['userId']),
  previews: expired('activityPreviews', ['previewId']),
  log: deleteOldLog,
  liveEvents: olderThan(LIVE_EVENTS_KEPT_MS, (db, rows) =>
    deleteOldLiveEvents(db, { ...rows, kept: SOCKET_LIMITS.replayed }),
  ),
  liveLeases: deleteLapsedLeases,
  addresses: olderThan(KEPT_DAYS.addresses * DAY_MS, eraseOldAddresses),
  visits: olderThan(KEPT_DAYS.visits * DAY_MS, (db, { before, limit }) =>
    deleteOldVisits(db, { day: new Date(before).toISOString().slice(0, 10), limit }),
  ),
  analyticsEvents: olderThan(KEPT_DAYS.analyticsEvents * DAY_MS, deleteOldAnalyticsEvents),
  shares: olderThan(KEPT_DAYS.shares * DAY_MS, deleteOldShares),
  staffChanges: olderThan(KEPT_DAYS.staffChanges * DAY_MS, deleteBefore('staffChanges', ['changeKey'], 'at')),
  consoleSessions: olderThan(
    KEPT_DAYS.consoleSessions * DAY_MS,
    deleteBefore('consoleSessions', ['sessionId'], 'createdAt'),
  ),
  // Sign-ins that were not completed.
  consoleSignIns: expired('consoleSignIns', ['stateHash']),
  forecasts: olderThan(KEPT_DAYS.forecasts * DAY_MS, deleteBefore('forecasts', ['forecastId'], 'at')),
  activityDrafts: olderThan(
    KEPT_DAYS.staffChanges * DAY_MS,
    deleteBefore('activityDrafts', ['alias', 'actor'], 'updatedAt'),
  ),
  payoutStatements: olderThan(KEPT_DAYS.payoutStatements * DAY_MS, deleteOldStatements),
  webhookDeliveries: olderThan(KEPT_DAYS.webhookDeliveries * DAY_MS, deleteOldDeliveries),
  messages: olderThan(KEPT_DAYS.messages * DAY_MS, deleteOldMessages),
}

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'log'>

/** Runs each step in batches until none is left. A step that fails is logged and does not keep the others from running. */
export async function purgeExpired(
  { db, clock, log }: Gateway,
  { batch = BATCH, isStopping = () => false }: { batch?: number; isStopping?: () => boolean } = {},
) {
  const now = clock.now()
  for (const [step, deleteExpired] of Object.entries(STEPS)) {
    try {
      let deleted = batch
      while (deleted === batch && !isStopping()) deleted = await deleteExpired(db, now, batch, log)
    } catch (error) {
      log.warn({ err: error, step }, 'housekeeping failed')
    }
  }
}

/** Every minute, one run at a time. */
export const startRetention = (gateway: Gateway): { stop: () => Promise<void> } =>
  repeat((isStopping) => purgeExpired(gateway, { isStopping }), {
    name: 'retention',
    everyMs: EVERY_MS,
    log: gateway.log,
  })
