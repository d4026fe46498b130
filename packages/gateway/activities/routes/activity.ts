import { aliasList } from '#gateway/activities/db/activities.ts'
import { applyForWinBack } from '#gateway/activities/win-back.ts'
import { checkAirdrop } from '#gateway/activities/airdrop.ts'
import { checkShow, readEligibility } from '#gateway/activities/eligibility.ts'
import { findActivity, findPromo, resolveAlias } from '#gateway/activities/find-activity.ts'
import { joinActivity, readJoinStatus } from '#gateway/activities/join-activity.ts'
import { listActivities } from '#gateway/activities/list-activities.ts'
import { readActivity, readMyActivity } from '#gateway/activities/read-activity.ts'
import { readCampaignHead, readIntroduction, readLandingPage } from '#gateway/activities/read-campaign.ts'
import { readRegisterCode } from '#gateway/activities/read-register-code.ts'
import { withPreviews } from '#gateway/activities/publication/with-previews.ts'
import { listMyPlaces } from '#gateway/boards/list-my-places.ts'
import { listUnusedDraws } from '#gateway/draws/list-unused-draws.ts'
import { listClaimableTasks } from '#gateway/rewards/claimable.ts'
import { bind } from '#gateway/route.ts'
import {
  apply,
  applyStatus,
  claimable,
  getRegisterCode,
  nonProductizedApply,
  nonProductizedApplyStatus,
} from '@fanfare/contract/activity/join.ts'
import {
  backApply,
  checkAirdropPositionAccount,
  checkShowActivity,
  customizedBaseInfo,
  introduce,
} from '@fanfare/contract/activity/campaign.ts'
import {
  activityDetail,
  generalGetActivityId,
  getActivityId,
  getAlias,
  getAliasList,
  noLoginDetail,
  nonProductizedDetail,
} from '@fanfare/contract/activity/detail.ts'
import { eligible, noLoginEligible } from '@fanfare/contract/activity/eligible.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'

export const activityRoutes = [
  bind(activityList, ({ query }, { gateway, locale }) => listActivities(gateway, query, locale)),
  bind(noLoginDetail, ({ query }, { gateway, locale }) =>
    readActivity(withPreviews(gateway), query.activityId, locale),
  ),
  bind(activityDetail, ({ query }, { gateway, caller, locale, country }) =>
    readMyActivity(gateway, caller, query.activityId, { locale, country }),
  ),
  bind(nonProductizedDetail, ({ query }, { gateway, locale }) =>
    readLandingPage(withPreviews(gateway), query.activityId, locale),
  ),
  bind(customizedBaseInfo, ({ query }, { gateway, locale }) =>
    readCampaignHead(withPreviews(gateway), query.activityId, locale),
  ),
  bind(introduce, ({ query }, { gateway, locale }) =>
    readIntroduction(withPreviews(gateway), query.activityId, locale),
  ),

  bind(apply, async ({ query, body }, { gateway, caller, country }) => {
    const activity = await findActivity(gateway, query.activityId)
    return joinActivity(gateway, caller, { activity, country, consentVersion: body?.consentVersion })
  }),
  bind(nonProductizedApply, async ({ query, body }, { gateway, caller, country }) => {
    const activity = await findPromo(gateway, query.activityId)
    return joinActivity(gateway, caller, { activity, country, consentVersion: body?.consentVersion })
  }),
  bind(applyStatus, async ({ query }, { gateway, caller, country }) =>
    readJoinStatus(gateway, caller, await findActivity(gateway, query.activityId), country),
  ),
  bind(nonProductizedApplyStatus, async ({ query }, { gateway, caller, country }) =>
    readJoinStatus(gateway, caller, await findPromo(gateway, query.activityId), country),
  ),
  bind(backApply, applyForWinBack),

  bind(eligible, ({ query }, { gateway, caller, country }) =>
    readEligibility(gateway, caller, query.activityId, country),
  ),
  bind(noLoginEligible, ({ query }, { gateway, country }) => readEligibility(gateway, null, query.activityId, country)),
  bind(checkShowActivity, checkShow),
  bind(checkAirdropPositionAccount, checkAirdrop),
  bind(claimable, async (_request, { gateway, caller, locale }) => {
    const { items, joined } = await listClaimableTasks(gateway, caller, locale)
    const [places, draws] = await Promise.all([
      listMyPlaces(gateway, caller.userId, joined, locale),
      listUnusedDraws(gateway, caller.userId, joined),
    ])
    return { items, joined, places, draws }
  }),
  bind(getRegisterCode, (_request, { gateway, caller }) => readRegisterCode(gateway, caller)),

  bind(getAlias, async ({ query }, { gateway }) => {
    const { alias } = await findActivity(gateway, query.activityId)
    return { alias }
  }),
  bind(getAliasList, (_request, { gateway }) => aliasList(gateway.db)),
  bind(getActivityId, ({ query }, { gateway }) => resolveAlias(gateway, query.alias)),
  bind(generalGetActivityId, ({ query }, { gateway }) => resolveAlias(gateway, query.alias)),
]
