import type { Reward } from '@fanfare/contract/task/task.ts'
import { shownParts, type ShownMoney } from '../money/shown-parts.ts'
import { claimSum, sumOf } from './claim-sum.ts'
import { rewardWord, type RewardWord } from './reward-word.ts'
import type { WordTotal } from './task-phase.ts'

/**
 * Rewards that are listed beside their sum, with amounts that add up to it (ADR 0087). A mixture has no sum, so its amounts stay
 * as they are.
 */
export function shownRewards<R extends Pick<Reward, 'rewardType' | 'kind' | 'amount'>>(
  rewards: readonly R[],
): { rewards: R[]; sum: ShownMoney | null } {
  if (sumOf(rewards) === null) return { rewards: [...rewards], sum: null }
  const { parts, total } = shownParts(rewards.flatMap(({ amount }) => ('unit' in amount ? amount : [])))
  return { rewards: rewards.map((reward, place) => ({ ...reward, amount: parts[place] })), sum: total }
}

/** Sums by kind as they are shown beside the sum of all in their unit. */
export function shownKinds(kinds: readonly WordTotal[]): WordTotal[] {
  const shown = kinds.map(({ word, money }) => ({ word, money: { ...money } as ShownMoney }))
  for (const unit of new Set(kinds.map(({ money }) => money.unit))) {
    const ofUnit = shown.filter(({ money }) => money.unit === unit)
    const { parts } = shownParts(ofUnit.map(({ money }) => money))
    for (const [place, kind] of ofUnit.entries()) kind.money = parts[place] ?? kind.money
  }
  return shown
}

/**
 * The sums of rewards of several kinds (money of one kind and unit, and counts), in order of appearance, with the rewards as they
 * are shown beside them.
 */
export function shownSums<R extends Reward>(
  rewards: readonly R[],
): { rewards: R[]; sums: (Pick<Reward, 'amount' | 'label'> & { word: RewardWord })[] } {
  const keyOf = (reward: R) => {
    const { amount, label } = reward
    return 'unit' in amount ? `${rewardWord(reward)} ${amount.unit}` : 'count' in amount ? 'draws' : `one ${label}`
  }
  const groups = Map.groupBy(rewards, keyOf)
  const shown = new Map<R, R>()
  const sums = [...groups.values()].flatMap((group) => {
    const { rewards: parts, sum } = shownRewards(group)
    for (const [place, reward] of group.entries()) shown.set(reward, parts[place] ?? reward)
    const [first] = group
    const word = first ? rewardWord(first) : 'item'
    if (sum) return { amount: sum, label: '', word }
    const counted = claimSum(group)
    return (counted ? [counted] : group).map(({ amount, label }) => ({ amount, label, word }))
  })
  return { rewards: rewards.map((reward) => shown.get(reward) ?? reward), sums }
}
