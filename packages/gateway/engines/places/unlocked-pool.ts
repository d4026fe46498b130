import Big from 'big.js'
import type { BoardDefinition } from '@fanfare/activities/file/board.ts'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { PRIZE_DECIMALS } from '@fanfare/kernel/competition/combine.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { divideDown } from '../../util/decimal.ts'

/** How much of the pool the volume of all traders has unlocked; null when the pool has no steps. */
export function unlockedPool({ poolSteps }: Pick<BoardDefinition, 'poolSteps'>, volume: string) {
  const [first] = poolSteps
  if (first === undefined) return null
  const reached = poolSteps.findLast((step) => new Big(volume).gte(step.volume.amount))
  return reached?.pool ?? { amount: '0', unit: first.pool.unit }
}

/** A reward of the full pool at what is unlocked; null when nothing is left of it. */
export function scaledReward(
  reward: RewardDefinition,
  pool: FileWith<'places'>['pool'],
  unlocked: Money | null,
): RewardDefinition | null {
  if (unlocked === null || pool === null || !('unit' in reward.amount) || reward.amount.unit !== pool.unit)
    return reward
  const amount = divideDown(new Big(reward.amount.amount).times(unlocked.amount), pool.amount, PRIZE_DECIMALS)
  return amount.eq(0) ? null : { ...reward, amount: { amount: amount.toFixed(), unit: pool.unit } }
}
