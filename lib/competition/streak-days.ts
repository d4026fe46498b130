import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { firstInstant } from '@fanfare/kernel/time/first-instant.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'

/** A day without a trade is open while it lasts and missed after it, unless it was before joining; days to come are next. */
export type DayState = 'traded' | 'missed' | 'before' | 'open' | 'next'

interface Schedule {
  /** ms */
  startTime: number
  endTime: number
  timeZone: string
}

/** `YYYY-MM-DD` in the zone. `ms` since the epoch. */
const dayOf = (ms: number, timeZone: string) => new Date(wallTime(ms, timeZone)).toISOString().slice(0, 10)

/** The days of an activity in its zone, `YYYY-MM-DD`. */
export function activityDays({ startTime, endTime, timeZone }: Schedule) {
  const [first, last] = [dayOf(startTime, timeZone), dayOf(endTime - 1, timeZone)]
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Days with a trade that counted. */
export const countTradedDays = (days: readonly { traded: boolean }[]) => days.filter(({ traded }) => traded).length

/** Each day with its state at `now`; `joinedAt` and `now` are ms. */
export function stateOfDays(
  days: readonly { day: string; traded: boolean }[],
  { startTime, endTime, timeZone }: Schedule,
  { now, joinedAt }: { now: number; joinedAt: number | null },
): { day: string; state: DayState }[] {
  const joined = joinedAt === null ? '' : dayOf(joinedAt, timeZone)
  const today = now < startTime ? '' : now >= endTime ? '9999' : dayOf(now, timeZone)
  return days.map(({ day, traded }) => ({
    day,
    state: traded ? 'traded' : day === today ? 'open' : day > today ? 'next' : day < joined ? 'before' : 'missed',
  }))
}

/** When the present day of the activity ends, ms. */
export const dayEndsAt = (now: number, { endTime, timeZone }: Schedule) =>
  Math.min(endTime, firstInstant(Date.parse(dayOf(now, timeZone)) + DAY_MS, timeZone))
