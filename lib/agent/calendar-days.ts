import { zonedTime } from '@fanfare/kernel/time/zoned-time.ts'

const DAY = 86_400_000

/** Midnight of a calendar day as if it were in UTC, ms: for formatting with the zone `UTC`. `day`: YYYY-MM-DD. */
export const dayInstant = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The last calendar days of a zone, oldest first, ending with the day of `now` (ms). @throws RangeError for an unknown zone */
export function lastDays(now: number, timeZone: string, count: number): string[] {
  const { year, month, day } = zonedTime(now, timeZone)
  const today = Date.UTC(year, month - 1, day)
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}
