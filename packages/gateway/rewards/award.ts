import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { grantEntitlements } from '#gateway/rewards/db/grant-entitlements.ts'
import { findRewardOf, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { reserveAwards, type Reservation } from './reserve-awards.ts'

export interface Award extends Reservation {
  /** null: paid at once. */
  holdUntil?: number | null
  /** null: it does not end. */
  expiresAt?: number | null
}

type Gateway = Pick<GatewayContext, 'db' | 'newId'>

/**
 * Reserves and grants awards in one transaction, each once for its source: repeated, it answers with the reward of before. At most
 * one award a user; the users must take part in the activities.
 * @returns the rewards in the order of the awards; null: the budget cannot pay, nothing was changed for that award
 */
export const award = (gateway: Gateway, awards: readonly Award[]): Promise<(RewardRow | null)[]> =>
  withTransaction(gateway.db, async (tx) => {
    const areReserved = await reserveAwards(tx, gateway, awards, Math.min(...awards.map(({ earnedAt }) => earnedAt)))
    const grants = awards
      .filter((_, index) => areReserved[index])
      .map(({ userId, activityId, source, earnedAt, holdUntil = null, expiresAt = null }) => ({
        userId,
        activityId,
        sources: [source, source] as const,
        version: null,
        holdUntil,
        expiresAt,
        rewardId: gateway.newId('rw'),
        transferId: gateway.newId('tr'),
        at: earnedAt,
        evenIfQueued: true,
      }))
    const granted = await grantEntitlements(tx, grants)
    return rewardsOf(tx, awards, [...granted.values()])
  })

async function rewardsOf(tx: Db, awards: readonly Award[], granted: RewardRow[]): Promise<(RewardRow | null)[]> {
  const byUser = new Map(granted.map((reward) => [reward.userId, reward]))
  const rewards: (RewardRow | null)[] = []
  for (const { userId, activityId, source } of awards)
    rewards.push(byUser.get(userId) ?? (await findRewardOf(tx, userId, { activityId, source })))
  return rewards
}
