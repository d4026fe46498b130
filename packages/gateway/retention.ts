import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from './context.ts'
import { deleteOldAnalyticsEvents } from './site/db/analytics-events.ts'
import { deleteOldVisits } from './agents/db/agent-codes.ts'
import { deleteOldMessages } from './messages/db/messages.ts'
import { eraseOldAddresses } from './rewards/db/reward-addresses.ts'
import { deleteOldLiveEvents } from './live/db/live-events.ts'
import { deleteOldAttempts } from './accounts/db/login-attempts.ts'
import { DEVICE_MS, LOGIN_LOCK, SOCKET_LIMITS } from './limits.ts'
import { deleteOldLog } from './log/db/delete-old-log.ts'
import { deleteUntil } from './db/delete-batch.ts'
import { makeParts } from './db/parts.ts'
import { deleteOldDeliveries } from './webhooks/db/webhook-deliveries.ts'
import { repeat } from './util/repeat.ts'

const EVERY_MS = 60_000
const BATCH = 5_000

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

/** The same for others, in ms. Rows of a step without such a time carry their own end. */
const KEPT_MS = {
  attempts: Math.max(...Object.values(LOGIN_LOCK).map(({ withinMs }) => withinMs)),
  devices: DEVICE_MS,
  // The client of a socket that was away for longer reads over HTTP.
  liveEvents: 3_600_000,
  activityDrafts: KEPT_DAYS.staffChanges * DAY_MS,
}

type Step = (
  db: Gateway['db'],
  rows: { before: number; now: number; limit: number },
  log: Gateway['log'],
) => Promise<number>

/** Each deletes at most `limit` rows from `before` or earlier, or a partition, and returns `limit` when there may be more. */
const STEPS: Record<keyof typeof KEPT_DAYS | keyof typeof KEPT_MS, Step> & Record<string, Step> = {
  // First, because rows with a partition are dropped together with it.
  partitions: (db, { now }) => makeParts(db, now),
  nonces: deleteUntil('signatureNonces', ['timestamp', 'vs'], 'remember_until'),
  challenges: deleteUntil('spentChallenges', ['challenge']),
  attempts: deleteOldAttempts,
  tokens: deleteUntil('tokens', ['tokenHash']),
  devices: deleteUntil('rememberedDevices', ['tokenHash', 'userId'], 'created_at'),
  passwordResets: deleteUntil('passwordResets', ['userId']),
  previews: deleteUntil('activityPreviews', ['previewId']),
  log: deleteOldLog,
  liveEvents: (db, rows) => deleteOldLiveEvents(db, { ...rows, kept: SOCKET_LIMITS.replayed }),
  liveLeases: deleteUntil('liveLeases', ['userId'], 'until'),
  addresses: eraseOldAddresses,
  visits: (db, { before, limit }) => deleteOldVisits(db, { day: new Date(before).toISOString().slice(0, 10), limit }),
  analyticsEvents: deleteOldAnalyticsEvents,
  shares: deleteUntil('shares', ['userId', 'receipt'], 'at'),
  staffChanges: deleteUntil('staffChanges', ['changeKey'], 'at'),
  consoleSessions: deleteUntil('consoleSessions', ['sessionId'], 'created_at'),
  // Sign-ins that were not completed.
  consoleSignIns: deleteUntil('consoleSignIns', ['stateHash']),
  forecasts: deleteUntil('forecasts', ['forecastId'], 'at'),
  activityDrafts: deleteUntil('activityDrafts', ['alias', 'actor'], 'updated_at'),
  // Parts of statements are needed only until their last one.
  payoutStatements: deleteUntil('payoutStatements', ['run', 'day', 'payoutId', 'reference'], 'received_at'),
  webhookDeliveries: deleteOldDeliveries,
  messages: deleteOldMessages,
}

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'log'>

/** Runs each step in batches until none is left. A step that fails is logged and does not keep the others from running. */
export async function purgeExpired(
  { db, clock, log }: Gateway,
  { batch = BATCH, isStopping = () => false }: { batch?: number; isStopping?: () => boolean } = {},
) {
  const now = clock.now()
  const days: Record<string, number> = KEPT_DAYS
  const ms: Record<string, number> = KEPT_MS
  for (const [step, remove] of Object.entries(STEPS)) {
    const before = now - (ms[step] ?? (days[step] ?? 0) * DAY_MS)
    try {
      let deleted = batch
      while (deleted === batch && !isStopping()) deleted = await remove(db, { before, now, limit: batch }, log)
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
