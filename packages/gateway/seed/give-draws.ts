import type { GatewayContext } from '#gateway/context.ts'
import { award } from '#gateway/rewards/awards/reserve-awards.ts'

const ASSET = 'LOTTERY_COUNT:DRAW'

export interface DrawGift {
  userId: string
  draws: number
  /** ms */
  at: number
}

/** Gives participants of a lottery draws to use, at most one gift per user and source. Like all draws they end with the lottery. */
export async function giveDraws(
  gateway: Pick<GatewayContext, 'db' | 'newId'>,
  { activityId, endTime, source }: { activityId: string; endTime: number; source: `manual:${string}` },
  gifts: readonly DrawGift[],
) {
  const awards = gifts.map(({ userId, draws, at }) => ({
    userId,
    activityId,
    source,
    asset: ASSET,
    quantity: String(draws),
    earnedAt: at,
    expiresAt: endTime,
  }))
  await award(gateway, awards)
}
