import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { shownParts } from '../money/shown-parts.ts'
import { shownKinds } from './shown-rewards.ts'
import { totalsByWord, unitsOf } from './task-phase.ts'

export type EarnedSums = NonNullable<ReturnType<typeof earnedSums>>

/** A reward under review may still be refused, and an expired one was never used. */
const EARNED: ReadonlySet<RewardItem['state']> = new Set(['GRANTED', 'HOLD', 'USED'])

/**
 * The money that a user has earned so far, as it is shown: the `total` in the unit of most rewards, its `parts` by kind, which add up
 * to it (ADR 0087), and the sums in other units. null when no claimed reward is money.
 */
export function earnedSums(items: readonly Pick<RewardItem, 'state' | 'reward'>[]) {
  const earned = items.filter(({ state }) => EARNED.has(state))
  const parts = shownKinds(totalsByWord(earned))
  const sumIn = (unit: string) => shownParts(parts.flatMap(({ money }) => (money.unit === unit ? money : []))).total
  const [total, ...others] = unitsOf(earned).map(sumIn)
  return total ? { total, parts: parts.filter(({ money }) => money.unit === total.unit), others } : null
}
