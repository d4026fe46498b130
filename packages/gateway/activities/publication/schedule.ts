import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { DAY_MS } from '../../util/time/durations.ts'
import { resolveMoment } from './resolve-moment.ts'

/** A demonstration with less time left is prolonged, because contract §8 promises 7 days. */
const KEPT_OPEN_MS = 8 * DAY_MS

export interface Published {
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
export function scheduleFor(file: Moments, published: Published | null, now: number): Times {
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
