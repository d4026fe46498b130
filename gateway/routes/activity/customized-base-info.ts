import { baseInfo } from '#gateway/domain/activity/introduce.ts'
import { bind } from '#gateway/route.ts'
import { customizedBaseInfo } from '#lib/contract/activity/customized-base-info.ts'

export const customizedBaseInfoRoute = bind(customizedBaseInfo, ({ query }, { gateway, locale }) =>
  baseInfo(gateway, query.activityId, locale),
)
