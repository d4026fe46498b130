import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { announceActivity } from './announce-activity.ts'
import { createClock, type AdjustableClock } from './clock.ts'
import type { GatewayConfig } from './config.ts'
import type { DatabaseParts, GatewayContext } from './context.ts'
import { createActivityRepository } from './activities/db/activity-repository.ts'
import { createGrantClaim } from './rewards/db/claims.ts'
import { createCheckCredentials } from './accounts/db/credentials.ts'
import { NO_LOG_SIGNALS } from './log/db/log-signals.ts'
import type { Database } from './db/schema.ts'
import { createGeetest } from './geetest.ts'
import { loadKeys } from './keys.ts'
import { PASSWORD_QUEUE } from './limits.ts'
import { NO_REDIS } from './redis/redis-services.ts'
import { createRejectedEvents } from './rejected-events.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { randomId } from './util/random-id.ts'
import { createSlots } from './util/slots.ts'

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

/** The database must be migrated. The process that starts a worker sets `wakeWorker`, and the server sets `logSignals` and `redis`. */
export async function createContext(parts: Parts): Promise<GatewayContext> {
  const { config, db, log, clock = createClock() } = parts
  const random = parts.randomBytes ?? randomBytes
  const metrics = createMetrics()
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
    redis: NO_REDIS,
    geetest:
      config.geetest &&
      createGeetest({
        settings: config.geetest,
        elapsed: () => performance.now(),
        warn: (problem) => log.warn(problem),
      }),
    passwordSlots: createSlots(PASSWORD_QUEUE),
    rejectedEvents: createRejectedEvents({ db, log, metrics }),
    violations: [],
    lastWholeAudit: null,
    isSeeding: false,
    wakeWorker: () => undefined,
    announceActivity: (activityId) => announceActivity(config.revalidate, activityId, log),
  }
}
