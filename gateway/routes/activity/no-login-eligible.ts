import { checkEligible } from '#gateway/domain/activity/check-eligible.ts'
import { bind } from '#gateway/route.ts'
import { noLoginEligible } from '#lib/contract/activity/no-login-eligible.ts'

export const noLoginEligibleRoute = bind(noLoginEligible, ({ query }, { gateway, country }) =>
  checkEligible(gateway, null, query.activityId, country),
)
