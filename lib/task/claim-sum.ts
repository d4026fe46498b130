import Big from 'big.js'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { rewardWord } from './reward-word.ts'

type Paid = Pick<Reward, 'rewardType' | 'kind' | 'amount' | 'label'>

/** The sum of several rewards, or null unless all are money of one kind and unit: cash, trial funds and a coupon are never added up. */
export function sumOf(rewards: readonly Pick<Reward, 'rewardType' | 'kind' | 'amount'>[]) {
  const groups = Map.groupBy(
    rewards,
    (reward) => `${rewardWord(reward)} ${'unit' in reward.amount && reward.amount.unit}`,
  )
  const amounts = rewards.flatMap(({ amount }) => ('unit' in amount ? amount : []))
  const [first] = amounts
  if (groups.size > 1 || !first) return null
  return { amount: amounts.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(), unit: first.unit }
}

/** Adds up several claimable rewards: money of one kind and unit, or draws; null for a mixture. */
export function claimSum(rewards: readonly Paid[]): Pick<Paid, 'amount' | 'label'> | null {
  const [first] = rewards
  if (first && rewards.length === 1) return first
  const money = sumOf(rewards)
  if (money) return { amount: money, label: '' }
  const counts = rewards.flatMap(({ amount }) => ('count' in amount ? amount.count : []))
  if (counts.length === 0 || counts.length < rewards.length) return null
  return { amount: { count: counts.reduce((sum, count) => sum + count) }, label: '' }
}
