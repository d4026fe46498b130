import type { GatewayContext } from '#gateway/context.ts'
import type { DrawRow } from '#gateway/draws/db/draws.ts'
import { listRewardsOfSources, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import type { DrawnPrize } from '@fanfare/contract/lottery/lottery.ts'
import { describeReward } from '../activities/definition/describe-task.ts'
import { localize } from '../activities/definition/localize.ts'
import { describeLife } from '../rewards/reward-state.ts'
import type { LotteryActivity } from './draw-request.ts'

const sourceOf = ({ drawNo }: Pick<DrawRow, 'drawNo'>): Source => `draw:${drawNo}`

/** The prizes of a user's draws of one activity, as the wire shows them; null: no prize. */
export async function describePrizes(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  draws: readonly DrawRow[],
  { activity: { activityId, definition }, locale }: { activity: LotteryActivity; locale: string },
): Promise<(DrawnPrize | null)[]> {
  const [first] = draws
  if (first === undefined) return []
  const sources = draws.map(sourceOf)
  const rewards = await listRewardsOfSources(db, first.userId, { activityId, sources })
  const rewardOf = new Map(rewards.map((row) => [row.source, row]))
  const texts = localize(definition, locale)
  return draws.map((draw) => {
    const index = definition.prizes.findIndex(({ id }) => id === draw.prizeId)
    const reward = definition.prizes[index]?.reward
    if (draw.prizeId === null || !reward) return null
    const row = rewardOf.get(sourceOf(draw))
    const { prizeId } = draw
    return { prizeId, index, reward: describeReward(reward, texts, prizeId), ...(row && lifeOf(row, clock.now())) }
  })
}

const lifeOf = (row: RewardRow, now: number) => ({ rewardId: row.rewardId, ...describeLife(row, now) })
