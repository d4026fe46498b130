import { listActivities } from '#gateway/domain/activity/list-activities.ts'
import { bind } from '#gateway/route.ts'
import { activityList } from '#lib/contract/activity/list.ts'

export const activityListRoute = bind(activityList, ({ query }, { gateway, locale }) =>
  listActivities(gateway, query, locale),
)
