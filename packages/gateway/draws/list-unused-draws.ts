import type { PrizeTableRow } from '@fanfare/contract/lottery/lottery.ts'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { listPaused } from '#gateway/db/pauses.ts'
import { listPlayers, findLottery, stockLeft, drawsLeftIn } from '#gateway/draws/db/draws.ts'
import { scheduleOf, statusOf } from '../activities/activity-status.ts'
import { findActivity } from '../activities/find-activity.ts'
import { hasDrawnEnough, isSoldOut, asLottery, type LotteryActivity } from './draw-plan.ts'

type Gateway = Pick<GatewayContext, 'activities' | 'db' | 'clock' | 'violations'>

/** The user's draws in those of these activities that run, are not paused, have a prize left, and whose limit of the day is not reached. */
export async function listUnusedDraws(gateway: Gateway, userId: string, activityIds: readonly string[]) {
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

async function canDraw({ db, clock }: Gateway, userId: string, activity: LotteryActivity) {
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
