import { introduce as read } from '#gateway/domain/activity/introduce.ts'
import { bind } from '#gateway/route.ts'
import { introduce } from '#lib/contract/activity/introduce.ts'

export const introduceRoute = bind(introduce, ({ query }, { gateway, locale }) =>
  read(gateway, query.activityId, locale),
)
