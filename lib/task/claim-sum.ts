import type { Reward } from '@fanfare/contract/task/task.ts'
import { sumOf } from './reward-totals.ts'

type Paid = Pick<Reward, 'rewardType' | 'kind' | 'amount' | 'label'>

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
