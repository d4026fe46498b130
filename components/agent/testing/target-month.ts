import type { TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { serverNow } from '#lib/http/clock.ts'
import { usdt } from '#lib/testing/samples.ts'
import { addDays, dayOf } from '../filter/filter-days.ts'

/** A month with eight days left: a target that is reached, one that is too far at the present speed, and one on course. */
export const targetMonthOf = (more: Partial<TargetMonth> = {}): TargetMonth => ({
  month: '2026-11',
  lastDay: addDays(dayOf(serverNow(), 'UTC'), 7),
  rebate: { target: usdt('100'), reached: usdt('100.5'), pace: '2026-11-23' },
  firstTrades: { target: 17, reached: 5, pace: null },
  volume: { target: usdt('60000'), reached: usdt('50000'), pace: '2026-11-26' },
  asOf: serverNow(),
  ...more,
})

/** A month in which nothing is reached yet, with the targets of another one or without. */
export function newMonthOf(hasTargets: boolean, month = targetMonthOf()): TargetMonth {
  const { rebate, firstTrades, volume } = month
  const target = <T>(value: T) => (hasTargets ? value : null)
  return {
    ...month,
    rebate: { target: target(rebate.target), reached: usdt('0'), pace: null },
    firstTrades: { target: target(firstTrades.target), reached: 0, pace: null },
    volume: { target: target(volume.target), reached: usdt('0'), pace: null },
  }
}
