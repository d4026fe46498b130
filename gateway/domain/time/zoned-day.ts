import { LRUCache } from 'lru-cache'
import { DAY_MS } from './durations.ts'
import { wallTime } from './wall-time.ts'

/** The instants of one local day: start inclusive, end exclusive, in ms since the epoch. */
export interface DayBounds {
  start: number
  end: number
}

/** Farther than any zone is from UTC, with room for the few that changed sides of the date line. */
const REACH = 2 * DAY_MS

interface WallClock {
  key: string
  /** Local minus UTC, in ms. */
  offset: number
}

const starts = new LRUCache<string, number>({ max: 20_000 })

/**
 * The day of `instant` in an IANA zone as `YYYY-MM-DD`. Depends on the zone's rules alone, not on the process's TZ.
 * Always inside its own `dayBounds`, even where the wall clock runs through midnight twice.
 * @throws RangeError for an unknown zone or a year outside 1..9999.
 */
export function dayKey(instant: number, zone: string): string {
  const { key } = wallClock(instant, zone)
  const next = nextDay(key)
  return dayStart(next, zone) <= instant ? next : key
}

/**
 * When the day begins and ends in the zone. It begins at the first instant whose local date is `key` or later: 00:00,
 * or, where clocks jump over midnight, the moment they land. A day that the zone skipped is empty.
 * @throws RangeError for a key that is no date of the calendar.
 */
export function dayBounds(key: string, zone: string): DayBounds {
  return { start: dayStart(key, zone), end: dayStart(nextDay(key), zone) }
}

/** The calendar day after `key`. */
export function nextDay(key: string): string {
  return dateText(utcMidnight(key) + DAY_MS)
}

function dayStart(key: string, zone: string): number {
  const cacheKey = `${zone} ${key}`
  const known = starts.get(cacheKey)
  if (known !== undefined) return known
  const found = findDayStart(key, zone)
  starts.set(cacheKey, found)
  return found
}

function findDayStart(key: string, zone: string): number {
  const midnight = utcMidnight(key)
  const reached = (instant: number) => wallClock(instant, zone).key >= key
  const offsets = [-REACH, -DAY_MS / 2, 0, DAY_MS / 2, REACH].map((away) => wallClock(midnight + away, zone).offset)
  const candidates = [...new Set(offsets)].map((offset) => midnight - offset).sort((a, b) => a - b)
  // The usual day: with one of the offsets around it, 00:00 exists or is the very instant of the jump.
  const exact = candidates.find((instant) => reached(instant) && !reached(instant - 1))
  if (exact !== undefined) return exact
  // Clocks jumped from before midnight to after it: the day begins where they land.
  let before = midnight - REACH
  let after = midnight + REACH
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (reached(middle)) after = middle
    else before = middle
  }
  return after
}

function wallClock(instant: number, zone: string): WallClock {
  const local = wallTime(instant, zone)
  return { key: dateText(local), offset: local - Math.floor(instant / 1000) * 1000 }
}

function utcMidnight(key: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(key) ? Date.parse(`${key}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(instant) || dateText(instant) !== key) throw new RangeError(`${key} is no day of the calendar`)
  return instant
}

const dateText = (utc: number) => new Date(utc).toISOString().slice(0, 10)
