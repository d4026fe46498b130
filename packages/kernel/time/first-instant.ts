import { DAY_MS } from './durations.ts'
import { wallTime } from './zoned-time.ts'

/** No zone is a day away from UTC, but one that changes sides of the date line skips or repeats another day. */
const REACH_MS = 2 * DAY_MS

/**
 * The first instant at which the clock of the zone shows `wall` or later. A time that occurs twice, because the clock was set
 * back, is the earlier one; a time that the clock skipped is the end of the gap. `wall` and the answer are ms, `wall` as if it
 * were UTC.
 * @throws RangeError for an unknown IANA zone
 */
export function firstInstant(wall: number, zone: string) {
  const isReached = (instant: number) => wallTime(instant, zone) >= wall
  const around = [-REACH_MS, -DAY_MS / 2, 0, DAY_MS / 2, REACH_MS].map((away) => wall + away)
  const offsets = new Set(around.map((instant) => wallTime(instant, zone) - instant))
  const candidates = [...offsets].map((offset) => wall - offset).sort((a, b) => a - b)
  const exact = candidates.find((instant) => isReached(instant) && !isReached(instant - 1))
  return exact ?? endOfGap(wall - REACH_MS, wall + REACH_MS, isReached)
}

function endOfGap(before: number, after: number, isReached: (instant: number) => boolean) {
  let [low, high] = [before, after]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isReached(middle)) high = middle
    else low = middle
  }
  return high
}
