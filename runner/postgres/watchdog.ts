import { type ChildProcess, spawn } from 'node:child_process'

/**
 * A shell that waits for our end: its standard input closes when we die, also by `kill -9`, and it then asks the server
 * to stop. The second of patience lets the gateway finish first; a server that a busy disk keeps from ending is ended
 * without its last checkpoint, whose work the next start does from the log. What kills this too leaves an orphan, which
 * the next start ends.
 */
export function spawnWatchdog(postmasterPid: number): ChildProcess | null {
  if (process.platform === 'win32') return null
  const script = `read _; sleep 1; kill -INT "$1" 2>/dev/null
for _ in 1 2 3; do sleep 1; kill -0 "$1" 2>/dev/null || exit 0; done; kill -QUIT "$1" 2>/dev/null`
  const watchdog = spawn('sh', ['-c', script, 'sh', String(postmasterPid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watchdog.on('error', () => {})
  watchdog.unref()
  return watchdog
}
