import type { Reward } from '@fanfare/contract/task/task.ts'
import { shownParts, type ShownMoney } from '../money/shown-parts.ts'
import { claimSum, sumOf } from './claim-sum.ts'
import { byWorth, rewardWord, type RewardWord } from './reward-word.ts'
import type { WordTotal } from './task-phase.ts'

/**
 * Rewards that are listed beside their sum, with amounts that add up to it (ADR 0087). A mixture has no sum, so its amounts stay
 * as they are.
 */
export function shownRewards<Item extends { reward: Pick<Reward, 'rewardType' | 'kind' | 'amount'> }>(
  items: readonly Item[],
): { items: readonly Item[]; sum: ShownMoney | null } {
  const rewards = items.map(({ reward }) => reward)
  if (sumOf(rewards) === null) return { items, sum: null }
  const { parts, total } = shownParts(rewards.flatMap(({ amount }) => ('unit' in amount ? amount : [])))
  return {
    items: items.map((item, place) => ({ ...item, reward: { ...item.reward, amount: parts[place] } })),
    sum: total,
  }
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
 * The sums of rewards of several kinds (money of one kind and unit, and counts), the most useful kind first, with the rewards as
 * they are shown beside them.
 */
export function shownSums<Item extends { reward: Reward }>(
  items: readonly Item[],
): { items: Item[]; sums: (Pick<Reward, 'amount' | 'label'> & { word: RewardWord })[] } {
  const keyOf = ({ reward }: Item) => {
    const { amount, label } = reward
    return 'unit' in amount ? `${rewardWord(reward)} ${amount.unit}` : 'count' in amount ? 'draws' : `one ${label}`
  }
  const shown = new Map<Item, Item>()
  const sums = [...Map.groupBy(items, keyOf).values()].flatMap((group) => {
    const { items: parts, sum } = shownRewards(group)
    for (const [place, item] of group.entries()) shown.set(item, parts[place] ?? item)
    const rewards = group.map(({ reward }) => reward)
    const [first] = rewards
    const word = first ? rewardWord(first) : 'item'
    if (sum) return { amount: sum, label: '', word }
    const counted = claimSum(rewards)
    return (counted ? [counted] : rewards).map(({ amount, label }) => ({ amount, label, word }))
  })
  return { items: items.map((item) => shown.get(item) ?? item), sums: sums.toSorted(byWorth) }
}
