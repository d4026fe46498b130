import type { GatewayContext } from '#gateway/context.ts'
import { award } from '#gateway/rewards/reserve-awards.ts'

const ASSET = 'LOTTERY_COUNT:DRAW'

export interface DrawGift {
  userId: string
  draws: number
  /** ms */
  at: number
}

/** Gives participants of a lottery draws to use, at most one gift per user and source. */
export async function giveDraws(
  gateway: Pick<GatewayContext, 'db' | 'newId'>,
  { activityId, source }: { activityId: string; source: `manual:${string}` },
  gifts: readonly DrawGift[],
) {
  const awards = gifts.map(({ userId, draws, at }) => ({
    userId,
    activityId,
    source,
    asset: ASSET,
    quantity: String(draws),
    earnedAt: at,
  }))
  await award(gateway, awards)
}
