import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { CONTENT_TAG } from '@fanfare/contract/site-reading.ts'
import { PLAYER_SIGN_IN_PATHS } from '@fanfare/contract/session/player-sign-in.ts'
import { createCheckCredentials } from './accounts/db/credentials.ts'
import { createActivityRepository } from './activities/db/activity-repository.ts'
import { createClock, type AdjustableClock } from './clock.ts'
import type { GatewayConfig } from './config.ts'
import type { DatabaseParts, GatewayContext } from './context.ts'
import type { Database } from './db/schema.ts'
import { createGeetest } from './geetest.ts'
import { loadKeys } from './keys.ts'
import { LARGE_INPUTS, PASSWORD_QUEUE } from './limits.ts'
import { NO_LOG_SIGNALS } from './log/db/log-signals.ts'
import { NO_REDIS } from './redis/redis-services.ts'
import { createRejectedEvents } from './rejected-events.ts'
import { createGrantClaim } from './rewards/db/claims.ts'
import { createOpsKeys } from './access/ops-keys.ts'
import { createWebhookSecrets } from './access/webhook-secrets.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { randomId } from './util/random-id.ts'
import { Busy } from './util/domain-error.ts'
import { createSlots } from './util/slots.ts'

const TIMEOUT_MS = 5_000
/** A front that is starting or restarting misses the announcement, so it is sent again. */
const RETRIES_MS = [1_000, 5_000, 20_000]

interface Announcement {
  url: string
  headers: Record<string, string>
  body: object
}

/** @returns why it was not accepted; null when it was */
async function announce({ url, headers, body }: Announcement) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Only the status counts; an unread body would keep its connection open.
    await answer.body?.cancel()
    return answer.ok ? null : `status ${answer.status}`
  } catch (error) {
    return (error as Error).message
  }
}

async function announceWithRetries(announcement: Announcement, log: Logger) {
  let refused = await announce(announcement)
  for (const wait of RETRIES_MS) {
    if (refused === null) return
    await sleep(wait, undefined, { ref: false })
    refused = await announce(announcement)
  }
  if (refused === null) return
  log.warn({ site: new URL(announcement.url).host, refused }, 'the site did not accept the announcement of a change')
}

/**
 * Announces a changed activity to every front of the site, then to the CDN: if the CDN were purged first, it would fetch the old pages again.
 * Never awaited, never throws: a front or a CDN that misses the announcement shows the change within a minute.
 */
export function announceActivity(
  { revalidate, cdnPurge }: Pick<GatewayConfig, 'revalidate' | 'cdnPurge'>,
  activityId: string,
  log: Logger,
) {
  const headers = { 'x-revalidate-secret': revalidate?.secret ?? '' }
  const toFronts = (revalidate?.urls ?? []).map((url) =>
    announceWithRetries({ url, headers, body: { activityId } }, log),
  )
  if (cdnPurge === null) return
  const { url, token } = cdnPurge
  const purge = { url, headers: { authorization: `Bearer ${token}` }, body: { tags: [CONTENT_TAG] } }
  void Promise.all(toFronts).then(() => announceWithRetries(purge, log))
}

interface Parts {
  config: GatewayConfig
  db: Kysely<Database>
  log: Logger
  clock?: AdjustableClock
  randomBytes?: (length: number) => Buffer
  newId?: (prefix: string) => string
}

export const databaseParts = (db: Kysely<Database>): DatabaseParts => ({
  db,
  grantClaim: createGrantClaim(db),
  checkCredentials: createCheckCredentials(db),
})

/** The database must be migrated. The process that starts a worker sets `wakeWorker`, and the server sets `logSignals`, `redis` and `replica`. */
export async function createContext(parts: Parts): Promise<GatewayContext> {
  const { config, db, log, clock = createClock() } = parts
  const random = parts.randomBytes ?? randomBytes
  const metrics = createMetrics()
  if (config.live && config.opsKeysFile === null)
    log.warn('without OPS_KEYS_FILE one key may both propose changes and decide them, by any name')
  return {
    ...databaseParts(db),
    activities: createActivityRepository(),
    config,
    log,
    logSignals: NO_LOG_SIGNALS,
    clock,
    randomBytes: random,
    newId: parts.newId ?? ((prefix) => randomId(prefix, random)),
    keys: await loadKeys(db, { dataKeys: config.dataKeys, randomBytes: random }),
    metrics,
    opsKeys: createOpsKeys({
      path: config.opsKeysFile,
      secrets: config.opsSecrets,
      live: config.live,
      onFault: (error) => log.error({ err: error }, 'the keys of the staff stay as they were'),
      onBothRoles: (key) => log.warn({ key }, 'a key may both propose changes and decide them'),
    }),
    webhookSecrets: createWebhookSecrets({
      path: config.webhookSecretsFile,
      endpoints: config.staffPolicy.webhooks,
      live: config.live,
      onFault: (error) => log.error({ err: error }, 'the secrets of the webhooks stay as they were'),
    }),
    redis: NO_REDIS,
    replica: null,
    geetest:
      config.geetest &&
      createGeetest({
        settings: config.geetest,
        elapsed: () => performance.now(),
        warn: (problem) => log.warn(problem),
      }),
    playerProvider:
      config.players &&
      (await import('./oidc/oidc-client.ts')).createOidcClient(config.players, {
        redirectUri: `${config.siteOrigin}${PLAYER_SIGN_IN_PATHS.callback}`,
        now: clock.machineNow,
      }),
    passwordSlots: createSlots(PASSWORD_QUEUE),
    largeInputs: createSlots({ ...LARGE_INPUTS, refusal: () => new Busy() }),
    rejectedEvents: createRejectedEvents({ db, log, metrics }),
    violations: [],
    lastWholeAudit: null,
    history: 'complete',
    wakeWorker: () => undefined,
    announceActivity: (activityId) => announceActivity(config, activityId, log),
  }
}
