import { readEligibility } from '#gateway/domain/activity/check-eligibility.ts'
import { bind } from '#gateway/route.ts'
import { noLoginEligible } from '#lib/contract/activity/no-login-eligible.ts'

export const noLoginEligibleRoute = bind(noLoginEligible, ({ query }, { gateway, country }) =>
  readEligibility(gateway, null, query.activityId, country),
)
