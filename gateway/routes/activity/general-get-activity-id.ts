import { resolveAlias } from '#gateway/domain/activity/find-activity.ts'
import { bind } from '#gateway/route.ts'
import { generalGetActivityId } from '#lib/contract/activity/general-get-activity-id.ts'

export const generalGetActivityIdRoute = bind(generalGetActivityId, ({ query }, { gateway }) =>
  resolveAlias(gateway, query.alias),
)
