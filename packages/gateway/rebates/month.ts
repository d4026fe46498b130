import { dayBounds, dayKey, previousDay, type DayBounds } from '../util/time/zoned-day.ts'

/** The calendar month of an instant in an IANA zone, `YYYY-MM`. */
export const monthOf = (at: number, zone: string) => dayKey(at, zone).slice(0, 7)

export function nextMonth(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

export function previousMonth(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

/** The last calendar day of a month, `YYYY-MM-DD`. */
export const lastDayOf = (month: string) => previousDay(`${nextMonth(month)}-01`)

/** When a month begins and ends in the zone: start inclusive, end exclusive, ms. */
export const monthBounds = (month: string, zone: string): DayBounds => ({
  start: dayBounds(`${month}-01`, zone).start,
  end: dayBounds(`${nextMonth(month)}-01`, zone).start,
})
