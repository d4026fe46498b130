import type { PrizeTableRow, DrawLogRow } from '@fanfare/contract/lottery/lottery.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import {
  listDrawsOf,
  listPlayers,
  findLottery,
  stockLeft,
  drawsLeftIn,
  type DrawRow,
  listDraws,
} from '#gateway/draws/db/draws.ts'
import { listRewardsOfSources } from '#gateway/rewards/db/rewards.ts'
import { describeReward } from '../activities/definition/describe-task.ts'
import { localize } from '../activities/definition/localize.ts'
import { describeLife } from '../rewards/awards/reward-state.ts'
import { findLotteryActivity } from './draw-prize.ts'
import { hasDrawnEnough, isSoldOut, asLottery, type LotteryActivity } from './draw-plan.ts'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import { listPaused } from '#gateway/db/pauses.ts'
import { scheduleOf, statusOf } from '../activities/activity-status.ts'
import { findActivity } from '../activities/find-activity.ts'
import { DomainError } from '../util/domain-error.ts'
import { revealSeed } from '../engines/prizes/seal-lottery.ts'
import { totalWeight } from '../engines/prizes/roll.ts'

const sourceOf = ({ drawNo }: Pick<DrawRow, 'drawNo'>): Source => `draw:${drawNo}`

/** The prizes of a user's draws of one activity, as the wire shows them; null when there is no prize. */
export async function describePrizes(
  { db, clock }: GatewayContext,
  draws: readonly DrawRow[],
  { activity: { activityId, definition }, locale }: { activity: LotteryActivity; locale: string },
) {
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
    const life = row && { rewardId: row.rewardId, ...describeLife(row, clock.now()) }
    return { prizeId, index, reward: describeReward(reward, texts, prizeId), ...life }
  })
}

/** My draws, newest first, with the salt that proves my reference in the log (contract §9). */
export async function listMyDraws(
  gateway: GatewayContext,
  { userId }: Pick<Caller, 'userId'>,
  { activityId, ...page }: FairnessPage,
  locale: string,
) {
  const activity = await findLotteryActivity(gateway, activityId)
  const { rows, total, userSalt } = await listDrawsOf(gateway.db, { userId, activityId, ...page })
  const prizes = await describePrizes(gateway, rows, { activity, locale })
  const items = rows.map(({ drawId, drawNo, nonce, userRef, clientSeed, rolledPrizeId, at }, index) => {
    const prize = prizes[index] ?? null
    return { drawId, drawNo, nonce, userRef, userSalt, clientSeed, rolledPrizeId, prize, at }
  })
  return { items, total }
}

/** The user's draws in those of these activities that run, are not paused, have a prize left, and whose limit of the day is not reached. */
export async function listUnusedDraws(gateway: GatewayContext, userId: string, activityIds: readonly string[]) {
  const { db, clock, violations } = gateway
  const now = clock.now()
  const activities = await Promise.all(activityIds.map((activityId) => findActivity(gateway, activityId)))
  const ongoing = activities.filter((one) => statusOf(scheduleOf(one), now) === 'ONGOING').map(asLottery)
  const lotteries = ongoing.filter((one) => one !== null)
  if (lotteries.length === 0) return []
  const paused = await listPaused(db, 'draws')
  const running = lotteries.filter(({ activityId }) => !paused(activityId) && !claimsSuspended(violations, activityId))
  const draws = await drawsLeftIn(
    db,
    userId,
    running.map(({ activityId }) => activityId),
    now,
  )
  const drawable = await Promise.all(
    draws.map(async ({ activityId }) => {
      const activity = running.find((one) => one.activityId === activityId)
      return activity !== undefined && (await canDraw(gateway, userId, activity))
    }),
  )
  return draws.filter((_, index) => drawable[index])
}

async function canDraw({ db, clock }: GatewayContext, userId: string, activity: LotteryActivity) {
  const { activityId, definition } = activity
  const [lottery, left, players] = await Promise.all([
    findLottery(db, activityId),
    stockLeft(db, activityId),
    listPlayers(db, { activityId, timeZone: definition.timeZone, userIds: [userId], now: clock.now() }),
  ])
  const player = players.get(userId)
  if (lottery === null || player === undefined) return false
  return (
    !isSoldOut({ prizes: JSON.parse(lottery.prizes) as PrizeTableRow[], left }) && !hasDrawnEnough(activity, player)
  )
}

interface FairnessPage {
  activityId: string
  pageIndex: number
  pageSize: number
}

/** All that a verifier needs (contract §9), a page of draws at a time; the seed once the activity has ended. */
export async function readFairness(gateway: GatewayContext, { activityId, pageIndex, pageSize }: FairnessPage) {
  const { endTime } = await findLotteryActivity(gateway, activityId)
  const lottery = await findLottery(gateway.db, activityId)
  if (lottery === null) throw new DomainError('NOT_FOUND')
  const seed = await revealSeed(gateway, lottery, endTime)
  const { commitment, prizeTableHash, draws: totalDraws, logHash } = lottery
  const prizes = JSON.parse(lottery.prizes) as PrizeTableRow[]
  const rows = await listDraws(gateway.db, activityId, { until: totalDraws, pageIndex, pageSize })
  const total = totalWeight(prizes)
  return { activityId, commitment, prizeTableHash, prizes, seed, total, draws: rows.map(logged), totalDraws, logHash }
}

const logged = ({ drawNo, userRef, nonce, clientSeed, rolledPrizeId, prizeId, at }: DrawLogRow) => ({
  drawNo,
  userRef,
  nonce,
  clientSeed,
  rolledPrizeId,
  prizeId,
  at,
})
