import { LRUCache } from 'lru-cache'
import { firstInstant } from '@fanfare/kernel/time/first-instant.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'

/** The instants of one local day: start inclusive, end exclusive, in ms since the epoch. */
export interface DayBounds {
  readonly start: number
  readonly end: number
}

const bounds = new LRUCache<string, DayBounds>({ max: 20_000 })
const starts = new LRUCache<string, number>({ max: 20_000 })
// Every participant of an activity with daily tasks needs the same days, and the day of one join several times.
const days = new LRUCache<string, string>({ max: 20_000 })
const successors = new LRUCache<string, string>({ max: 20_000 })

/**
 * The day of `instant` in an IANA zone as `YYYY-MM-DD`. Depends only on the zone's rules, not on the process's TZ. Always inside its own `dayBounds`,
 * even if the clock shows midnight twice.
 * @throws RangeError for an unknown zone or a year outside 1..9999.
 */
export function dayKey(instant: number, zone: string) {
  const cacheKey = `${zone} ${instant}`
  const known = days.get(cacheKey)
  if (known !== undefined) return known
  const clockDay = dateText(wallTime(instant, zone))
  const next = nextDay(clockDay)
  const key = dayStart(next, zone) <= instant ? next : clockDay
  days.set(cacheKey, key)
  return key
}

/**
 * When the day begins and ends in the zone. It begins at 00:00 or, where clocks jump over midnight, at the end of the jump. A day that the zone
 * skipped is empty.
 * @throws RangeError for a key that is not a date of the calendar.
 */
export function dayBounds(key: string, zone: string) {
  const cacheKey = `${zone} ${key}`
  const known = bounds.get(cacheKey)
  if (known !== undefined) return known
  const day = { start: dayStart(key, zone), end: dayStart(nextDay(key), zone) }
  bounds.set(cacheKey, day)
  return day
}

/** The calendar day after `key`. */
export function nextDay(key: string) {
  const known = successors.get(key)
  if (known !== undefined) return known
  const next = dateText(utcMidnight(key) + DAY_MS)
  successors.set(key, next)
  return next
}

/** The calendar day before `key`. */
export const previousDay = (key: string) => dateText(utcMidnight(key) - DAY_MS)

function dayStart(key: string, zone: string) {
  const cacheKey = `${zone} ${key}`
  const known = starts.get(cacheKey)
  if (known !== undefined) return known
  const start = firstInstant(utcMidnight(key), zone)
  starts.set(cacheKey, start)
  return start
}

function utcMidnight(key: string) {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(key) ? Date.parse(`${key}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(instant) || dateText(instant) !== key) throw new RangeError(`${key} is no day of the calendar`)
  return instant
}

const dateText = (utc: number) => new Date(utc).toISOString().slice(0, 10)
