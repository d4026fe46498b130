import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { firstInstant } from '@fanfare/kernel/time/first-instant.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'

const RELATIVE = /^([+-]\d{1,4})d (\d{2}):(\d{2})$/

/**
 * The instant (ms) of a moment in an activity file: an ISO instant, or `+20d 00:00`, a wall time in the activity's zone that
 * many days after the day of publication there. A wall time that a clock change skips is the first instant after it.
 */
export function resolveMoment(moment: string, publishedAt: number, timeZone: string) {
  const relative = RELATIVE.exec(moment)
  if (!relative) return Date.parse(moment)
  const [, days, hours, minutes] = relative.map(Number)
  const today = wallTime(publishedAt, timeZone)
  const midnight = Math.floor(today / DAY_MS) * DAY_MS
  return firstInstant(midnight + Number(days) * DAY_MS + (Number(hours) * 60 + Number(minutes)) * 60_000, timeZone)
}

/** A demonstration with less time left is prolonged, because contract §8 promises 7 days. */
const KEPT_OPEN_MS = 8 * DAY_MS

interface Published {
  publishedAt: number
  endTime: number
  /** Whether a user has joined. */
  joined: boolean
}

interface Times {
  startTime: number
  endTime: number
}

type Moments = Pick<ActivityFile, 'startTime' | 'endTime' | 'timeZone'>

/** Relative times count from the first publication, so that another publication does not move them (ACT-9). */
export function scheduleFor(file: Moments, published: Pick<Published, 'publishedAt'> | null, now: number): Times {
  return resolve(file, published?.publishedAt ?? now)
}

/** Like `scheduleFor`, but a start or end that is in the future by the file stays in the future. For demonstrations. */
export function scheduleKeptOpen(file: Moments, published: Published | null, now: number): Times {
  const planned = scheduleFor(file, published, now)
  if (published === null || !file.endTime.startsWith('+')) return planned
  if (file.startTime.startsWith('+') && !published.joined) return resolve(file, now)
  const { endTime } = resolve(file, now)
  if (published.endTime - now >= Math.min(KEPT_OPEN_MS, endTime - now))
    return { ...planned, endTime: published.endTime }
  return { ...planned, endTime }
}

const resolve = ({ startTime, endTime, timeZone }: Moments, publishedAt: number): Times => ({
  startTime: resolveMoment(startTime, publishedAt, timeZone),
  endTime: resolveMoment(endTime, publishedAt, timeZone),
})
