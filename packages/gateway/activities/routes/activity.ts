import { aliasList } from '#gateway/activities/db/activities.ts'
import { applyForWinBack } from '#gateway/activities/win-back.ts'
import { checkAirdrop, joinActivity, readJoinStatus } from '#gateway/activities/join-activity.ts'
import { checkShow, readEligibility } from '#gateway/activities/eligibility.ts'
import { findActivity, findPromo, resolveAlias } from '#gateway/activities/find-activity.ts'
import {
  listActivities,
  readActivity,
  readMyActivity,
  readCampaignHead,
  readIntroduction,
  readLandingPage,
  readRegisterCode,
} from '#gateway/activities/read-activity.ts'
import { withPreviews } from '#gateway/activities/publication/with-previews.ts'
import { listMyPlaces, listBoardSnapshots, readRank } from '#gateway/boards/read-rank.ts'
import { listUnusedDraws, describePrizes, listMyDraws, readFairness } from '#gateway/draws/list-draws.ts'
import { listClaimableTasks } from '#gateway/rewards/claimable.ts'
import { bind, type Handler } from '#gateway/route.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
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
import { listTraders } from '#gateway/boards/list-traders.ts'
import { copyTradingTraders } from '@fanfare/contract/copy-trading/traders.ts'
import { drawPrize, findLotteryActivity } from '#gateway/draws/draw-prize.ts'
import { lotteryDraw, lotteryFairness, lotteryRecords } from '@fanfare/contract/lottery/draws.ts'
import { answerRequest, handOverTeam, removeMember } from '#gateway/teams/change-as-captain.ts'
import { createTeam, joinTeam, leaveTeam } from '#gateway/teams/join-team.ts'
import { readTeams } from '#gateway/teams/read-teams.ts'
import { competitionRank, competitionSnapshots } from '@fanfare/contract/competition/rank.ts'
import {
  competitionTeam,
  competitionTeamApprove,
  competitionTeamCreate,
  competitionTeamHandOver,
  competitionTeamJoin,
  competitionTeamLeave,
  competitionTeamRemove,
} from '@fanfare/contract/competition/team.ts'

const joinBy =
  (find: typeof findActivity): Handler<typeof apply> =>
  async ({ query, body }, { gateway, caller, country }) => {
    const activity = await find(gateway, query.activityId)
    return joinActivity(gateway, caller, { activity, country, consentVersion: body?.consentVersion })
  }

/** A read of visitors, who also find drafts. */
const ofDrafts =
  <Answer>(read: (gateway: GatewayContext, activityId: string, locale: string) => Answer) =>
  ({ query }: { query: { activityId: string } }, { gateway, locale }: { gateway: GatewayContext; locale: string }) =>
    read(withPreviews(gateway), query.activityId, locale)

/** A change of a team that answers with the team. */
const ofTeam =
  <Body, Team>(change: (gateway: GatewayContext, caller: Caller, activityId: string, body: Body) => Promise<Team>) =>
  async (
    { query, body }: { query: { activityId: string }; body: Body },
    { gateway, caller }: { gateway: GatewayContext; caller: Caller },
  ) => ({ team: await change(gateway, caller, query.activityId, body) })

export const activityRoutes = [
  bind(activityList, ({ query }, { gateway, locale }) => listActivities(gateway, query, locale)),
  bind(noLoginDetail, ofDrafts(readActivity)),
  bind(activityDetail, ({ query }, { gateway, caller, locale, country }) =>
    readMyActivity(gateway, caller, query.activityId, { locale, country }),
  ),
  bind(nonProductizedDetail, ofDrafts(readLandingPage)),
  bind(customizedBaseInfo, ofDrafts(readCampaignHead)),
  bind(introduce, ofDrafts(readIntroduction)),

  bind(apply, joinBy(findActivity)),
  bind(nonProductizedApply, joinBy(findPromo)),
  bind(applyStatus, readJoinStatus(findActivity)),
  bind(nonProductizedApplyStatus, readJoinStatus(findPromo)),
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
  bind(getRegisterCode, readRegisterCode),

  bind(getAlias, async ({ query }, { gateway }) => {
    const { alias } = await findActivity(gateway, query.activityId)
    return { alias }
  }),
  bind(getAliasList, (_request, { gateway }) => aliasList(gateway.db)),
  bind(getActivityId, resolveAlias),
  bind(generalGetActivityId, resolveAlias),
]

export const copyTradingRoutes = [
  bind(
    copyTradingTraders,
    ({ query }, { gateway, caller }) => listTraders(withPreviews(gateway), caller, query.activityId),
    { mayBeOld: 'visitors' },
  ),
]

export const lotteryRoutes = [
  bind(lotteryDraw, async ({ query, body }, { gateway, caller, country, header, locale }) => {
    const idempotencyKey = header('idempotency-key') ?? ''
    const draw = await drawPrize(gateway, caller, { ...query, clientSeed: body.clientSeed, idempotencyKey, country })
    const activity = await findLotteryActivity(gateway, query.activityId)
    const [prize = null] = await describePrizes(gateway, [draw], { activity, locale })
    const { drawId, drawNo, nonce, rolledPrizeId, remaining } = draw
    return { drawId, drawNo, nonce, rolledPrizeId, prize, remaining }
  }),
  bind(lotteryRecords, ({ query }, { gateway, caller, locale }) => listMyDraws(gateway, caller, query, locale)),
  bind(lotteryFairness, ({ query }, { gateway }) => readFairness(gateway, query)),
]

export const competitionRoutes = [
  bind(
    competitionRank,
    ({ query }, { gateway, caller, locale }) => readRank(withPreviews(gateway), caller, query, locale),
    { mayBeOld: 'visitors' },
  ),
  bind(competitionSnapshots, ({ query }, { gateway }) => listBoardSnapshots(gateway, query), { mayBeOld: 'everyone' }),
  bind(competitionTeam, ({ query }, { gateway, caller }) => readTeams(withPreviews(gateway), caller, query)),
  bind(competitionTeamCreate, ofTeam(createTeam)),
  bind(competitionTeamJoin, ({ query, body }, { gateway, caller }) =>
    joinTeam(gateway, caller, query.activityId, body),
  ),
  bind(competitionTeamLeave, ({ query }, { gateway, caller }) => leaveTeam(gateway, caller, query.activityId)),
  bind(competitionTeamApprove, ofTeam(answerRequest)),
  bind(competitionTeamRemove, ofTeam(removeMember)),
  bind(competitionTeamHandOver, ofTeam(handOverTeam)),
]
