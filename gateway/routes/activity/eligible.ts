import { readEligibility } from '#gateway/domain/activity/check-eligibility.ts'
import { bind } from '#gateway/route.ts'
import { eligible } from '#lib/contract/activity/eligible.ts'

export const eligibleRoute = bind(eligible, ({ query }, { gateway, caller, country }) =>
  readEligibility(gateway, caller, query.activityId, country),
)
