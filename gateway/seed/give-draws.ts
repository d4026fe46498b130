import type { GatewayContext } from '#gateway/context.ts'
import { grantEntitlements } from '#gateway/db/grant-entitlements.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { reserveAwards } from '#gateway/domain/rewards/reserve-awards.ts'

const ASSET = 'LOTTERY_COUNT:DRAW'

export interface DrawGift {
  userId: string
  draws: number
  /** ms */
  at: number
}

/** Gives participants of a lottery draws to use, at most one gift a user and source. */
export async function giveDraws(
  gateway: Pick<GatewayContext, 'db' | 'newId'>,
  { activityId, source }: { activityId: string; source: `manual:${string}` },
  gifts: readonly DrawGift[],
): Promise<void> {
  const awards = gifts.map(({ userId, draws, at }) => ({
    userId,
    activityId,
    source,
    asset: ASSET,
    quantity: String(draws),
    earnedAt: at,
  }))
  await withTransaction(gateway.db, async (tx) => {
    await reserveAwards(tx, gateway, awards, Math.min(...gifts.map(({ at }) => at)))
    const grants = gifts.map(({ userId, at }) => ({
      userId,
      activityId,
      sources: [source, source] as const,
      version: null,
      holdUntil: null,
      expiresAt: null,
      rewardId: gateway.newId('rw'),
      transferId: gateway.newId('tr'),
      at,
      evenIfQueued: true,
    }))
    await grantEntitlements(tx, grants)
  })
}
