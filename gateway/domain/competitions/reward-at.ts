import type { BoardDefinition } from '#activities/file/board.ts'
import type { RewardDefinition } from '#activities/file/reward.ts'
import type { FileWith } from '#activities/schema.ts'
import type { Money } from '#lib/contract/money.ts'
import { paidTrack } from '../engines/places/board-of.ts'
import type { BoardWindow } from '../engines/places/board-windows.ts'
import { tierAt } from '../engines/places/tier-at.ts'
import { scaledReward } from '../engines/places/unlocked-pool.ts'

/** Only the first track over the whole activity pays prizes. */
export const paysPrizes = (board: BoardDefinition, { track, period }: BoardWindow): boolean =>
  period === 'ALL' && track === paidTrack(board)

/** The prize of a rank at what is unlocked; null: none. */
export function rewardAt(
  file: FileWith<'places'>,
  rank: number,
  unlocked: Money | null,
): { reward: RewardDefinition; rankFrom: number } | null {
  const tier = tierAt(file.tiers, rank)
  const reward = tier && scaledReward(tier.reward, file.pool, unlocked)
  return tier && reward ? { reward, rankFrom: tier.rankFrom } : null
}
