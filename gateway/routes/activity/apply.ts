import { joinActivity as join } from '#gateway/domain/activity/join-activity.ts'
import { findActivity } from '#gateway/domain/activity/find-activity.ts'
import { bind } from '#gateway/route.ts'
import { apply } from '#lib/contract/activity/apply.ts'

export const applyRoute = bind(apply, async ({ query, body }, { gateway, caller, country }) => {
  const activity = await findActivity(gateway, query.activityId)
  return join(gateway, caller, { activity, country, consentVersion: body?.consentVersion })
})
