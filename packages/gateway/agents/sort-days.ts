import Big from 'big.js'
import type { PerformanceDay } from '@fanfare/contract/agent/performance.ts'

export type DaySort = 'day' | 'registered' | 'volume' | 'rebate'

const COMPARE: Record<DaySort, (a: PerformanceDay, b: PerformanceDay) => number> = {
  day: (a, b) => (a.day < b.day ? -1 : 1),
  registered: (a, b) => a.registered - b.registered,
  volume: (a, b) => new Big(a.volume.amount).cmp(b.volume.amount),
  rebate: (a, b) => new Big(a.rebate.amount).cmp(b.rebate.amount),
}

/** Days in the order of a field; equal ones stay in the order of the calendar. */
export function sortDays(
  days: readonly PerformanceDay[],
  { sort, isDescending }: { sort: DaySort; isDescending: boolean },
): PerformanceDay[] {
  const sign = isDescending ? -1 : 1
  return days.toSorted((a, b) => sign * COMPARE[sort](a, b))
}
