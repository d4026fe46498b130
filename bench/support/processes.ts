import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100
const KIB = 1024

/** The fields of /proc/PID/stat after the name, which may contain spaces; null when there is no such process. */
function statOf(pid: number) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  try {
    const text = readFileSync(file, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

const PARENT = 1
/** utime, stime, and both of ended children. */
const TIMES = [11, 12, 13, 14]

/** A process and its children, as PostgreSQL has. */
export function familyOf(pid: number) {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return [pid, ...pids.filter((other) => Number(statOf(other)?.[PARENT]) === pid)]
}

/** Processor time, user and system, of these processes so far, s. */
export const cpuSeconds = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => {
    const stat = statOf(pid)
    return sum + TIMES.reduce((ticks, field) => ticks + Number(stat?.[field] ?? 0), 0) / TICKS_PER_SECOND
  }, 0)

/** Memory, bytes; shared memory counts once (proportional set size). */
export const memoryBytes = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => {
    const file = `/proc/${pid}/smaps_rollup`
    const kib = existsSync(file) ? /^Pss: +(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined
    return sum + Number(kib ?? 0) * KIB
  }, 0)
