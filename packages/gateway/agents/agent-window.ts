import { isTimeZone } from '@fanfare/activities/time-zone.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { bucketOf } from '#gateway/facts/tallies/tally-line.ts'
import { Malformed } from '../util/domain-error.ts'
import { dayBounds, dayKey } from '../util/time/zoned-day.ts'

/** The days of a list of an agent, in the zone of the query. */
export interface AgentWindow {
  timeZone: string
  /** Every day from the first to the last, `YYYY-MM-DD`. */
  days: readonly string[]
  /** Where each day begins and the last one ends, in quarters of an hour since the epoch: one more than days, ascending. */
  bounds: readonly number[]
  today: string
}

export const DEFAULT_DAYS = 30
const MOST_DAYS = 366
/** Earlier offsets of zones were not whole quarters of an hour, and later years have five digits. */
const [FIRST_DAY, LAST_DAY] = ['1973-01-01', '9998-12-31']

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The calendar day `days` later, or earlier if negative. */
export const addDays = (day: string, days: number) => new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10)

function checkDay(path: string, day: string) {
  if (Number.isNaN(utcOf(day)) || addDays(day, 0) !== day) throw new Malformed(path, 'is no day of the calendar')
  if (day < FIRST_DAY || day > LAST_DAY) throw new Malformed(path, `must be between ${FIRST_DAY} and ${LAST_DAY}`)
}

/** The window of these days, both inclusive. A day that begins at a missing hour begins at its first instant. */
function windowOf(from: string, to: string, timeZone: string, now: number): AgentWindow {
  const days = Array.from({ length: (utcOf(to) - utcOf(from)) / DAY_MS + 1 }, (_, index) => addDays(from, index))
  const bounds = days.map((day) => bucketOf(dayBounds(day, timeZone).start))
  return { timeZone, days, bounds: [...bounds, bucketOf(dayBounds(to, timeZone).end)], today: dayKey(now, timeZone) }
}

/**
 * The window of a query (contract §6): by default the last 30 days up to today.
 * @throws DomainError 40000 that names `timeZone`, `from` or `to`
 */
export function agentWindow(
  { from, to, timeZone }: { from?: string | undefined; to?: string | undefined; timeZone: string },
  now: number,
): AgentWindow {
  if (!isTimeZone(timeZone)) throw new Malformed('timeZone', 'must be an IANA time zone')
  const last = to ?? dayKey(now, timeZone)
  checkDay('to', last)
  const first = from ?? addDays(last, 1 - DEFAULT_DAYS)
  checkDay('from', first)
  if (first > last) throw new Malformed('from', 'must not be after the last day')
  if (utcOf(last) - utcOf(first) >= MOST_DAYS * DAY_MS)
    throw new Malformed('from', `must be at most ${MOST_DAYS} days before the last day`)
  return windowOf(first, last, timeZone, now)
}

/** The window of as many days right before. */
export function windowBefore({ days, timeZone }: AgentWindow, now: number): AgentWindow {
  const [first = ''] = days
  return windowOf(addDays(first, -days.length), addDays(first, -1), timeZone, now)
}
