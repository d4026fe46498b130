import { readMyActivity } from '#gateway/domain/activity/read-activity.ts'
import { bind } from '#gateway/route.ts'
import { activityDetail } from '#lib/contract/activity/detail.ts'

export const activityDetailRoute = bind(activityDetail, ({ query }, { gateway, caller, locale, country }) =>
  readMyActivity(gateway, caller, query.activityId, { locale, country }),
)
