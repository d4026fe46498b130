import { DAY_MS } from '#gateway/util/time/durations.ts'
import type { Chance } from '#gateway/util/chance.ts'
import { dayRhythm } from './day-rhythm.ts'

/** The busiest instant of a week has less than this part of the mean. */
const BUSIEST = 2

/** A random instant of the day that contains `near`, more likely at busy hours; within the bounds, ms. */
export function busyInstant(chance: Chance, near: number, { from, until }: { from: number; until: number }): number {
  const midnight = Math.floor(near / DAY_MS) * DAY_MS
  for (let tries = 0; tries < 20; tries += 1) {
    const at = midnight + chance.whole(DAY_MS)
    if (at >= from && at < until && chance.happens(dayRhythm(at) / BUSIEST)) return at
  }
  return Math.min(Math.max(near, from), until - 1)
}
