import type { GatewayContext } from '#gateway/context.ts'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import { findPlace } from '#gateway/boards/db/board-places.ts'
import { findScore } from '#gateway/boards/db/scores.ts'
import type { claimable } from '@fanfare/contract/activity/join.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { scheduleOf, statusOf } from '../activities/activity-status.ts'
import { findActivity } from '../activities/find-activity.ts'
import { describeReward } from '../activities/definition/describe-task.ts'
import { localize } from '../activities/definition/localize.ts'
import { boardOf } from '../engines/places/board-of.ts'
import { unlockedNow } from '../engines/places/read-competition.ts'
import { findBoard, findRankedId, prizeOf } from './find-board.ts'
import { combinedPrize } from '../engines/factors/combined-prize.ts'

type MyPlace = NonNullable<CallData<typeof claimable>['places']>[number]

/** The user's places in the ongoing competitions among these activities, by their last rankings. */
export async function listMyPlaces(
  gateway: GatewayContext,
  userId: string,
  activityIds: readonly string[],
  locale: string,
): Promise<MyPlace[]> {
  const places = await Promise.all(
    activityIds.map((activityId) => findMyPlace(gateway, { userId, activityId, locale })),
  )
  return places.filter((place) => place !== null)
}

async function findMyPlace(
  gateway: GatewayContext,
  { userId, activityId, locale }: { userId: string; activityId: string; locale: string },
): Promise<MyPlace | null> {
  const { db, clock } = gateway
  const activity = await findActivity(gateway, activityId)
  const { definition } = activity
  const isOngoing = statusOf(scheduleOf(activity), clock.now()) === 'ONGOING'
  if (!isOngoing || !hasEngine(definition, 'places') || boardOf(definition) === null) return null
  const found = await findBoard(gateway, { activityId }, userId)
  const rankedId = await findRankedId(db, userId, found)
  if (rankedId === null) return null
  const user = { ...found.key, userId: rankedId }
  const [ranked, score] = await Promise.all([findPlace(db, user), findScore(db, user)])
  const place = ranked?.place
  if (!place || (score?.unranked ?? null) !== null) return null
  const { file, board, window } = found
  // A team's prize is shared by rules of its own.
  const paid =
    window.track === 'TEAM'
      ? null
      : window.track === 'COMBINED'
        ? combinedPrize(file, place.score)
        : prizeOf(found, await unlockedNow(gateway, activityId, board), place.rank)
  return {
    activityId,
    rank: place.rank,
    estimatedReward: paid && describeReward(paid, localize(file, locale)),
  }
}
