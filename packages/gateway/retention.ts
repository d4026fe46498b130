import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from './context.ts'
import { deleteOldAnalyticsEvents } from './site/db/analytics-events.ts'
import { deleteOldVisits } from './agents/db/agent-codes.ts'
import { deleteOldMessages } from './messages/db/write-messages.ts'
import { eraseOldAddresses } from './rewards/db/reward-addresses.ts'
import { deleteOldLiveEvents } from './live/db/live-events.ts'
import { deleteLapsedLeases } from './live/db/live-leases.ts'
import { deleteOldAttempts } from './accounts/db/login-attempts.ts'
import { deleteOldShares } from './site/db/shares.ts'
import { deleteOldForecasts } from './staff/db/forecasts.ts'
import { deleteOldDrafts } from './staff/db/activity-drafts.ts'
import { deleteOldStatements } from './payouts/db/payout-statements.ts'
import { deleteOldConsoleSessions } from './console/db/console-sessions.ts'
import { deleteOldChanges } from './staff/db/staff-changes.ts'
import { deleteOldDevices } from './accounts/db/remembered-devices.ts'
import { DEVICE_MS, LOGIN_LOCK, SOCKET_LIMITS } from './limits.ts'
import { deleteOldLog } from './log/db/delete-old-log.ts'
import { expired } from './db/delete-batch.ts'
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

const beginOf = (kept: keyof typeof KEPT_DAYS, now: number) => now - KEPT_DAYS[kept] * DAY_MS

/** Each deletes at most `limit` rows, or a partition, and returns `limit` when there may be more. */
const STEPS: Record<string, (db: Gateway['db'], now: number, limit: number, log: Gateway['log']) => Promise<number>> = {
  // First, because rows with a partition are dropped together with it.
  partitions: makeParts,
  nonces: expired('signatureNonces', ['timestamp', 'vs'], 'remember_until'),
  challenges: expired('spentChallenges', ['challenge']),
  attempts: (db, now, limit) => deleteOldAttempts(db, { before: now - ATTEMPTS_KEPT_MS, now, limit }),
  tokens: expired('tokens', ['tokenHash']),
  devices: (db, now, limit) => deleteOldDevices(db, { before: now - DEVICE_MS, limit }),
  passwordResets: expired('passwordResets', ['userId']),
  previews: expired('activityPreviews', ['previewId']),
  log: deleteOldLog,
  liveEvents: (db, now, limit) =>
    deleteOldLiveEvents(db, { before: now - LIVE_EVENTS_KEPT_MS, kept: SOCKET_LIMITS.replayed, limit }),
  liveLeases: deleteLapsedLeases,
  addresses: (db, now, limit) => eraseOldAddresses(db, { before: beginOf('addresses', now), now, limit }),
  visits: (db, now, limit) =>
    deleteOldVisits(db, { day: new Date(beginOf('visits', now)).toISOString().slice(0, 10), limit }),
  analyticsEvents: (db, now, limit) => deleteOldAnalyticsEvents(db, { before: beginOf('analyticsEvents', now), limit }),
  shares: (db, now, limit) => deleteOldShares(db, { before: beginOf('shares', now), limit }),
  staffChanges: (db, now, limit) => deleteOldChanges(db, { before: beginOf('staffChanges', now), limit }),
  consoleSessions: (db, now, limit) =>
    deleteOldConsoleSessions(db, { before: beginOf('consoleSessions', now), now, limit }),
  forecasts: (db, now, limit) => deleteOldForecasts(db, { before: beginOf('forecasts', now), limit }),
  activityDrafts: (db, now, limit) => deleteOldDrafts(db, { before: beginOf('staffChanges', now), limit }),
  payoutStatements: (db, now, limit) => deleteOldStatements(db, { before: beginOf('payoutStatements', now), limit }),
  webhookDeliveries: (db, now, limit) => deleteOldDeliveries(db, { before: beginOf('webhookDeliveries', now), limit }),
  messages: (db, now, limit) => deleteOldMessages(db, { before: beginOf('messages', now), now, limit }),
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
    onError: (error) => gateway.log.warn({ err: error }, 'housekeeping failed'),
  })
