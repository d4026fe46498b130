import { agentOf } from '#gateway/domain/agent/agent-of.ts'
import { latestWinners } from '#gateway/domain/rewards/latest-winners.ts'
import { bind } from '#gateway/route.ts'
import { isAgent } from '#lib/contract/agent/is-agent.ts'
import { marqueeRecord } from '#lib/contract/agent/marquee-record.ts'

export const agentRoutes = [
  bind(isAgent, (_request, { gateway, caller }) => agentOf(gateway, caller)),
  bind(marqueeRecord, ({ query }, { gateway, locale }) => latestWinners(gateway, query.activityId, locale)),
]
