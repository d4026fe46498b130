import { dayOf } from '#components/agent/filter/filter-days.ts'
import type { TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { usdt } from './fixture.ts'

const none = usdt('0')

/** A target that is reached, one that is too far at the present speed, and one on course. */
export function targetsFixture(now: number): TargetMonth {
  const today = dayOf(now, 'UTC')
  const [year = 0, month = 1] = today.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return {
    month: today.slice(0, 7),
    lastDay,
    rebate: { target: usdt('8000'), reached: usdt('8412.60'), pace: today },
    firstTrades: { target: 60, reached: 48, pace: null },
    volume: { target: usdt('20000000'), reached: usdt('15640220.50'), pace: lastDay },
    asOf: now,
  }
}

/** Nothing is reached yet, with targets or without. */
export function newTargetsFixture(now: number, hasTargets: boolean): TargetMonth {
  const { rebate, firstTrades, volume, ...month } = targetsFixture(now)
  const target = <T>(value: T) => (hasTargets ? value : null)
  return {
    ...month,
    rebate: { target: target(rebate.target), reached: none, pace: null },
    firstTrades: { target: target(firstTrades.target), reached: 0, pace: null },
    volume: { target: target(volume.target), reached: none, pace: null },
  }
}
