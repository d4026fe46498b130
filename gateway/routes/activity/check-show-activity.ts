import { checkShow } from '#gateway/domain/activity/check-eligibility.ts'
import { bind } from '#gateway/route.ts'
import { checkShowActivity } from '#lib/contract/activity/check-show-activity.ts'

export const checkShowActivityRoute = bind(checkShowActivity, ({ query }, { gateway, country }) =>
  checkShow(gateway, query.activityId, country),
)
