import { claimReward } from '#gateway/domain/rewards/claim-reward.ts'
import { bind } from '#gateway/route.ts'
import { obtainReward } from '#lib/contract/task/obtain-reward.ts'

export const obtainRewardRoute = bind(obtainReward, ({ query }, { gateway, caller, locale }) =>
  claimReward(gateway, caller, query, locale),
)
