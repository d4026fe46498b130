import { checkEligible } from '#gateway/domain/activity/check-eligible.ts'
import { bind } from '#gateway/route.ts'
import { eligible } from '#lib/contract/activity/eligible.ts'

export const eligibleRoute = bind(eligible, ({ query }, { gateway, caller, country }) =>
  checkEligible(gateway, caller, query.activityId, country),
)
