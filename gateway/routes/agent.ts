import { agentOf } from '#gateway/domain/agent/agent-of.ts'
import { createMyCode } from '#gateway/domain/agent/create-my-code.ts'
import { listMyCodes } from '#gateway/domain/agent/list-my-codes.ts'
import { readMyViews, replaceMyViews } from '#gateway/domain/agent/my-views.ts'
import { noteReferral } from '#gateway/domain/agent/note-referral.ts'
import { latestWinners } from '#gateway/domain/rewards/latest-winners.ts'
import { bind } from '#gateway/route.ts'
import { agentCodes } from '#lib/contract/agent/agent-codes.ts'
import { agentViews } from '#lib/contract/agent/agent-views.ts'
import { createAgentCode } from '#lib/contract/agent/create-agent-code.ts'
import { isAgent } from '#lib/contract/agent/is-agent.ts'
import { marqueeRecord } from '#lib/contract/agent/marquee-record.ts'
import { saveAgentViews } from '#lib/contract/agent/save-agent-views.ts'
import { saveReferralNote } from '#lib/contract/agent/save-referral-note.ts'

export const agentRoutes = [
  bind(isAgent, (_request, { gateway, caller }) => agentOf(gateway, caller)),
  bind(marqueeRecord, ({ query }, { gateway, locale }) => latestWinners(gateway, query.activityId, locale)),
  bind(agentCodes, ({ params }, { gateway, caller, locale }) => listMyCodes(gateway, caller, params.id, locale)),
  bind(createAgentCode, (request, { gateway, caller, locale }) => createMyCode(gateway, caller, request, locale)),
  bind(agentViews, ({ params }, { gateway, caller }) => readMyViews(gateway, caller, params.id)),
  bind(saveAgentViews, ({ params, body }, { gateway, caller }) =>
    replaceMyViews(gateway, caller, params.id, body.items),
  ),
  bind(saveReferralNote, ({ params, body }, { gateway, caller }) => noteReferral(gateway, caller, params.id, body)),
]
