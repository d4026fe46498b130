import Big from 'big.js'
import type { Money } from '../contract/money.ts'
import type { RewardItem } from '../contract/task/get-reward-list.ts'
import type { RewardWord } from './reward-word.ts'
import { totalsByWord, unitsOf } from './task-phase.ts'

/** The money that a user has earned so far, in exact decimal strings. */
export interface EarnedSums {
  /** In the unit of most rewards. */
  total: Money
  /** The total by kind. */
  parts: { word: RewardWord; money: Money }[]
  /** The sums in other units. */
  others: Money[]
}

type Earned = Pick<RewardItem, 'state' | 'reward'>

/** A reward under review may still be refused, and an expired one was never used. */
const EARNED: ReadonlySet<RewardItem['state']> = new Set(['GRANTED', 'HOLD', 'USED'])

/** The sums of the claimed rewards; null when none of them is money. */
export function earnedSums(items: readonly Earned[]): EarnedSums | null {
  const earned = items.filter(({ state }) => EARNED.has(state))
  const parts = totalsByWord(earned)
  const sumIn = (unit: string): Money => ({
    unit,
    amount: parts
      .filter(({ money }) => money.unit === unit)
      .reduce((sum, { money }) => sum.plus(money.amount), new Big(0))
      .toFixed(),
  })
  const [total, ...others] = unitsOf(earned).map(sumIn)
  return total ? { total, parts: parts.filter(({ money }) => money.unit === total.unit), others } : null
}
