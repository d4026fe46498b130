import { readActivity } from '#gateway/domain/activity/read-activity.ts'
import { bind } from '#gateway/route.ts'
import { noLoginDetail } from '#lib/contract/activity/no-login-detail.ts'

export const noLoginDetailRoute = bind(noLoginDetail, ({ query }, { gateway, locale }) =>
  readActivity(gateway, query.activityId, locale),
)
