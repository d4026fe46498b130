import { residentMiB } from '@fanfare/gateway/testing/spawn-gateway.ts'

const EVERY_MS = 50

/** The largest growth of a process from now on, MiB. */
export function watchGrowth(pid: number): { stop: () => number } {
  const before = residentMiB(pid)
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, residentMiB(pid) - before)), EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return Math.round(most)
    },
  }
}
