import { readRewardTimeline } from '#gateway/domain/rewards/reward-timeline.ts'
import { bind } from '#gateway/route.ts'
import { rewardTimeline } from '#lib/contract/task/reward-timeline.ts'

export const rewardTimelineRoute = bind(rewardTimeline, ({ query }, { gateway, caller }) =>
  readRewardTimeline(gateway, caller, query.rewardId),
)
