import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { announceActivity } from './announce-activity.ts'
import { createClock, type AdjustableClock } from './clock.ts'
import type { GatewayConfig } from './config.ts'
import type { GatewayContext } from './context.ts'
import type { Database } from './db/schema.ts'
import { loadKeys } from './keys.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { randomId } from './util/random-id.ts'
import { createRejectedEvents } from './rejected-events.ts'

interface Parts {
  config: GatewayConfig
  db: Kysely<Database>
  log: Logger
  clock?: AdjustableClock
  randomBytes?: (length: number) => Buffer
  newId?: (prefix: string) => string
}

/** What every use case is given; the database must be migrated. `wakeWorker` is set by whoever starts the worker. */
export async function createContext(parts: Parts): Promise<GatewayContext> {
  const { config, db, log, clock = createClock() } = parts
  const random = parts.randomBytes ?? randomBytes
  const metrics = createMetrics()
  return {
    config,
    db,
    log,
    clock,
    randomBytes: random,
    newId: parts.newId ?? ((prefix) => randomId(prefix, random)),
    keys: await loadKeys(db, random),
    metrics,
    rejectedEvents: createRejectedEvents({ db, log, metrics }),
    violations: [],
    wakeWorker: () => undefined,
    announceActivity: (activityId) => announceActivity(config.revalidate, activityId, log),
  }
}
