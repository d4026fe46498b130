import type { AnyRoute } from '../route.ts'
import { applyRoute } from './activity/apply.ts'
import { applyStatusRoute } from './activity/apply-status.ts'
import { backApplyRoute } from './activity/back-apply.ts'
import { checkAirdropPositionAccountRoute } from './activity/check-airdrop-position-account.ts'
import { checkShowActivityRoute } from './activity/check-show-activity.ts'
import { claimableRoute } from './activity/claimable.ts'
import { customizedBaseInfoRoute } from './activity/customized-base-info.ts'
import { activityDetailRoute } from './activity/detail.ts'
import { eligibleRoute } from './activity/eligible.ts'
import { generalGetActivityIdRoute } from './activity/general-get-activity-id.ts'
import { getActivityIdRoute } from './activity/get-activity-id.ts'
import { getAliasRoute } from './activity/get-alias.ts'
import { getAliasListRoute } from './activity/get-alias-list.ts'
import { getRegisterCodeRoute } from './activity/get-register-code.ts'
import { introduceRoute } from './activity/introduce.ts'
import { activityListRoute } from './activity/list.ts'
import { noLoginDetailRoute } from './activity/no-login-detail.ts'
import { noLoginEligibleRoute } from './activity/no-login-eligible.ts'
import { nonProductizedApplyRoute } from './activity/non-productized-apply.ts'
import { nonProductizedApplyStatusRoute } from './activity/non-productized-apply-status.ts'
import { nonProductizedDetailRoute } from './activity/non-productized-detail.ts'
import { isAgentRoute } from './agent/is-agent.ts'
import { publishActivityRoute } from './ops/activities.ts'
import { sendEventsRoute } from './ops/events.ts'
import { healthLiveRoute } from './ops/health-live.ts'
import { healthReadyRoute } from './ops/health-ready.ts'
import { ledgerAuditRoute } from './ops/ledger-audit.ts'
import { rejectedEventsRoute } from './ops/rejected-events.ts'
import { setClockRoute } from './ops/set-clock.ts'
import { captchaChallengeRoute } from './session/captcha-challenge.ts'
import { loginRoute } from './session/login.ts'
import { logoutRoute } from './session/logout.ts'
import { refreshTokenRoute } from './session/refresh-token.ts'
import { registerRoute } from './session/register.ts'
import { userinfoRoute } from './session/userinfo.ts'
import { userVipCodeRoute } from './session/user-vip-code.ts'
import { areaCodesRoute } from './site/area-codes.ts'
import { getMetaDataRoute } from './site/get-meta-data.ts'
import { healthRoute } from './site/health.ts'
import { mainBannerRoute } from './site/main-banner.ts'
import { generalTaskCompletionsRoute } from './task/general-task-completions.ts'
import { getRewardListRoute } from './task/get-reward-list.ts'
import { kolBindRoute } from './task/kol-bind.ts'
import { obtainRewardRoute } from './task/obtain-reward.ts'
import { rewardTimelineRoute } from './task/reward-timeline.ts'
import { taskCompletionsRoute } from './task/task-completions.ts'

/**
 * Every call that the gateway answers with a use case; a call of the contract that is not here answers 51099. One line a
 * route: its import above, its name below, both in alphabetical order of the file.
 */
export const ROUTES: readonly AnyRoute[] = [
  applyRoute,
  applyStatusRoute,
  backApplyRoute,
  checkAirdropPositionAccountRoute,
  checkShowActivityRoute,
  claimableRoute,
  customizedBaseInfoRoute,
  activityDetailRoute,
  eligibleRoute,
  generalGetActivityIdRoute,
  getActivityIdRoute,
  getAliasRoute,
  getAliasListRoute,
  getRegisterCodeRoute,
  introduceRoute,
  activityListRoute,
  noLoginDetailRoute,
  noLoginEligibleRoute,
  nonProductizedApplyRoute,
  nonProductizedApplyStatusRoute,
  nonProductizedDetailRoute,
  isAgentRoute,
  publishActivityRoute,
  sendEventsRoute,
  rejectedEventsRoute,
  healthLiveRoute,
  healthReadyRoute,
  ledgerAuditRoute,
  setClockRoute,
  captchaChallengeRoute,
  loginRoute,
  logoutRoute,
  refreshTokenRoute,
  registerRoute,
  userinfoRoute,
  userVipCodeRoute,
  areaCodesRoute,
  getMetaDataRoute,
  healthRoute,
  mainBannerRoute,
  generalTaskCompletionsRoute,
  getRewardListRoute,
  kolBindRoute,
  obtainRewardRoute,
  rewardTimelineRoute,
  taskCompletionsRoute,
]
