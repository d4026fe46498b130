import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import type { RewardWord } from './reward-word.ts'
import { shownParts, type ShownMoney } from '../money/shown-parts.ts'
import { shownKinds } from './shown-rewards.ts'
import { totalsByWord, unitsOf } from './task-phase.ts'

/** The money that a user has earned so far, as it is shown: the parts add up to the total (ADR 0087). */
export interface EarnedSums {
  /** In the unit of most rewards. */
  total: ShownMoney
  /** The total by kind. */
  parts: { word: RewardWord; money: ShownMoney }[]
  /** The sums in other units. */
  others: ShownMoney[]
}

type Earned = Pick<RewardItem, 'state' | 'reward'>

/** A reward under review may still be refused, and an expired one was never used. */
const EARNED: ReadonlySet<RewardItem['state']> = new Set(['GRANTED', 'HOLD', 'USED'])

/** The sums of the claimed rewards; null when none of them is money. */
export function earnedSums(items: readonly Earned[]): EarnedSums | null {
  const earned = items.filter(({ state }) => EARNED.has(state))
  const parts = shownKinds(totalsByWord(earned))
  const sumIn = (unit: string) => shownParts(parts.flatMap(({ money }) => (money.unit === unit ? money : []))).total
  const [total, ...others] = unitsOf(earned).map(sumIn)
  return total ? { total, parts: parts.filter(({ money }) => money.unit === total.unit), others } : null
}
