import { once } from 'node:events'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writePrivateJson } from '@fanfare/kernel/whole-files.ts'
import { freePort } from '../processes/free-port.ts'
import { locateBinaries } from './binaries.ts'
import { locateCluster } from './data-location.ts'
import { clusterExists, initCluster } from './init-cluster.ts'
import { spawnPostmaster, type PostmasterOptions } from './postmaster.ts'
import { AUDITOR, DATABASE, ensureRoles, GATEWAY, OWNER } from './roles.ts'
import { clusterSecrets } from './secrets.ts'
import { serverUser } from './server-user.ts'
import { stopPostmaster, stopStaleServer } from './stale-server.ts'

export type EmbeddedPostgres = {
  /** For the gateway: its rights on the tables of the database `fanfare` come with the migrations. */
  url: string
  /** For migrations alone: the owner of the tables. */
  ownerUrl: string
  /** For auditors: may only read what migrations granted to `fanfare_auditor`. */
  auditorUrl: string
  /** The superuser, database `postgres`: for tests that create databases. */
  adminUrl: string
  stop(): Promise<void>
}

type Options = { dataDir: string; log: (line: string) => void; durable?: boolean }

/** Often at first: the killed server's last processes end within a second. Then for as long as it takes, such as a full disk. */
const RESTART_DELAYS_MS = [50, 100, 100, 200, 200, 400, 400, 1000, 2000]
const FIRST_START_ATTEMPTS = 4

/** Starts a server and restarts it on the same port when it dies, until `stop`. */
async function keepRunning(options: PostmasterOptions, log: (line: string) => void) {
  let stopping = false
  let child = await spawnPostmaster(options)
  const watch = () => {
    child.once('exit', () => {
      if (!stopping) void revive()
    })
  }
  const revive = async () => {
    log('PostgreSQL ended unexpectedly; starting it again.')
    const ended = performance.now()
    let said = ''
    for (let attempt = 0; !stopping; attempt += 1) {
      await sleep(RESTART_DELAYS_MS[attempt] ?? 2000)
      if (stopping) return
      try {
        await stopStaleServer(options.cluster, log)
        const started = performance.now()
        child = await spawnPostmaster(options)
        watch()
        const [all, recovery] = [ended, started].map((since) => Math.round(performance.now() - since))
        log(`PostgreSQL serves again after ${all} ms, of which its recovery took ${recovery} ms.`)
        return
      } catch (error) {
        const { message } = error as Error
        // The last line of its log, without times and numbers of processes.
        const reason = message.slice(message.lastIndexOf('\n')).replaceAll(/\d/g, '')
        if (reason !== said) log(`PostgreSQL did not start; it is tried again until it does. ${message}`)
        said = reason
      }
    }
  }
  watch()
  return async () => {
    stopping = true
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
    await Promise.all([once(child, 'exit'), stopPostmaster(child.pid)])
  }
}

/** Another program may take the chosen port before the start, and old backends may need a moment to end. */
async function startOnFreePort(base: Omit<PostmasterOptions, 'port'>, log: Options['log']) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    try {
      return { port, stop: await keepRunning({ ...base, port }, log) }
    } catch (error) {
      if (attempt === FIRST_START_ATTEMPTS) throw error
      await sleep(500 * attempt)
    }
  }
}

/**
 * Starts the embedded PostgreSQL of a data directory (created when missing) on a free port of 127.0.0.1 and writes
 * `postgres.json` for auditors. The caller must have the lock of `dataDir` (see `data-dir-lock.ts`): a server that
 * already runs there is stale and is stopped. Errors are sentences for the user.
 */
export async function startPostgres({ dataDir, log, durable = true }: Options): Promise<EmbeddedPostgres> {
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  const home = realpathSync(dataDir)
  const { cluster, user } = locateCluster(home, serverUser())
  const binaries = locateBinaries(user, home)
  const secrets = clusterSecrets(home, clusterExists(cluster))
  if (clusterExists(cluster)) await stopStaleServer(cluster, log)
  else await initCluster(binaries.initdb, cluster, secrets.admin, user)
  const logFile = join(home, 'logs', 'postgres.log')
  const { port, stop } = await startOnFreePort({ postgres: binaries.postgres, cluster, user, logFile, durable }, log)
  const urlOf = (role: string, password: string, database: string) =>
    `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  try {
    await ensureRoles(urlOf, secrets)
    const auditor = { host: '127.0.0.1', port, database: DATABASE, user: AUDITOR, password: secrets.auditor }
    writePrivateJson(join(home, 'postgres.json'), auditor)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: urlOf(GATEWAY, secrets.gateway, DATABASE),
    ownerUrl: urlOf(OWNER, secrets.owner, DATABASE),
    auditorUrl: urlOf(AUDITOR, secrets.auditor, DATABASE),
    adminUrl: urlOf('postgres', secrets.admin, 'postgres'),
    stop,
  }
}
