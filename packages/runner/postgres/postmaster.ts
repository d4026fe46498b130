import { spawn, type SpawnOptions, type StdioOptions } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnv, type ServerUser } from './server-user.ts'

export type PostmasterOptions = {
  postgres: string
  cluster: string
  port: number
  user: ServerUser
  logFile: string
  /** False only for tests: a crash of the machine may lose acknowledged rows. */
  durable: boolean
}

const READY_PATIENCE_MS = 60_000

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  // A socket file would need a directory with a short path that both users can reach.
  'unix_socket_directories=',
  'max_connections=120',
  // Entries of the evaluation queue live for a moment, and a search for the oldest reads all that are not vacuumed yet: with the
  // default of a minute, 60,000 at 1,000 a second.
  'autovacuum_naptime=10s',
  // Otherwise a killed client's statement runs to its end and keeps its locks. Windows refuses the setting.
  ...(process.platform === 'win32' ? [] : ['client_connection_check_interval=500ms']),
  'timezone=UTC',
  'log_timezone=UTC',
  // The detail of an error quotes the row, and its statement the values; personal data must not be in a log.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]
/** Tests have dozens of databases, of which autovacuum would visit one every fraction of a second. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum_naptime=60s']

const flags = ({ cluster, port, durable }: PostmasterOptions) => [
  '-D',
  cluster,
  '-p',
  String(port),
  ...[...SETTINGS, ...(durable ? [] : NOT_DURABLE)].flatMap((setting) => ['-c', setting]),
]

/**
 * A shell that waits for our end: its standard input closes when we die, also by `kill -9`, and it then asks the server
 * to stop. It waits a second, so that the gateway can finish first. A server that a busy disk keeps from ending is
 * stopped without its last checkpoint; the next start recovers from the log. If the watchdog is killed too, the next
 * start stops the stale server.
 */
const WATCHDOG = `read pid || exit 0; read _; sleep 1; kill -INT "$pid" 2>/dev/null
for _ in 1 2 3; do sleep 1; kill -0 "$pid" 2>/dev/null || exit 0; done; kill -QUIT "$pid" 2>/dev/null`

/** Sends its pid to the watchdog, closes the pipe, so that we alone hold it open, and becomes the server. */
const LAUNCHER = 'echo $$ >&3; exec 3>&-; exec "$0" "$@"'

/**
 * The watchdog starts first, and the server sends it its pid. If the server started first, our end between the two starts would leave
 * a server that nothing stops.
 */
function launch(program: string, args: string[], options: SpawnOptions, log: number | 'ignore') {
  if (process.platform === 'win32') return spawn(program, args, { ...options, stdio: ['ignore', log, log] })
  const watchdog = spawn('sh', ['-c', WATCHDOG], { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watchdog.on('error', () => {})
  watchdog.unref()
  const stdio: StdioOptions = ['ignore', log, log, watchdog.stdin]
  const server = spawn('sh', ['-c', LAUNCHER, program, ...args], { ...options, stdio })
  server.once('exit', () => watchdog.kill())
  return server
}

/** The eighth line of the pid file is the server's state, which `pg_ctl --wait` reads too. */
const isReady = (cluster: string, pid: number | undefined) => {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return false
  const lines = readFileSync(file, 'utf8').split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/**
 * Starts the server once and resolves when it accepts connections; rejects with the last lines of its log when it ends.
 */
export async function spawnPostmaster(options: PostmasterOptions) {
  const log = openLog(options.logFile)
  const child = launch(
    options.postgres,
    flags(options),
    {
      ...options.user,
      cwd: '/',
      env: serverEnv(),
      // A session of its own, so that Ctrl-C in the terminal reaches only the runner, which stops the gateway first.
      detached: true,
    },
    log,
  )
  if (log !== 'ignore') closeSync(log)
  let failure: string | null = null
  child.on('error', (error) => (failure ??= error.message))
  child.on('exit', (code, signal) => (failure ??= `PostgreSQL ended with ${signal ?? `code ${code}`}.`))
  for (let waited = 0; waited < READY_PATIENCE_MS; waited += 20) {
    if (failure !== null) throw new Error(`${String(failure)} ${tail(options.logFile)}`)
    if (isReady(options.cluster, child.pid)) return child
    await sleep(20)
  }
  child.kill('SIGQUIT')
  throw new Error(`PostgreSQL was not ready after ${READY_PATIENCE_MS / 1000} s. ${tail(options.logFile)}`)
}

/** The server must run even if its log cannot be opened. */
function openLog(file: string) {
  try {
    return openSync(file, 'a', 0o600)
  } catch {
    return 'ignore'
  }
}

/** The log may have been removed with its directory, which must not hide the error. */
function tail(file: string) {
  try {
    return `See ${file}:\n${readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n')}`
  } catch {
    return `There is no log in ${file}.`
  }
}
