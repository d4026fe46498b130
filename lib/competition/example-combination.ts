import Big from 'big.js'
import type { Money } from '@fanfare/contract/money.ts'
import { combine, streakFactor } from '@fanfare/kernel/competition/combine.ts'
import type { Factors } from './prize-changes.ts'

/** The prize of one rank, and the factors that it is combined from. */
export interface ExampleCombination {
  rank: number
  base: Money
  /** The lowest step that raises a prize. */
  roi: { from: string; factor: string } | null
  /** Trades on half of the days. */
  streak: { days: number; factor: string } | null
  prize: Money
}

/** The prize of the last rank with a base prize at modest factors, for readers without values of their own. Pure. */
export function exampleCombination(
  { low, lastRank }: { low: Money; lastRank: number },
  factors: Factors,
  dayCount: number,
): ExampleCombination {
  const roi = factors.roi?.steps.find(({ factor }) => new Big(factor).gt(1)) ?? null
  const days = Math.ceil(dayCount / 2)
  const streak = factors.streak && { days, factor: streakFactor(factors.streak, days) }
  const parts = { base: low.amount, roi: roi?.factor ?? '1', streak: streak?.factor ?? '1' }
  return {
    rank: lastRank,
    base: low,
    roi,
    streak,
    prize: { unit: low.unit, amount: combine(parts, factors.bonusScale) },
  }
}
