import { type ChildProcess, spawn } from 'node:child_process'

/**
 * A shell that waits for our end: its standard input closes when we die, also by `kill -9`, and it then asks the server
 * to stop. It waits a second, so that the gateway can finish first. A server that a busy disk keeps from ending is
 * stopped without its last checkpoint; the next start recovers from the log. If the watchdog is killed too, the next
 * start stops the stale server.
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
