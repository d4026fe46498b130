import { readFileSync } from 'node:fs'

const MEGABYTE_KIB = 1024
const EVERY_MS = 50

/** Resident memory of a process, MiB. Reads /proc. */
export const residentMiB = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / MEGABYTE_KIB

/** The largest growth of a process from now on, MiB. */
export function watchGrowth(pid: number): { most: () => number; stop: () => number } {
  const before = residentMiB(pid)
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, residentMiB(pid) - before)), EVERY_MS)
  return {
    most: () => Math.round(most),
    stop: () => {
      clearInterval(timer)
      return Math.round(most)
    },
  }
}
