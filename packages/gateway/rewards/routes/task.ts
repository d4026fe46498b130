import { bindKol } from '#gateway/activities/bind-kol.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { listMyRewards } from '#gateway/rewards/list-rewards.ts'
import { readRewardTimeline } from '#gateway/rewards/reward-timeline.ts'
import { saveAddress } from '#gateway/rewards/save-address.ts'
import { listCompletions } from '#gateway/evaluation/completions/list-completions.ts'
import { bind } from '#gateway/route.ts'
import { generalTaskCompletions, kolBind, taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { getRewardList, obtainReward, rewardAddress, rewardTimeline } from '@fanfare/contract/task/rewards.ts'

export const taskRoutes = [
  bind(taskCompletions, ({ query }, { gateway, caller, locale }) => listCompletions(gateway, caller, query, locale)),
  bind(generalTaskCompletions, ({ query }, { gateway, caller, locale }) =>
    listCompletions(gateway, caller, query, locale),
  ),
  bind(obtainReward, ({ query }, { gateway, caller, locale }) => claimReward(gateway, caller, query, locale)),
  bind(getRewardList, ({ query }, { gateway, caller, locale }) => listMyRewards(gateway, caller, query, locale)),
  bind(rewardTimeline, ({ query }, { gateway, caller }) => readRewardTimeline(gateway, caller, query.rewardId)),
  bind(rewardAddress, ({ body }, { gateway, caller }) => saveAddress(gateway, caller, body)),
  bind(kolBind, ({ body }, { gateway, caller }) => bindKol(gateway, caller, body)),
]
