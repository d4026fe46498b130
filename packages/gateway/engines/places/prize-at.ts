import Big from 'big.js'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { PRIZE_DECIMALS } from '@fanfare/kernel/competition/combine.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { tierAt } from './tier-at.ts'
import { scaledReward } from './unlocked-pool.ts'

/** The prize of a rank at what is unlocked of the pool, and the first rank that has it; null: none. Pure. */
export function prizeAt(
  file: FileWith<'places'>,
  rank: number,
  unlocked: Money | null,
): { reward: RewardDefinition; rankFrom: number } | null {
  const tier = tierAt(file.tiers, rank)
  const reward = tier && scaledReward(tier.reward, file.pool, unlocked)
  if (!tier || !reward) return null
  const most = 'teams' in file ? file.teams.poolShareMaximum : undefined
  return { reward: most === undefined ? reward : capped(reward, most, file.pool), rankFrom: tier.rankFrom }
}

/** A reward, and at most this share of the pool. */
function capped(reward: RewardDefinition, share: string, pool: Money | null): RewardDefinition {
  if (pool === null || !('unit' in reward.amount) || reward.amount.unit !== pool.unit) return reward
  const most = new Big(pool.amount).times(share).round(PRIZE_DECIMALS, Big.roundDown)
  return most.lt(reward.amount.amount) ? { ...reward, amount: { amount: most.toFixed(), unit: pool.unit } } : reward
}
