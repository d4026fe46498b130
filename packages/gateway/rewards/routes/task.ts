import { bindKol } from '#gateway/activities/bind-kol.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { listMyRewards } from '#gateway/rewards/list-rewards.ts'
import { readRewardTimeline } from '#gateway/rewards/reward-timeline.ts'
import { saveAddress } from '#gateway/rewards/save-address.ts'
import { listCompletions } from '#gateway/evaluation/completions/list-completions.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { bind, type RequestContext } from '#gateway/route.ts'
import { generalTaskCompletions, kolBind, taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { getRewardList, obtainReward, rewardAddress, rewardTimeline } from '@fanfare/contract/task/rewards.ts'

/** What a call asks for its caller, in their language. */
const asked =
  <Query, Answer>(work: (gateway: GatewayContext, caller: Caller, query: Query, locale: string) => Answer) =>
  ({ query }: { query: Query }, { gateway, caller, locale }: RequestContext & { caller: Caller }) =>
    work(gateway, caller, query, locale)

export const taskRoutes = [
  bind(taskCompletions, asked(listCompletions)),
  bind(generalTaskCompletions, asked(listCompletions)),
  bind(obtainReward, asked(claimReward)),
  bind(getRewardList, asked(listMyRewards)),
  bind(rewardTimeline, ({ query }, { gateway, caller }) => readRewardTimeline(gateway, caller, query.rewardId)),
  bind(rewardAddress, ({ body }, { gateway, caller }) => saveAddress(gateway, caller, body)),
  bind(kolBind, ({ body }, { gateway, caller }) => bindKol(gateway, caller, body)),
]
