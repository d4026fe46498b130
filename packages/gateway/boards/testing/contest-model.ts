import { createHash } from 'node:crypto'
import Big from 'big.js'
import type { Source } from '../../db/tables/source.ts'
import type { ContestTier } from '../../testing/contest.ts'

export interface ModelContest {
  /** In the order of their scores by track, the best first. */
  boards: Readonly<Record<string, readonly string[]>>
  tiers: readonly ContestTier[]
  /** Of GIFT_CASH:USDT. */
  limit: string
}

export interface ModelReward {
  userId: string
  source: Source
  quantity: string
  isPaid: boolean
}

/** The plain rule of the settlement: the best place first, each paid while the budget lasts. */
export function modelRewards({ boards, tiers, limit }: ModelContest): ModelReward[] {
  let left = new Big(limit)
  return modelParticipants(boards).flatMap(({ userId, ranks }) =>
    ranks.flatMap(([track, rank]): ModelReward[] => {
      const tier = tiers.find(({ rankFrom, rankTo }) => rankFrom <= rank && rank <= rankTo)
      if (tier === undefined || !('amount' in tier.reward.amount)) return []
      const quantity = tier.reward.amount.amount
      const isPaid = left.gte(quantity)
      if (isPaid) left = left.minus(quantity)
      return [{ userId, source: `rank:${track}:${rank}`, quantity, isPaid }]
    }),
  )
}

/** Participants by their best rank, then by id; the tracks of one by length, then by name, as in JSON of PostgreSQL. */
export function modelParticipants(boards: ModelContest['boards']): { userId: string; ranks: [string, number][] }[] {
  const ranks = new Map<string, [string, number][]>()
  for (const [track, users] of Object.entries(boards))
    for (const [index, userId] of users.entries()) ranks.set(userId, [...(ranks.get(userId) ?? []), [track, index + 1]])
  const best = (of: [string, number][]) => Math.min(...of.map(([, rank]) => rank))
  return [...ranks]
    .toSorted(([a, x], [b, y]) => best(x) - best(y) || (a < b ? -1 : 1))
    .map(([userId, of]) => ({
      userId,
      ranks: of.toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)),
    }))
}

export const modelSum = (rewards: readonly ModelReward[]) => ({
  count: rewards.length,
  quantity: rewards.reduce((sum, { quantity }) => sum.plus(quantity), new Big(0)).toFixed(),
})

export const modelDigest = (rewards: readonly ModelReward[]): string =>
  rewards.reduce(
    (digest, { userId, source, quantity, isPaid }) =>
      createHash('sha256').update(`${digest}\n${userId} ${source} GIFT_CASH:USDT ${quantity} ${isPaid}`).digest('hex'),
    '',
  )
