import { wallTime } from '#lib/time/zoned-time.ts'

const DAY_MS = 86_400_000
/** The most days of a list (contract §6). */
export const MOST_DAYS = 366

export const PERIODS = ['today', 'yesterday', '7d', '30d', '90d', 'month', 'last_month', 'custom'] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD: Period = '30d'

/** Calendar days `YYYY-MM-DD`, both inclusive. */
export interface Days {
  from: string
  to: string
}

/** The calendar day of an instant (ms since the epoch) in an IANA zone. */
export const dayOf = (ms: number, timeZone: string): string =>
  new Date(wallTime(ms, timeZone)).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Both ends included. */
export const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** All days of a period, oldest first. */
export const listDays = (days: Days): string[] =>
  Array.from({ length: countDays(days) }, (_, index) => addDays(days.from, index))

/** False for `2026-02-31`, which the pattern of the contract accepts. */
export function isRealDay(day: string): boolean {
  const ms = Date.parse(day)
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === day
}

/** Days that a list accepts: from a day up to a later or the same one, not too many. */
export const isRange = (days: Partial<Days>): days is Days =>
  days.from !== undefined && days.to !== undefined && days.from <= days.to && countDays(days as Days) <= MOST_DAYS

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`

/** The days of a period that ends today in the zone. `custom` has days of its own. */
export function periodDays(period: Exclude<Period, 'custom'>, now: number, timeZone: string): Days {
  const today = dayOf(now, timeZone)
  const yesterday = addDays(today, -1)
  const beforeMonth = addDays(monthStart(today), -1)
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    '7d': { from: addDays(today, -6), to: today },
    '30d': { from: addDays(today, -29), to: today },
    '90d': { from: addDays(today, -89), to: today },
    month: { from: monthStart(today), to: today },
    last_month: { from: monthStart(beforeMonth), to: beforeMonth },
  }[period]
}
