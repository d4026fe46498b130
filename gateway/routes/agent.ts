import { agentOf } from '#gateway/domain/agent/agent-of.ts'
import { readMyViews, replaceMyViews } from '#gateway/domain/agent/my-views.ts'
import { noteReferral } from '#gateway/domain/agent/note-referral.ts'
import { latestWinners } from '#gateway/domain/rewards/latest-winners.ts'
import { bind } from '#gateway/route.ts'
import { agentViews } from '#lib/contract/agent/agent-views.ts'
import { isAgent } from '#lib/contract/agent/is-agent.ts'
import { marqueeRecord } from '#lib/contract/agent/marquee-record.ts'
import { saveAgentViews } from '#lib/contract/agent/save-agent-views.ts'
import { saveReferralNote } from '#lib/contract/agent/save-referral-note.ts'

export const agentRoutes = [
  bind(isAgent, (_request, { gateway, caller }) => agentOf(gateway, caller)),
  bind(marqueeRecord, ({ query }, { gateway, locale }) => latestWinners(gateway, query.activityId, locale)),
  bind(agentViews, ({ params }, { gateway, caller }) => readMyViews(gateway, caller, params.id)),
  bind(saveAgentViews, ({ params, body }, { gateway, caller }) =>
    replaceMyViews(gateway, caller, params.id, body.items),
  ),
  bind(saveReferralNote, ({ params, body }, { gateway, caller }) => noteReferral(gateway, caller, params.id, body)),
]
