import { findActivity } from '#gateway/domain/activity/find-activity.ts'
import { bind } from '#gateway/route.ts'
import { getAlias } from '#lib/contract/activity/get-alias.ts'

export const getAliasRoute = bind(getAlias, async ({ query }, { gateway }) => {
  const { alias } = await findActivity(gateway, query.activityId)
  return { alias }
})
