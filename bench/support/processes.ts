import { readdirSync, readFileSync } from 'node:fs'
import { parentOf, procFields } from '@fanfare/runner/processes/processes.ts'

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100
const KIB = 1024

/** utime, stime, and both of ended children. */
const TIMES = [11, 12, 13, 14]

/** A process and its children, as PostgreSQL has. */
export function familyOf(pid: number) {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return [pid, ...pids.filter((other) => parentOf(other) === pid)]
}

/** Processor time, user and system, of these processes so far, s. */
export const cpuSeconds = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => {
    const stat = procFields(pid)
    return sum + TIMES.reduce((ticks, field) => ticks + Number(stat?.[field] ?? 0), 0) / TICKS_PER_SECOND
  }, 0)

/** Memory, bytes; shared memory counts once (proportional set size). */
export const memoryBytes = (pid: number) =>
  Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * KIB
