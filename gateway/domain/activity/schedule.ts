import type { ActivityFile } from '#activities/schema.ts'
import { DAY_MS } from '../time/durations.ts'
import { resolveMoment } from './resolve-moment.ts'

/** A demonstration that would end sooner is prolonged: contract §8 promises 7 days. */
const KEPT_OPEN_MS = 8 * DAY_MS

export interface Published {
  publishedAt: number
  endTime: number
  /** Whether anybody has joined. */
  joined: boolean
}

interface Times {
  startTime: number
  endTime: number
}

type Moments = Pick<ActivityFile, 'startTime' | 'endTime' | 'timeZone'>

/** Relative moments count from the first publication, so that publishing again moves nothing (ACT-9). */
export function scheduleFor(file: Moments, published: Published | null, now: number): Times {
  return resolve(file, published?.publishedAt ?? now)
}

/** As `scheduleFor`, but what the file has ahead stays ahead, however long ago it was first published: for demonstrations. */
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
