import { apply } from './activity/apply.ts'
import { applyStatus, nonProductizedApplyStatus } from './activity/apply-status.ts'
import { backApply } from './activity/back-apply.ts'
import { checkAirdropPositionAccount } from './activity/check-airdrop-position-account.ts'
import { checkShowActivity } from './activity/check-show-activity.ts'
import { claimable } from './activity/claimable.ts'
import { competitionRank } from './competition/rank.ts'
import { competitionSnapshots } from './competition/snapshots.ts'
import { competitionTeam } from './competition/team.ts'
import {
  competitionTeamApprove,
  competitionTeamCreate,
  competitionTeamHandOver,
  competitionTeamJoin,
  competitionTeamLeave,
  competitionTeamRemove,
} from './competition/team-changes.ts'
import { copyTradingTraders } from './copy-trading/traders.ts'
import { customizedBaseInfo } from './activity/customized-base-info.ts'
import { activityDetail, nonProductizedDetail } from './activity/detail.ts'
import { eligible } from './activity/eligible.ts'
import { generalGetActivityId, getActivityId } from './activity/get-activity-id.ts'
import { getAlias, getAliasList } from './activity/get-alias.ts'
import { getRegisterCode } from './activity/get-register-code.ts'
import { introduce } from './activity/introduce.ts'
import { activityList } from './activity/list.ts'
import { lotteryDraw } from './lottery/draw.ts'
import { lotteryFairness } from './lottery/fairness.ts'
import { lotteryRecords } from './lottery/records.ts'
import { noLoginDetail } from './activity/no-login-detail.ts'
import { noLoginEligible } from './activity/no-login-eligible.ts'
import { nonProductizedApply } from './activity/non-productized-apply.ts'
import { agentApplication, applyAsAgent } from './agent/application.ts'
import { agentCampaigns } from './agent/campaigns.ts'
import { agentCodes } from './agent/agent-codes.ts'
import { agentStatement } from './agent/statement.ts'
import { agentTargets } from './agent/agent-targets.ts'
import { agentViews } from './agent/agent-views.ts'
import { createAgentCode } from './agent/create-agent-code.ts'
import { inviteCodeState } from './agent/invite-code-state.ts'
import { orderAgentCodes } from './agent/order-agent-codes.ts'
import { saveAgentCode } from './agent/save-agent-code.ts'
import { saveAgentTargets } from './agent/save-agent-targets.ts'
import { saveAgentViews } from './agent/save-agent-views.ts'
import { agentSubAgent, agentSubAgents, saveSubAgentRate } from './agent/sub-agents.ts'
import { saveReferralNote } from './agent/save-referral-note.ts'
import { visit } from './agent/visit.ts'
import { getActivityDetailInfo } from './agent/get-activity-detail-info.ts'
import { isAgent } from './agent/is-agent.ts'
import { marqueeRecord } from './agent/marquee-record.ts'
import { performance } from './agent/performance.ts'
import { performanceExport } from './agent/performance-export.ts'
import { agentPermission } from './agent/permission.ts'
import { rebateExport } from './agent/rebate-export.ts'
import { rebateList } from './agent/rebate-list.ts'
import { referralExport } from './agent/referral-export.ts'
import { referralList } from './agent/referral-list.ts'
import type { CallDefinition } from './define-call.ts'
import { STAFF_CALLS } from './staff/staff-calls.ts'
import { changePushSettings } from './message/change-push-settings.ts'
import { pushCount } from './message/push-count.ts'
import { pushDetail } from './message/push-detail.ts'
import { pushList } from './message/push-list.ts'
import { pushSettings } from './message/push-settings.ts'
import { readPushMsg } from './message/read-push-msg.ts'
import { activityFunnel, activityReport } from './ops/activity-report.ts'
import { agentApplications, decideAgentApplication, saveAgent } from './ops/agents.ts'
import { healthLive, healthReady } from './ops/health.ts'
import { ledgerAudit } from './ops/ledger-audit.ts'
import { previewActivity, publishActivity, publishProgramme, storePicture } from './ops/publish.ts'
import { rejectedEvents, sendEvents } from './ops/send-events.ts'
import { setClock } from './ops/set-clock.ts'
import { captchaChallenge } from './session/captcha-challenge.ts'
import { changePassword } from './session/change-password.ts'
import { login } from './session/login.ts'
import { logout } from './session/logout.ts'
import { refreshToken } from './session/refresh-token.ts'
import { register } from './session/register.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, secondFactor } from './session/second-factor.ts'
import { deleteUser, userDeletion, userExport } from './session/user-data.ts'
import { forgotPassword, resetPassword } from './session/reset-password.ts'
import { endSessions, userSessions } from './session/sessions.ts'
import { userVipCode } from './session/user-vip-code.ts'
import { userinfo } from './session/userinfo.ts'
import { activityShared } from './share/activity-shared.ts'
import { getUserShareContent } from './share/get-user-share-content.ts'
import { areaCodes } from './site/area-codes.ts'
import { getMetaData } from './site/get-meta-data.ts'
import { health } from './site/health.ts'
import { mainBanner } from './site/main-banner.ts'
import { recordEvents } from './site/record-events.ts'
import { visitorCountry } from './site/visitor-country.ts'
import { generalTaskCompletions, taskCompletions } from './task/task-completions.ts'
import { getRewardList } from './task/get-reward-list.ts'
import { kolBind } from './task/kol-bind.ts'
import { obtainReward } from './task/obtain-reward.ts'
import { rewardAddress } from './task/reward-address.ts'
import { rewardTimeline } from './task/reward-timeline.ts'

/**
 * Every call between site and gateway, for loops only (routes, OpenAPI, conformance). Import the file of a single
 * call instead: this one would bring every call into the browser. It is the only index file of the project.
 */
export const CALLS: readonly CallDefinition[] = [
  mainBanner,
  activityList,
  pushList,
  pushCount,
  pushDetail,
  readPushMsg,
  pushSettings,
  changePushSettings,
  userinfo,
  userVipCode,
  isAgent,
  noLoginDetail,
  activityDetail,
  taskCompletions,
  getRewardList,
  apply,
  applyStatus,
  obtainReward,
  kolBind,
  eligible,
  noLoginEligible,
  getRegisterCode,
  getMetaData,
  getActivityId,
  generalGetActivityId,
  nonProductizedDetail,
  nonProductizedApply,
  nonProductizedApplyStatus,
  getAliasList,
  getAlias,
  areaCodes,
  introduce,
  customizedBaseInfo,
  backApply,
  agentPermission,
  getActivityDetailInfo,
  marqueeRecord,
  rebateList,
  referralList,
  agentApplication,
  applyAsAgent,
  agentCampaigns,
  agentCodes,
  agentStatement,
  agentTargets,
  agentViews,
  createAgentCode,
  saveAgentCode,
  orderAgentCodes,
  inviteCodeState,
  saveAgentTargets,
  saveAgentViews,
  agentSubAgents,
  agentSubAgent,
  saveSubAgentRate,
  saveReferralNote,
  visit,
  recordEvents,
  visitorCountry,
  performance,
  rebateExport,
  referralExport,
  performanceExport,
  generalTaskCompletions,
  getUserShareContent,
  activityShared,
  checkAirdropPositionAccount,
  checkShowActivity,
  health,
  register,
  login,
  logout,
  refreshToken,
  captchaChallenge,
  secondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  userExport,
  userDeletion,
  deleteUser,
  changePassword,
  forgotPassword,
  resetPassword,
  userSessions,
  endSessions,
  claimable,
  rewardTimeline,
  rewardAddress,
  lotteryDraw,
  lotteryRecords,
  lotteryFairness,
  competitionRank,
  competitionSnapshots,
  competitionTeamCreate,
  competitionTeamJoin,
  competitionTeamLeave,
  competitionTeamApprove,
  competitionTeamRemove,
  competitionTeamHandOver,
  competitionTeam,
  copyTradingTraders,
]

/** Calls of operators and probes, which the site does not forward. */
export const OPS_CALLS: readonly CallDefinition[] = [
  sendEvents,
  rejectedEvents,
  ledgerAudit,
  publishActivity,
  previewActivity,
  storePicture,
  activityReport,
  activityFunnel,
  publishProgramme,
  saveAgent,
  agentApplications,
  decideAgentApplication,
  setClock,
  healthLive,
  healthReady,
  ...STAFF_CALLS,
]
