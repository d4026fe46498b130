import { isCodePaused } from '#gateway/agents/db/change-code.ts'
import { applyAsMyAgent, readAgentApplication } from '#gateway/agents/agent-application.ts'
import { agentOf } from '#gateway/agents/agent-of.ts'
import { changeMyCode, orderMyCodes } from '#gateway/agents/codes/change-my-code.ts'
import { countVisit } from '#gateway/agents/codes/count-visit.ts'
import { createMyCode, listMyCodes } from '#gateway/agents/codes/my-codes.ts'
import { listMySubAgents } from '#gateway/agents/list-sub-agents.ts'
import { readMyTargets, replaceMyTargets } from '#gateway/agents/my-targets.ts'
import { readMyViews, replaceMyViews } from '#gateway/agents/my-views.ts'
import { listMyRebates } from '#gateway/agents/list-my-rebates.ts'
import { listMyReferrals } from '#gateway/agents/list-my-referrals.ts'
import { noteReferral } from '#gateway/agents/note-referral.ts'
import { readCampaignDetail } from '#gateway/agents/read-campaign-detail.ts'
import { readMyCampaigns } from '#gateway/agents/read-my-campaigns.ts'
import { readPerformance } from '#gateway/agents/read-performance.ts'
import { readMySubAgent } from '#gateway/agents/read-sub-agent.ts'
import { requireCampaign } from '#gateway/agents/require-campaign.ts'
import { saveMySubAgentRate } from '#gateway/agents/operate/save-sub-agent-rate.ts'
import { exportPerformance } from '#gateway/agents/exports/export-performance.ts'
import { exportRebates } from '#gateway/agents/exports/export-rebates.ts'
import { exportReferrals } from '#gateway/agents/exports/export-referrals.ts'
import { readStatement } from '#gateway/agents/exports/read-statement.ts'
import { latestWinners } from '#gateway/rewards/latest-winners.ts'
import { bind, bindCsv } from '#gateway/route.ts'
import { agentApplication, applyAsAgent } from '@fanfare/contract/agent/application.ts'
import {
  agentCodes,
  createAgentCode,
  getActivityDetailInfo,
  orderAgentCodes,
  saveAgentCode,
} from '@fanfare/contract/agent/codes.ts'
import { agentTargets, saveAgentTargets } from '@fanfare/contract/agent/targets.ts'
import { agentViews, saveAgentViews } from '@fanfare/contract/agent/views.ts'
import { agentCampaigns, agentPermission, isAgent } from '@fanfare/contract/agent/campaigns.ts'
import { inviteCodeState, visit } from '@fanfare/contract/agent/invites.ts'
import { marqueeRecord } from '@fanfare/contract/activity/campaign.ts'
import { performance, performanceExport } from '@fanfare/contract/agent/performance.ts'
import { rebateExport, rebateList } from '@fanfare/contract/agent/rebates.ts'
import { referralExport, referralList, saveReferralNote } from '@fanfare/contract/agent/referrals.ts'
import { agentSubAgent, agentSubAgents, saveSubAgentRate } from '@fanfare/contract/agent/sub-agents.ts'
import { agentStatement } from '@fanfare/contract/agent/statement.ts'

export const agentRoutes = [
  bind(isAgent, (_request, { gateway, caller }) => agentOf(gateway, caller)),
  bind(agentApplication, (_request, { gateway, caller }) => readAgentApplication(gateway, caller)),
  bind(applyAsAgent, ({ body }, { gateway, caller }) => applyAsMyAgent(gateway, caller, body)),
  bind(marqueeRecord, ({ query }, { gateway, locale }) => latestWinners(gateway, query.activityId, locale)),
  bind(agentPermission, async ({ params }, { gateway, caller }) => {
    await requireCampaign(gateway, caller, params.id)
    return { permitted: true }
  }),
  bind(agentCampaigns, (_request, { gateway, caller, locale }) => readMyCampaigns(gateway, caller, locale), {
    mayBeOld: 'everyone',
  }),
  bind(getActivityDetailInfo, ({ query }, { gateway, caller, locale }) =>
    readCampaignDetail(gateway, caller, query.activityId, locale),
  ),
  bind(rebateList, (request, { gateway, caller }) => listMyRebates(gateway, caller, request), {
    mayBeOld: 'everyone',
  }),
  bind(referralList, (request, { gateway, caller }) => listMyReferrals(gateway, caller, request)),
  bind(performance, (request, { gateway, caller }) => readPerformance(gateway, caller, request)),
  bindCsv(rebateExport, (request, { gateway, caller }) => exportRebates(gateway, caller, request)),
  bindCsv(referralExport, (request, { gateway, caller }) => exportReferrals(gateway, caller, request)),
  bindCsv(performanceExport, (request, { gateway, caller }) => exportPerformance(gateway, caller, request)),
  bind(agentStatement, (request, { gateway, caller }) => readStatement(gateway, caller, request)),
  bind(agentCodes, ({ params }, { gateway, caller, locale }) => listMyCodes(gateway, caller, params.id, locale)),
  bind(createAgentCode, (request, { gateway, caller, locale }) => createMyCode(gateway, caller, request, locale)),
  bind(saveAgentCode, (request, { gateway, caller, locale }) => changeMyCode(gateway, caller, request, locale)),
  bind(orderAgentCodes, (request, { gateway, caller, locale }) => orderMyCodes(gateway, caller, request, locale)),
  bind(inviteCodeState, async ({ query }, { gateway }) => ({
    paused: await isCodePaused(gateway.db, query.vipCode, gateway.clock.now()),
  })),
  bind(agentSubAgents, (request, { gateway, caller, locale }) => listMySubAgents(gateway, caller, request, locale)),
  bind(agentSubAgent, (request, { gateway, caller }) => readMySubAgent(gateway, caller, request)),
  bind(saveSubAgentRate, (request, { gateway, caller }) => saveMySubAgentRate(gateway, caller, request)),
  bind(agentViews, ({ params }, { gateway, caller }) => readMyViews(gateway, caller, params.id)),
  bind(saveAgentViews, ({ params, body }, { gateway, caller }) =>
    replaceMyViews(gateway, caller, params.id, body.items),
  ),
  bind(agentTargets, ({ params }, { gateway, caller }) => readMyTargets(gateway, caller, params.id)),
  bind(saveAgentTargets, ({ params, body }, { gateway, caller }) => replaceMyTargets(gateway, caller, params.id, body)),
  bind(saveReferralNote, ({ params, body }, { gateway, caller }) => noteReferral(gateway, caller, params.id, body)),
  bind(visit, ({ body }, { gateway, address, header }) =>
    countVisit(gateway, body.vipCode, { address, userAgent: header('user-agent') ?? '' }),
  ),
]
