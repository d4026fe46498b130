import { DAY_MS } from '../time/durations.ts'
import { wallTime } from '../time/wall-time.ts'

const RELATIVE = /^([+-]\d{1,4})d (\d{2}):(\d{2})$/

/**
 * The instant (ms) of a file's moment: an ISO instant as it stands, or `+20d 00:00`, a wall time in the activity's zone so
 * many days after the day of publication there. A wall time that a clock change skips is the first instant after it.
 */
export function resolveMoment(moment: string, publishedAt: number, timeZone: string): number {
  const relative = RELATIVE.exec(moment)
  if (!relative) return Date.parse(moment)
  const [, days, hours, minutes] = relative.map(Number)
  const today = wallTime(publishedAt, timeZone)
  const midnight = Math.floor(today / DAY_MS) * DAY_MS
  return instantOf(midnight + Number(days) * DAY_MS + (Number(hours) * 60 + Number(minutes)) * 60_000, timeZone)
}

/** Of the offsets around the wall time: the earlier instant where it happens twice, the one after the gap where it never does. */
function instantOf(wall: number, timeZone: string): number {
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => wallTime(near, timeZone) - near)
  const candidates = offsets.map((offset) => wall - offset)
  const exact = candidates.filter((candidate) => wallTime(candidate, timeZone) === wall)
  return exact.length > 0
    ? Math.min(...exact)
    : endOfGap(Math.min(...candidates), Math.max(...candidates), wall, timeZone)
}

function endOfGap(before: number, after: number, wall: number, timeZone: string): number {
  let [low, high] = [before, after]
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (wallTime(middle, timeZone) < wall) low = middle
    else high = middle
  }
  return high
}
