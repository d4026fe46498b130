import { spawnSync } from 'node:child_process'
import { type CpuInfo, cpus } from 'node:os'
import { slowness } from './deadline.ts'

/** Time limits are for a quiet machine of two cores; on a busy or slow one they are multiplied by this, and by its slowness. */
const PATIENCE = 3

const QUIET_SHARE = 0.5
/** The time of an empty program of Node on a quiet machine. */
const QUIET_START_MS = 30
const STARTS = 5

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The share of processor time used between two samples, 0 to 1. */
function busyShare(before: readonly CpuInfo[], after: readonly CpuInfo[]): number {
  const all = (list: readonly CpuInfo[]) => sum(list.map(({ times }) => sum(Object.values(times))))
  const idle = (list: readonly CpuInfo[]) => sum(list.map(({ times }) => times.idle))
  return 1 - (idle(after) - idle(before)) / Math.max(1, all(after) - all(before))
}

function startMs(): number {
  const began = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - began
}

/** How many times slower programs start, also on a host whose other guests are busy: they take no time of this machine's processors. */
const slownessOfStarts = (): number => sum(Array.from({ length: STARTS }, startMs)) / (STARTS * QUIET_START_MS)

/** Measures how long something takes, and only when that is too long, whether the machine explains it. */
export class Watch {
  readonly #began = performance.now()
  readonly #before = cpus()

  get seconds(): number {
    return (performance.now() - this.#began) / 1000
  }

  /** The factor of time limits: 1 on a machine that was quiet since the start of this watch and is fast now, else PATIENCE and more. */
  patience(): number {
    const isQuiet = busyShare(this.#before, cpus()) < QUIET_SHARE
    const slow = Math.max(slowness(), slownessOfStarts())
    return isQuiet && slow < 2 ? 1 : Math.ceil(PATIENCE * slow)
  }

  /** The limit on this machine now of something that took so long. */
  limit(promised: number, took = this.seconds): number {
    return took <= promised ? promised : promised * this.patience()
  }
}
