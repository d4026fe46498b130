import { readJoinStatus } from '#gateway/domain/activity/join-activity.ts'
import { findPromo } from '#gateway/domain/activity/find-activity.ts'
import { bind } from '#gateway/route.ts'
import { nonProductizedApplyStatus } from '#lib/contract/activity/non-productized-apply-status.ts'

export const nonProductizedApplyStatusRoute = bind(
  nonProductizedApplyStatus,
  async ({ query }, { gateway, caller }) => {
    const { activityId } = await findPromo(gateway, query.activityId)
    return readJoinStatus(gateway, caller, activityId)
  },
)
