const QUARTER = 900_000
const HOUR = 3_600_000
/** A local midnight is at most so far from the midnight of UTC. */
const FURTHEST = 26 * HOUR

/** The calendar of a time zone. Days are `YYYY-MM-DD`. */
export interface ZonedDays {
  dayOf: (at: number) => string
  /** The first instant of the day, or of the next one that exists, if the zone skips it. */
  startOf: (day: string) => number
  /** The days from that of `from` to that of `until`, both included. */
  daysBetween: (from: number, until: number) => string[]
}

const calendars = new Map<string, ZonedDays>()

/** The day after this one in the calendar, whatever the zone. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10)

export function zonedDays(timeZone: string): ZonedDays {
  const known = calendars.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  /** Days change at a quarter of an hour in every zone, so all instants of a quarter have the same day. */
  const dayOfQuarter = new Map<number, string>()
  const starts = new Map<string, number>()

  const dayOf = (at: number): string => {
    const quarter = Math.floor(at / QUARTER)
    let day = dayOfQuarter.get(quarter)
    if (day === undefined) dayOfQuarter.set(quarter, (day = format.format(quarter * QUARTER)))
    return day
  }

  const startOf = (day: string): number => {
    let start = starts.get(day)
    if (start !== undefined) return start
    const noon = Math.floor(Date.parse(`${day}T00:00:00Z`) / QUARTER)
    let before = noon - FURTHEST / QUARTER
    let after = noon + FURTHEST / QUARTER
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (dayOf(middle * QUARTER) < day) before = middle
      else after = middle
    }
    starts.set(day, (start = after * QUARTER))
    return start
  }

  const daysBetween = (from: number, until: number): string[] => {
    const days: string[] = []
    for (let day = dayOf(from); day <= dayOf(until); day = dayAfter(day))
      if (dayOf(startOf(day)) === day) days.push(day)
    return days
  }

  const calendar = { dayOf, startOf, daysBetween }
  calendars.set(timeZone, calendar)
  return calendar
}
