import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
export async function stopPostmaster(pid: number): Promise<void> {
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
export async function stopStaleServer(cluster: string, log: (line: string) => void) {
  const pid = postmasterPid(cluster)
  if (pid === null || !isAlive(pid)) return
  if (!commandOf(pid)?.includes('postgres')) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  log(`Stopping the PostgreSQL that an earlier run left behind (process ${pid}).`)
  await stopPostmaster(pid)
}
