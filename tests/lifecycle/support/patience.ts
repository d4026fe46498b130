import { type CpuInfo, cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Promises are stated for a quiet machine of two cores; a busy one gets this much more time before a test fails. */
export const PATIENCE = 3

const QUIET_SHARE = 0.5
const LOOK_MS = 500

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** How much of the processors' time was used between two looks at them, 0 to 1. */
export function busyShare(before: readonly CpuInfo[], after: readonly CpuInfo[]): number {
  const all = (list: readonly CpuInfo[]) => sum(list.map(({ times }) => sum(Object.values(times))))
  const idle = (list: readonly CpuInfo[]) => sum(list.map(({ times }) => times.idle))
  return 1 - (idle(after) - idle(before)) / Math.max(1, all(after) - all(before))
}

/**
 * By how much a test multiplies a promised time: 1 on a machine that is quiet now, else PATIENCE. Not by the load average,
 * which remembers for a minute what the tests before did.
 */
export async function patienceNow(): Promise<number> {
  const before = cpus()
  await sleep(LOOK_MS)
  return busyShare(before, cpus()) < QUIET_SHARE ? 1 : PATIENCE
}

/** For what a run prints. */
export const allowance = (promised: number, patience: number): string =>
  patience === 1 ? `promised: ${promised} s` : `promised: ${promised} s; ${promised * patience} s on this busy machine`
