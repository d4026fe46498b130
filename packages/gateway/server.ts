import { setTimeout as sleep } from 'node:timers/promises'
import { collectDefaultMetrics } from 'prom-client'
import { drainServer } from '@fanfare/kernel/net/drain-server.ts'
import { buildApp } from './app.ts'
import { requireCountries } from './activities/eligibility.ts'
import { startAuditor } from './audit/online-auditor.ts'
import { readGatewayConfig, type GatewayConfig } from './config.ts'
import { buildConsole } from './console/build-console.ts'
import { createClock } from './clock.ts'
import type { GatewayContext } from './context.ts'
import { createContext } from './create-context.ts'
import { checkDatabase } from './db/check-database.ts'
import { describeClockOffset, readClockOffset } from './db/clock-offset.ts'
import { createPool, dbOn, refuseWrongPooler } from './db/client.ts'
import { startReplica } from './db/replica.ts'
import { startLogSignals } from './log/db/log-signals.ts'
import { missingMigrations } from './db/migrate.ts'
import { prepareDatabase } from './prepare-database.ts'
import { ownsLedger } from './db/rights.ts'
import { arePositionsAhead } from './seals/db/seal-positions.ts'
import { sqlState } from './db/transaction.ts'
import { startRedis } from './redis/start-redis.ts'
import { PART_RESTARTED } from '@fanfare/kernel/part-restarted.ts'
import { saveCompileCache } from '@fanfare/kernel/whole-files.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { registerGauges } from './telemetry/gauges.ts'
import { startEncryptingAgain } from './encrypt-again.ts'
import { startRetention } from './retention.ts'
import { createLog } from './telemetry/logging.ts'
import { createSealKeeper, startSealer } from './seals/seal-keeper.ts'
import { isDemoComplete } from './seed/is-demo-complete.ts'
import { startBoards } from './boards/snapshots/snapshot-due-boards.ts'
import { startActivityClock } from './live/start-activity-clock.ts'
import { startReviewWatch } from './staff/reviews/reviews.ts'
import { startLiveRecorder } from './live/live-events-of.ts'
import { startFinalSettlement } from './results/settle-ended.ts'
import { startMails } from './mails/start-mails.ts'
import { startMessages } from './messages/start-messages.ts'
import { startSchedules } from './staff/activities/schedules.ts'
import { beginPayoutService, startPayouts } from './payouts/start-payouts.ts'
import { startRebates } from './rebates/start-rebates.ts'
import { startForecasts } from './staff/forecasts/run-forecasts.ts'
import { startWebhooks } from './webhooks/start-webhooks.ts'
import { startWorker } from './evaluation/worker.ts'
import { repeat, type Repeating } from './util/repeat.ts'

const INSUFFICIENT_PRIVILEGE = '42501'
/** How long the server accepts requests after the signal. */
const GRACE_MS = 500
/** The history of a demonstration lets the first page have the processor for this long. */
const FIRST_PAGE_MS = 3_000
/** How often the machine's clock is compared with the database's. */
const CLOCK_EVERY_MS = 60_000
/** Connections whose requests last longer are closed at the end. */
const LAST_REQUESTS_MS = 8_000

function configOrExit(): GatewayConfig {
  try {
    return readGatewayConfig(process.env)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}

/** Runs `end` once, however many signals come. */
function onEnd(end: () => Promise<void>) {
  let ending = false
  const once = () => {
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
// Before the servers are created.
const traces = config.traces && (await import('./telemetry/traces.ts')).startGatewayTraces(config.traces)
const log = createLog(config.logLevel)
const pool = createPool({ connectionString: config.databaseUrl, isPooled: config.isPooled })
const db = dbOn(pool)

/** The runner migrates before it starts the gateway, so the gateway's role needs no right to do so. */
async function makeReady() {
  await checkDatabase(config.directUrl, config.isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
  if (config.isPooled) await refuseWrongPooler(db)
  const isReady = async () => (await missingMigrations(db)).length === 0 && (await arePositionsAhead(db))
  if (config.migrationUrl !== null || !(await isReady())) {
    const owner = config.migrationUrl ?? config.directUrl
    const applied = await prepareDatabase({ owner, gateway: config.directUrl }).catch((error: unknown) => {
      if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error
      throw new Error('The database must be migrated by the owner of its tables: set DATABASE_MIGRATION_URL', {
        cause: error,
      })
    })
    if (applied.length > 0) log.info({ applied }, 'database migrated')
  }
  // Its jobs would settle activities and let claims expire at the wrong time, for all instances.
  const fault = describeClockOffset(await readClockOffset(db, createClock()))
  if (fault !== null) throw new Error(`The clock of this machine ${fault}: synchronize it, then start again`)
  if (await ownsLedger(db))
    log.warn('the role of DATABASE_URL owns the tables and can disable their triggers; see DATABASE_MIGRATION_URL')
}

/** The part of a demonstration's seed that is left for when the server serves. */
interface SeedLeft {
  /** Past facts, which have their own clock: no job may run before they are written. */
  history: (() => Promise<void>) | null
  /** Files that may have changed since the start before. */
  files: (() => Promise<unknown>) | null
}

/**
 * Seeds the demonstration as far as its first pages need it. A gateway that was killed serves first: its predecessor has published the files.
 */
async function seedDemonstration(gateway: GatewayContext): Promise<SeedLeft> {
  const seed = async () => {
    const { seedAccounts, seedHistory } = await import('./seed/seed-demo.ts')
    const walk = await seedAccounts(gateway)
    return walk && (() => seedHistory(walk))
  }
  if (process.env[PART_RESTARTED] === '1' && (await isDemoComplete(gateway.db))) return { history: null, files: seed }
  return { history: await seed(), files: null }
}

/** Publishes the files of a demonstration once the first requests have their answers. */
async function publishLater(publish: () => Promise<unknown>): Promise<void> {
  await sleep(FIRST_PAGE_MS, undefined, { ref: false })
  await publish().catch((error: unknown) =>
    log.error({ err: error }, 'the files of the demonstration are not published'),
  )
}

/** Reports a clock that has become wrong since the start. */
const startClockWatch = ({ clock }: GatewayContext): Repeating =>
  repeat(
    async () => {
      const fault = describeClockOffset(await readClockOffset(db, clock))
      if (fault !== null) log.error(`CLOCK_OFF: the clock of this machine ${fault}`)
    },
    {
      name: 'clock',
      everyMs: CLOCK_EVERY_MS,
      log,
    },
  )

/**
 * Starts the jobs of boards, results, rebates, messages, forecasts and scheduled publications. Those of a new demonstration wait for its history,
 * which has its own clock.
 */
function startResults(
  gateway: GatewayContext,
  writeHistory: (() => Promise<void>) | null,
): { stop: () => Promise<unknown> } {
  let jobs: Pick<Repeating, 'stop'>[] = []
  let isStopping = false
  const start = () =>
    (jobs = [
      startBoards(gateway),
      startFinalSettlement(gateway),
      startRebates(gateway),
      startMessages(gateway),
      startForecasts(gateway),
      startSchedules(gateway),
      startPayouts(gateway),
    ])
  const startAfter = async (write: () => Promise<void>) => {
    await sleep(FIRST_PAGE_MS)
    if (isStopping) return
    // The next start of the gateway writes what is missing.
    gateway.history = await write().then(
      () => 'complete' as const,
      (error: unknown) => {
        if (!isStopping) log.error({ err: error }, 'the demonstration is not complete')
        return 'failed' as const
      },
    )
    if (!isStopping) start()
  }
  if (writeHistory === null) start()
  else void startAfter(writeHistory)
  return {
    stop: () => {
      isStopping = true
      return Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

/** When each stage of the start was over, ms since the process began. */
const stages: Record<string, number> = {}
const endStage = (name: string): void => void (stages[name] = Math.round(performance.now()))

try {
  endStage('modules')
  await makeReady()
  endStage('database')
  const gateway = await createContext({ config, db, log })
  await requireCountries(gateway)
  gateway.redis = await startRedis(gateway)
  const replica = config.replicaUrl === null ? null : startReplica(db, { connectionString: config.replicaUrl, log })
  gateway.replica = replica
  collectDefaultMetrics({ register: gateway.metrics.registry })
  registerGauges(gateway, pool)
  const left = config.seed === 'demo' ? await seedDemonstration(gateway) : { history: null, files: null }
  const writeHistory = left.history
  endStage('seed')
  gateway.logSignals = startLogSignals({
    connectionString: config.directUrl,
    onError: (error) => log.warn({ err: error }, 'the notifications of the log failed'),
  })
  const stopWatching = config.watchesActivities ? (await import('./seed/watch-files.ts')).watchFiles(gateway) : null
  const app = await buildApp(gateway)
  if (writeHistory !== null) gateway.history = 'being written'
  const worker = startWorker(gateway)
  gateway.wakeWorker = worker.wake
  const keeper = createSealKeeper(gateway, config.anchorFile)
  const auditor = startAuditor(gateway, { checkSeals: keeper.check })
  const sealer = startSealer(gateway, keeper)
  const retention = startRetention(gateway)
  const encryptingAgain = startEncryptingAgain(gateway)
  const recorder = startLiveRecorder(gateway)
  const announcer = startActivityClock(gateway)
  const reviewWatch = startReviewWatch(gateway)
  const webhooks = await startWebhooks(gateway)
  const mails = startMails(gateway)
  const clockWatch = startClockWatch(gateway)
  await beginPayoutService(gateway)
  await app.listen({ host: config.host, port: config.port })
  const { console } = config
  const consoleApp = console && (await buildConsole(gateway, console))
  if (console) await consoleApp?.listen({ host: console.host, port: console.port })
  if (config.mail?.via.kind === 'folder')
    log.info({ folder: config.mail.via.folder }, 'mails are written to files, because MAIL_URL is not set')
  endStage('ready')
  const { live, commitLabel } = config
  log.info({ version: VERSION, commit: commitLabel || undefined, live, stages }, 'gateway ready')
  const address = app.server.address()
  const results = startResults(gateway, writeHistory)
  const rate = config.simulatorRate
  const simulator = rate > 0 ? (await import('./simulator/start-simulator.ts')).startSimulator(gateway, { rate }) : null
  saveCompileCache()
  if (left.files !== null) void publishLater(left.files)
  onEnd(async () => {
    stopWatching?.()
    await simulator?.stop()
    await Promise.all(
      [app, consoleApp].map(async (server) => {
        if (server === null) return
        await drainServer(server.server, GRACE_MS, { untilUnused: true })
        setTimeout(() => server.server.closeAllConnections(), LAST_REQUESTS_MS).unref()
        await server.close()
      }),
    )
    await Promise.all(
      [
        worker,
        auditor,
        retention,
        encryptingAgain,
        recorder,
        announcer,
        reviewWatch,
        results,
        webhooks,
        mails,
        clockWatch,
        gateway.rejectedEvents,
      ].map((job): Promise<unknown> => job.stop()),
    )
    await Promise.all([gateway.logSignals.stop(), gateway.redis.stop()])
    await Promise.all([sealer.stop(), replica?.stop()])
    await db.destroy()
    await traces?.stop()
    log.info('gateway stopped')
    log.flush()
  })
  // Last, so that the handler of signals exists when the parent answers this message with one.
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : undefined })
} catch (error) {
  log.fatal({ err: error }, 'gateway did not start')
  log.flush()
  process.exit(1)
}
