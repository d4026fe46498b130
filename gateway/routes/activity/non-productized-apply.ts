import { joinActivity } from '#gateway/domain/activity/join-activity.ts'
import { findPromo } from '#gateway/domain/activity/find-activity.ts'
import { bind } from '#gateway/route.ts'
import { nonProductizedApply } from '#lib/contract/activity/non-productized-apply.ts'

export const nonProductizedApplyRoute = bind(
  nonProductizedApply,
  async ({ query, body }, { gateway, caller, country }) => {
    const activity = await findPromo(gateway, query.activityId)
    return joinActivity(gateway, caller, { activity, country, consentVersion: body?.consentVersion })
  },
)
