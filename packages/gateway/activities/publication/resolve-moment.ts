import { firstInstant } from '@fanfare/kernel/time/first-instant.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { DAY_MS } from '../../util/time/durations.ts'

const RELATIVE = /^([+-]\d{1,4})d (\d{2}):(\d{2})$/

/**
 * The instant (ms) of a moment in an activity file: an ISO instant, or `+20d 00:00`, a wall time in the activity's zone that
 * many days after the day of publication there. A wall time that a clock change skips is the first instant after it.
 */
export function resolveMoment(moment: string, publishedAt: number, timeZone: string): number {
  const relative = RELATIVE.exec(moment)
  if (!relative) return Date.parse(moment)
  const [, days, hours, minutes] = relative.map(Number)
  const today = wallTime(publishedAt, timeZone)
  const midnight = Math.floor(today / DAY_MS) * DAY_MS
  return firstInstant(midnight + Number(days) * DAY_MS + (Number(hours) * 60 + Number(minutes)) * 60_000, timeZone)
}
