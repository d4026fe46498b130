import { flushCompileCache } from 'node:module'
import { collectDefaultMetrics } from 'prom-client'
import { buildApp } from './app.ts'
import { startAuditor } from './audit/online-auditor.ts'
import { readGatewayConfig, type GatewayConfig } from './config.ts'
import { createContext } from './create-context.ts'
import { createPool, dbOn } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { registerGauges } from './gauges.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createLog } from './logging.ts'
import { startWorker } from './worker.ts'

/** Requests that last longer than this are cut at the end. */
const LAST_REQUESTS_MS = 8_000

function configOrExit(): GatewayConfig {
  try {
    return readGatewayConfig(process.env)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}

/** Ends the process once, however many signals come. */
function onEnd(end: () => Promise<void>): void {
  let ending = false
  const once = (): void => {
    if (ending) return
    ending = true
    void end().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  process.on('disconnect', once)
}

const config = configOrExit()
const log = createLog(config.logLevel)
const pool = createPool({ connectionString: config.databaseUrl })
const db = dbOn(pool)

try {
  const applied = await migrate(db)
  if (applied.length > 0) log.info({ applied }, 'database migrated')
  const gateway = await createContext({ config, db, log })
  collectDefaultMetrics({ register: gateway.metrics.registry })
  registerGauges(gateway, pool)
  if (config.seed === 'demo') {
    const { seedDemo } = await import('./seed/seed-demo.ts')
    await seedDemo(gateway)
  }
  const app = await buildApp(gateway)
  const worker = startWorker(gateway)
  gateway.wakeWorker = worker.wake
  const auditor = startAuditor(gateway)
  const stopHousekeeping = startHousekeeping(gateway)
  await app.listen({ host: config.host, port: config.port })
  log.info({ commit: config.commitLabel || undefined, live: config.live }, 'gateway ready')
  const address = app.server.address()
  // Written at a clean end otherwise, and a process that is killed has none: the next start is the one in a hurry.
  flushCompileCache()
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : undefined })
  onEnd(async () => {
    setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS).unref()
    await app.close()
    await Promise.all([worker.stop(), auditor.stop(), stopHousekeeping(), gateway.rejectedEvents.stop()])
    await db.destroy()
    log.info('gateway stopped')
    log.flush()
  })
} catch (error) {
  log.fatal({ err: error }, 'gateway did not start')
  log.flush()
  process.exit(1)
}
