import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { Chance } from '#gateway/util/chance.ts'

const HOURS = 24
/** Most people trade in the afternoon of Europe, which is the morning of America; a second, lower wave is Asia's. */
const BUSIEST_HOUR = 14
const wave = (hour: number, peak: number, perDay: number) => Math.cos((2 * Math.PI * perDay * (hour - peak)) / HOURS)

/** Saturday and Sunday, counted from Thursday, 1 January 1970. */
const WEEKEND = new Set([2, 3])
const WEEKDAYS_FACTOR = 1.06
const WEEKEND_FACTOR = 0.85

/** How busy the market is at an instant (ms), compared with its mean over a week, which is 1. Times are UTC. */
export function dayRhythm(at: number) {
  const hour = (at % DAY_MS) / HOUR_MS
  const ofDay = WEEKEND.has(Math.floor(at / DAY_MS) % 7) ? WEEKEND_FACTOR : WEEKDAYS_FACTOR
  return ofDay * (1 + 0.45 * wave(hour, BUSIEST_HOUR, 1) + 0.2 * wave(hour, BUSIEST_HOUR, 2))
}

/** The rhythm of the busiest instant of a week is below this. */
const BUSIEST = 2

/** A random whole ms of the day that contains `near`, more likely at busy hours; within the bounds, which are whole. */
export function busyInstant(chance: Chance, near: number, { from, until }: { from: number; until: number }) {
  const midnight = Math.floor(near / DAY_MS) * DAY_MS
  for (let tries = 0; tries < 20; tries += 1) {
    const at = midnight + chance.whole(DAY_MS)
    if (at >= from && at < until && chance.happens(dayRhythm(at) / BUSIEST)) return at
  }
  return Math.min(Math.max(Math.floor(near), from), until - 1)
}
