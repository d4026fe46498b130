import { isCodePaused } from '#gateway/agents/db/agent-codes.ts'
import { applyAsMyAgent, readAgentApplication } from '#gateway/agents/agent-application.ts'
import { agentOf } from '#gateway/agents/describe-level.ts'
import { changeMyCode, orderMyCodes, countVisit, createMyCode, listMyCodes } from '#gateway/agents/list-codes.ts'
import { listMySubAgents, readMySubAgent } from '#gateway/agents/list-sub-agents.ts'
import { readMyTargets, replaceMyTargets, readMyViews, replaceMyViews, noteReferral } from '#gateway/agents/my-keeps.ts'
import { listMyRebates } from '#gateway/agents/list-my-rebates.ts'
import { listMyReferrals } from '#gateway/agents/list-my-referrals.ts'
import { readCampaignDetail, readMyCampaigns } from '#gateway/agents/read-campaign-detail.ts'
import { readPerformance } from '#gateway/agents/read-performance.ts'
import { requireCampaign } from '#gateway/agents/open-list.ts'
import { saveMySubAgentRate } from '#gateway/agents/operate/save-sub-agent-rate.ts'
import { exportPerformance } from '#gateway/agents/exports/export-performance.ts'
import { exportRebates, readStatement } from '#gateway/agents/exports/export-rebates.ts'
import { exportReferrals } from '#gateway/agents/exports/export-referrals.ts'
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
  bind(agentApplication, readAgentApplication),
  bind(applyAsAgent, ({ body }, { gateway, caller }) => applyAsMyAgent(gateway, caller, body)),
  bind(marqueeRecord, ({ query }, { gateway, locale }) => latestWinners(gateway, query.activityId, locale)),
  bind(agentPermission, async ({ params }, { gateway, caller }) => {
    await requireCampaign(gateway, caller, params.id)
    return { permitted: true }
  }),
  bind(agentCampaigns, readMyCampaigns, {
    mayBeOld: 'everyone',
  }),
  bind(getActivityDetailInfo, readCampaignDetail),
  bind(rebateList, listMyRebates, {
    mayBeOld: 'everyone',
  }),
  bind(referralList, listMyReferrals),
  bind(performance, readPerformance),
  bindCsv(rebateExport, exportRebates),
  bindCsv(referralExport, exportReferrals),
  bindCsv(performanceExport, exportPerformance),
  bind(agentStatement, readStatement),
  bind(agentCodes, listMyCodes),
  bind(createAgentCode, createMyCode),
  bind(saveAgentCode, changeMyCode),
  bind(orderAgentCodes, orderMyCodes),
  bind(inviteCodeState, async ({ query }, { gateway }) => ({
    paused: await isCodePaused(gateway.db, query.vipCode, gateway.clock.now()),
  })),
  bind(agentSubAgents, listMySubAgents),
  bind(agentSubAgent, readMySubAgent),
  bind(saveSubAgentRate, (request, { gateway, caller }) => saveMySubAgentRate(gateway, caller, request)),
  bind(agentViews, readMyViews),
  bind(saveAgentViews, replaceMyViews),
  bind(agentTargets, readMyTargets),
  bind(saveAgentTargets, replaceMyTargets),
  bind(saveReferralNote, noteReferral),
  bind(visit, ({ body }, { gateway, address, header }) =>
    countVisit(gateway, body.vipCode, { address, userAgent: header('user-agent') ?? '' }),
  ),
]
