import type { CallData } from '@fanfare/contract/define-call.ts'
import type { DrawnPrize } from '@fanfare/contract/lottery/lottery.ts'
import type { lotteryRecords } from '@fanfare/contract/lottery/draws.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import { listDrawsOf, type DrawRow } from '#gateway/draws/db/draws.ts'
import { listRewardsOfSources, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { describeReward } from '../activities/definition/describe-task.ts'
import { localize } from '../activities/definition/localize.ts'
import { describeLife } from '../rewards/reward-state.ts'
import { findLotteryActivity } from './draw-prize.ts'
import type { LotteryActivity } from './draw-plan.ts'
import type { FairnessPage } from './read-fairness.ts'

const sourceOf = ({ drawNo }: Pick<DrawRow, 'drawNo'>): Source => `draw:${drawNo}`

/** The prizes of a user's draws of one activity, as the wire shows them; null when there is no prize. */
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

/** My draws, newest first, with the salt that proves my reference in the log (contract §9). */
export async function listMyDraws(
  gateway: GatewayContext,
  { userId }: Pick<Caller, 'userId'>,
  { activityId, ...page }: FairnessPage,
  locale: string,
): Promise<CallData<typeof lotteryRecords>> {
  const activity = await findLotteryActivity(gateway, activityId)
  const { rows, total, userSalt } = await listDrawsOf(gateway.db, { userId, activityId, ...page })
  const prizes = await describePrizes(gateway, rows, { activity, locale })
  const items = rows.map(({ drawId, drawNo, nonce, userRef, clientSeed, rolledPrizeId, at }, index) => {
    const prize = prizes[index] ?? null
    return { drawId, drawNo, nonce, userRef, userSalt, clientSeed, rolledPrizeId, prize, at }
  })
  return { items, total }
}
