import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process is running, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/** The fields of /proc/PID/stat after the name; null when there is no such process. */
export const procFields = (pid: number) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in parentheses, which may contain blanks and parentheses itself.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

const isZombie = (pid: number) => procFields(pid)?.[0] === 'Z'

const ps = (pid: number, column: string) => {
  try {
    const args = ['-o', `${column}=`, '-p', String(pid)]
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
  } catch {
    return null
  }
}

/**
 * An opaque value for the start time of a process: with the pid it identifies a process, also after pids were reused.
 */
export const startMark = (pid: number) => procFields(pid)?.[19] ?? ps(pid, 'lstart')

/** Null without /proc. */
export const parentOf = (pid: number) => Number(procFields(pid)?.[1] ?? 0) || null

export function commandOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ps(pid, 'command')
  }
}

/** Linux counts time in these units, whatever the kernel's own clock. */
const TICKS_PER_S = 100

/** Processor seconds of our children that have ended, with those of their own; 0 without /proc. */
export function secondsOfEnded() {
  const fields = procFields(process.pid)
  return (Number(fields?.[13] ?? 0) + Number(fields?.[14] ?? 0)) / TICKS_PER_S
}

/** Waits until the process has ended; false when it still runs after `timeoutMs`. */
export async function waitForExit(pid: number, timeoutMs: number) {
  for (let waited = 0; waited < timeoutMs; waited += 25) {
    if (!isAlive(pid)) return true
    await sleep(25)
  }
  return !isAlive(pid)
}
