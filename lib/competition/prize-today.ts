import Big from 'big.js'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { assetDecimals } from '@fanfare/languages/asset-decimals.ts'

/** The part of a growing pool that is unlocked; null for a pool that is whole from the start. */
export interface UnlockedShare {
  unlocked: string
  pool: string
}

/** The share of the pool that its steps have unlocked. */
export function unlockedShare(
  section: Pick<CompetitionSection, 'poolSteps' | 'poolUnlocked'>,
  pool: Money | null,
): UnlockedShare | null {
  const { poolUnlocked } = section
  if (!isPoolGrowing(section) || !poolUnlocked || !pool || new Big(pool.amount).eq(0)) return null
  return { unlocked: poolUnlocked.amount, pool: pool.amount }
}

/** The prize at the unlocked share, cut to the display decimals of its asset; a prize without a unit has no shares. */
export function prizeToday(reward: Reward, share: UnlockedShare | null): Reward {
  if (!share || !('unit' in reward.amount)) return reward
  const { amount, unit } = reward.amount
  const today = new Big(amount).times(share.unlocked).div(share.pool).round(assetDecimals(unit), Big.roundDown)
  return { ...reward, amount: { amount: today.toFixed(), unit } }
}

/** The pool has steps, some of which are unlocked, so prizes are those of today. */
export const isPoolGrowing = ({ poolSteps, poolUnlocked }: Pick<CompetitionSection, 'poolSteps' | 'poolUnlocked'>) =>
  poolSteps.length > 0 && poolUnlocked !== null && new Big(poolUnlocked.amount).gt(0)
