import { resolveAlias } from '#gateway/domain/activity/find-activity.ts'
import { bind } from '#gateway/route.ts'
import { getActivityId } from '#lib/contract/activity/get-activity-id.ts'

export const getActivityIdRoute = bind(getActivityId, ({ query }, { gateway }) => resolveAlias(gateway, query.alias))
