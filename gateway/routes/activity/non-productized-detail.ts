import { landingPage } from '#gateway/domain/activity/introduce.ts'
import { bind } from '#gateway/route.ts'
import { nonProductizedDetail } from '#lib/contract/activity/non-productized-detail.ts'

export const nonProductizedDetailRoute = bind(nonProductizedDetail, ({ query }, { gateway, locale }) =>
  landingPage(gateway, query.activityId, locale),
)
