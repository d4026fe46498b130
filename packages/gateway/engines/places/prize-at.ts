import Big from 'big.js'
import type { BoardDefinition } from '@fanfare/activities/engines/places.ts'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { PRIZE_DECIMALS } from '@fanfare/kernel/competition/combine.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { divideDown } from '../../util/decimal.ts'
import type { FinalBoard } from '../engine.ts'
import { boardOf, paidTrack, volumeTrack } from './board-of.ts'
import { boardName, classesOf, fileOfClass } from './weight-classes.ts'

/** How much of the pool the volume of all traders has unlocked; null when the pool has no steps. */
export function unlockedPool({ poolSteps }: Pick<BoardDefinition, 'poolSteps'>, volume: string) {
  const [first] = poolSteps
  if (first === undefined) return null
  const reached = poolSteps.findLast((step) => new Big(volume).gte(step.volume.amount))
  return reached?.pool ?? { amount: '0', unit: first.pool.unit }
}

/** A reward of the full pool at what is unlocked; null when nothing is left of it. */
function scaledReward(reward: RewardDefinition, pool: FileWith<'places'>['pool'], unlocked: Money | null) {
  if (unlocked === null || pool === null || !('unit' in reward.amount) || reward.amount.unit !== pool.unit)
    return reward
  const amount = divideDown(new Big(reward.amount.amount).times(unlocked.amount), pool.amount, PRIZE_DECIMALS)
  return amount.eq(0) ? null : { ...reward, amount: { amount: amount.toFixed(), unit: pool.unit } }
}

type Tier = FileWith<'places'>['tiers'][number]

/** The tier of a rank; undefined when it pays nothing. */
export const tierAt = (tiers: readonly Tier[], rank: number) =>
  tiers.find(({ rankFrom, rankTo }) => rank >= rankFrom && rank <= rankTo)

/** The prize of a rank at what is unlocked of the pool, and the first rank that has it; null when there is none. Pure. */
export function prizeAt(file: FileWith<'places'>, rank: number, unlocked: Money | null) {
  const tier = tierAt(file.tiers, rank)
  const reward = tier && scaledReward(tier.reward, file.pool, unlocked)
  if (!tier || !reward) return null
  const most = 'teams' in file ? file.teams.poolShareMaximum : undefined
  return { reward: most === undefined ? reward : capped(reward, most, file.pool), rankFrom: tier.rankFrom }
}

/** A reward, limited to this share of the pool. */
function capped(reward: RewardDefinition, share: string, pool: Money | null) {
  if (pool === null || !('unit' in reward.amount) || reward.amount.unit !== pool.unit) return reward
  const most = new Big(pool.amount).times(share).round(PRIZE_DECIMALS, Big.roundDown)
  return most.lt(reward.amount.amount) ? { ...reward, amount: { amount: most.toFixed(), unit: pool.unit } } : reward
}

/** The prize of a rank of the final board, at what everybody has unlocked together; null when there is none. Pure. */
export function finalPrize(
  file: FileWith<'places'>,
  { rank, weightClass }: { rank: number; weightClass: string | null },
  results: ReadonlyMap<string, FinalBoard>,
) {
  const board = boardOf(file)
  if (board === null) return null
  // With too few ranked participants no prizes are paid.
  const ranked = results.get(boardName(paidTrack(board), weightClass))?.rows
  if (ranked !== undefined && ranked < board.minimumTraders) return null
  const volume = classesOf(board)
    .map((one) => results.get(boardName(volumeTrack(board), one))?.sum ?? '0')
    .reduce((sum, part) => sum.plus(part), new Big(0))
  return prizeAt(fileOfClass(file, weightClass), rank, unlockedPool(board, volume.toFixed()))?.reward ?? null
}

/** The tiers of better ranks, the nearest first. Tiers are in the order of their ranks and do not overlap. Pure. */
export const betterTiers = (tiers: readonly Tier[], rank: number) =>
  tiers.filter(({ rankTo }) => rankTo < rank).toReversed()
