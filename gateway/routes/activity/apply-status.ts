import { readJoinStatus as readStatus } from '#gateway/domain/activity/join-activity.ts'
import { findActivity } from '#gateway/domain/activity/find-activity.ts'
import { bind } from '#gateway/route.ts'
import { applyStatus } from '#lib/contract/activity/apply-status.ts'

export const applyStatusRoute = bind(applyStatus, async ({ query }, { gateway, caller }) => {
  const { activityId } = await findActivity(gateway, query.activityId)
  return readStatus(gateway, caller, activityId)
})
