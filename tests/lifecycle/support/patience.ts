import { spawnSync } from 'node:child_process'
import { type CpuInfo, cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { slowness } from '@fanfare/kernel/testing/deadline.ts'

/** Time limits are for a quiet machine of two cores; on a busy or slow one they are multiplied by this, and by its slowness. */
export const PATIENCE = 3

const QUIET_SHARE = 0.5
const LOOK_MS = 500
/** An empty program of Node ends within half of this. */
const SLOW_START_MS = 60
const STARTS = 5

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The share of processor time used between two samples, 0 to 1. */
export function busyShare(before: readonly CpuInfo[], after: readonly CpuInfo[]): number {
  const all = (list: readonly CpuInfo[]) => sum(list.map(({ times }) => sum(Object.values(times))))
  const idle = (list: readonly CpuInfo[]) => sum(list.map(({ times }) => times.idle))
  return 1 - (idle(after) - idle(before)) / Math.max(1, all(after) - all(before))
}

function startMs(): number {
  const began = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - began
}

/** Whether programs start slowly, as on a host whose other guests are busy: that takes no time of this machine's processors. */
const isSlow = (): boolean => sum(Array.from({ length: STARTS }, startMs)) > STARTS * SLOW_START_MS

/**
 * The factor of time limits: 1 on a machine that is quiet and fast now, else PATIENCE and more. The load average would still count the
 * tests of the last minute.
 */
export async function patienceNow(): Promise<number> {
  const before = cpus()
  await sleep(LOOK_MS)
  return busyShare(before, cpus()) < QUIET_SHARE && !isSlow() ? 1 : Math.ceil(PATIENCE * slowness())
}

/** The limit as a run prints it. */
export const allowance = (promised: number, patience: number): string =>
  patience === 1 ? `promised: ${promised} s` : `promised: ${promised} s; ${promised * patience} s on this busy machine`
