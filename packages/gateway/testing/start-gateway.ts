import { buildApp } from '#gateway/app.ts'
import { createClock, type AdjustableClock } from '#gateway/clock.ts'
import type { GatewayConfig } from '#gateway/config.ts'
import type { SocketLimits } from '#gateway/limits.ts'
import { createContext } from '#gateway/create-context.ts'
import { startRedis } from '#gateway/redis/start-redis.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { startWorker } from '#gateway/evaluation/worker.ts'
import { type CalledGateway, callerOf } from './called-gateway.ts'
import { testConfig } from './test-config.ts'
import { countStart, createTestDatabase, type TestDatabase } from './test-database.ts'
import { watchLog } from './watch-log.ts'

export interface TestGateway extends CalledGateway {
  stop: () => Promise<void>
}

export interface StartOptions {
  clock?: AdjustableClock
  config?: Partial<GatewayConfig>
  /** An existing database, for a second instance on it; `stop` does not drop it. */
  database?: Pick<TestDatabase, 'db' | 'url'> & Partial<Pick<TestDatabase, 'asOwner'>>
  /** Creates the database of its own, instead of an empty one with all tables. */
  createDatabase?: () => Promise<TestDatabase>
  /** Also runs the background worker; without it users are evaluated by their reads (default). */
  worker?: boolean
  socketLimits?: Partial<SocketLimits>
  logTo?: { write: (line: string) => void }
}

/**
 * Starts a gateway of a test's own, on a new database if none is given: for another configuration of the start, a worker, or a second
 * instance. Every other test uses `borrowGateway`, because starts are counted. Call `stop` in `afterAll`.
 */
export async function startGateway(options: StartOptions = {}): Promise<TestGateway> {
  countStart('gateway')
  const { createDatabase = createTestDatabase } = options
  const own = options.database === undefined ? await createDatabase() : null
  const database = options.database ?? own
  if (database === null) throw new Error('no database')
  const {
    db,
    url,
    asOwner = () => Promise.reject(new Error('the database belongs to another test gateway')),
  } = database
  const clock = options.clock ?? createClock()
  const config = testConfig(url, { logLevel: options.logTo ? 'trace' : 'info', ...options.config })
  const log = watchLog(options.logTo)
  const ctx = await createContext({ config, db, log: createLog(config.logLevel, log), clock })
  ctx.redis = await startRedis(ctx)
  const app = await buildApp(ctx, options.socketLimits === undefined ? {} : { socketLimits: options.socketLimits })
  const worker = options.worker ? startWorker(ctx) : null
  if (worker) ctx.wakeWorker = worker.wake

  const stop = async (): Promise<void> => {
    await app.close()
    await worker?.stop()
    await Promise.all([ctx.logSignals.stop(), ctx.redis.stop()])
    await ctx.rejectedEvents.stop()
    ctx.metrics.close()
    await own?.drop()
    log.check()
  }
  return {
    app,
    ctx,
    config,
    clock,
    db,
    databaseUrl: url,
    asOwner,
    ...callerOf({ app, clock, config, db, asOwner }),
    stop,
  }
}
