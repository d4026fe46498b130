import type { GatewayContext } from '#gateway/context.ts'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import { drawsLeftIn } from '#gateway/draws/db/unspent-draws.ts'
import type { claimable } from '@fanfare/contract/activity/claimable.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { scheduleOf, statusOf } from '../activities/activity-status.ts'
import { findActivity } from '../activities/find-activity.ts'

type UnusedDraws = NonNullable<CallData<typeof claimable>['draws']>

/** The draws that the user can use now in the ongoing ones among these activities. */
export async function listUnusedDraws(
  gateway: GatewayContext,
  userId: string,
  activityIds: readonly string[],
): Promise<UnusedDraws> {
  const now = gateway.clock.now()
  const activities = await Promise.all(activityIds.map((activityId) => findActivity(gateway, activityId)))
  const drawn = activities.filter(
    (one) => hasEngine(one.definition, 'prizes') && statusOf(scheduleOf(one), now) === 'ONGOING',
  )
  if (drawn.length === 0) return []
  return drawsLeftIn(
    gateway.db,
    userId,
    drawn.map(({ activityId }) => activityId),
    now,
  )
}
