import { listMyRewards } from '#gateway/domain/rewards/list-rewards.ts'
import { bind } from '#gateway/route.ts'
import { getRewardList } from '#lib/contract/task/get-reward-list.ts'

export const getRewardListRoute = bind(getRewardList, ({ query }, { gateway, caller, locale }) =>
  listMyRewards(gateway, caller, query, locale),
)
