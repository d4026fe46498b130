import { type ChildProcess, spawn } from 'node:child_process'

/** Longer than a part needs to end automatically (`exit-with-parent.ts`), s. */
const GRACE_SECONDS = 8

/**
 * A shell that waits for our end, also by `kill -9`, and then kills the process group of a part that does not end. It
 * is a separate process, because a part that hangs cannot rely on its own timer. Null on Windows.
 */
export function guardGroup(pid: number, graceSeconds = GRACE_SECONDS): ChildProcess | null {
  if (process.platform === 'win32') return null
  const script = `: guard; read _
for _ in $(seq ${graceSeconds}); do sleep 1; kill -0 "-$1" 2>/dev/null || exit 0; done; kill -9 "-$1" 2>/dev/null`
  const guard = spawn('sh', ['-c', script, 'sh', String(pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.on('error', () => {})
  guard.unref()
  return guard
}
