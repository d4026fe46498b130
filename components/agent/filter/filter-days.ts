import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { serverNow } from '#lib/http/clock.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'

dayjs.extend(utc)

const DAY = 'YYYY-MM-DD'
/** The most days of a list (contract §6). */
export const MOST_DAYS = 366

export const PERIODS = ['today', 'yesterday', '7d', '30d', '90d', 'month', 'last_month', 'custom'] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD = '30d'

/** Calendar days `YYYY-MM-DD`, both inclusive. */
export interface Days {
  from: string
  to: string
}

/** The calendar day of an instant (ms since the epoch) in an IANA zone. `wallTime` alone reads zones (ADR 0106). */
export const dayOf = (ms: number, timeZone: string) => dayjs.utc(wallTime(ms, timeZone)).format(DAY)

export const addDays = (day: string, count: number) => dayjs.utc(day).add(count, 'day').format(DAY)

/** Both ends included. */
export const countDays = ({ from, to }: Days) => dayjs.utc(to).diff(from, 'day') + 1

/** All days of a period, oldest first. */
export const listDays = (days: Days) => Array.from({ length: countDays(days) }, (_, index) => addDays(days.from, index))

/** False for `2026-02-31`, which the pattern of the contract accepts. */
export const isRealDay = (day: string) => dayjs.utc(day).format(DAY) === day

/** Whether a list accepts the days: in order, and at most `MOST_DAYS`. */
export const isRange = ({ from, to }: Partial<Days>) =>
  !!from && !!to && from <= to && countDays({ from, to }) <= MOST_DAYS

/** The days of a period that ends today in the zone. `custom` has days of its own. */
export function periodDays(period: Exclude<Period, 'custom'>, now: number, timeZone: string) {
  const today = dayOf(now, timeZone)
  const yesterday = addDays(today, -1)
  const month = dayjs.utc(today).startOf('month')
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    '7d': { from: addDays(today, -6), to: today },
    '30d': { from: addDays(today, -29), to: today },
    '90d': { from: addDays(today, -89), to: today },
    month: { from: month.format(DAY), to: today },
    last_month: { from: month.subtract(1, 'month').format(DAY), to: month.subtract(1, 'day').format(DAY) },
  }[period]
}

/**
 * The days of an overview, in the campaign's zone, so that all of its figures cover the days over which the campaign's codes count
 * (contract §5).
 */
export const overviewDays = (timeZone: string) => ({
  ...periodDays(DEFAULT_PERIOD, serverNow(), timeZone),
  timeZone,
})
