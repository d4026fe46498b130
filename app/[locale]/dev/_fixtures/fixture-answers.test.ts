import { readdirSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  activityDetailSchema,
  activitySummarySchema,
  myActivitySchema,
  tierSchema,
} from '@fanfare/contract/activity/activity.ts'
import { checkAirdropPositionAccount } from '@fanfare/contract/activity/check-airdrop-position-account.ts'
import { claimable } from '@fanfare/contract/activity/claimable.ts'
import { activityDetail } from '@fanfare/contract/activity/detail.ts'
import { myDepositBonusSchema, myWinBackSchema } from '@fanfare/contract/activity/my-sections.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { getActivityDetailInfo } from '@fanfare/contract/agent/get-activity-detail-info.ts'
import { marqueeRecordSchema } from '@fanfare/contract/agent/marquee-record.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'
import { rebateList, rebateSchema } from '@fanfare/contract/agent/rebate-list.ts'
import { referralList } from '@fanfare/contract/agent/referral-list.ts'
import { agentStatement } from '@fanfare/contract/agent/statement.ts'
import { agentTargets } from '@fanfare/contract/agent/agent-targets.ts'
import { competitionSectionSchema, myTeamSchema, teamSchema } from '@fanfare/contract/competition/competition.ts'
import { competitionRank, myRankSchema } from '@fanfare/contract/competition/rank.ts'
import { coverTermsSchema, myCoverSchema } from '@fanfare/contract/copy-trading/cover.ts'
import { leadTraderSchema } from '@fanfare/contract/copy-trading/traders.ts'
import { depositBonusSectionSchema } from '@fanfare/contract/deposit-bonus/deposit-bonus.ts'
import { fairnessSchema } from '@fanfare/contract/lottery/fairness.ts'
import { lotterySectionSchema, shownPrizeSchema } from '@fanfare/contract/lottery/lottery.ts'
import { drawRecordSchema } from '@fanfare/contract/lottery/records.ts'
import { MESSAGE_KIND_NAMES, titleKeyOf } from '@fanfare/contract/message/message-kinds.ts'
import { MESSAGE_PARAMS } from '@fanfare/contract/message/message-params.ts'
import { pushDetail } from '@fanfare/contract/message/push-detail.ts'
import { bannerSchema } from '@fanfare/contract/site/main-banner.ts'
import { getRewardList } from '@fanfare/contract/task/get-reward-list.ts'
import { obtainReward } from '@fanfare/contract/task/obtain-reward.ts'
import { rewardTimeline } from '@fanfare/contract/task/reward-timeline.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { rewardSchema, taskCompletionSchema } from '@fanfare/contract/task/task.ts'
import { strictFaults } from '@fanfare/contract/testing/strict-faults.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import * as activities from './activities.ts'
import * as agentTables from './agent-tables.ts'
import * as agentTargetFixtures from './agent-targets.ts'
import * as agents from './agents.ts'
import * as bonus from './bonus.ts'
import * as campaigns from './campaigns.ts'
import * as competition from './competition.ts'
import * as compound from './compound.ts'
import * as copyTrading from './copy-trading.ts'
import * as fairness from './fairness.ts'
import type { Translate } from './fixture.ts'
import * as home from './home.ts'
import * as lottery from './lottery.ts'
import * as messageCenter from './message-center.ts'
import * as moments from './moments.ts'
import * as rewards from './rewards.ts'
import * as rewardsOf from './rewards-of.ts'
import * as tasks from './tasks.ts'
import * as teams from './teams.ts'

const NOW = Date.UTC(2026, 10, 20, 7, 12)
const translate = createTranslator({ locale: 'en', messages: loadMessages('en') }) as unknown as Translate

/** A schema of the contract and the values that are sent by it. */
type Sent = readonly [schema: z.ZodMiniType, values: readonly unknown[]]
const dataOf = <Data>(states: readonly { data: Data }[]): Data[] => states.map(({ data }) => data)
const board = competitionRank.data

const bonusPlan = bonus.bonusPlanFixture(NOW, translate)
const rewardData = dataOf(rewards.rewardStates(NOW, translate))
const compoundData = dataOf(compound.compoundStates(NOW, translate))
const moment = moments.momentAnswers(NOW, translate)
const card = home.cardFixture(NOW, translate)
const copied = competition.copiedBoards(NOW)
const messages = messageCenter.messageFixtures(NOW, translate)

/** By the file and the name of each fixture that a call answers with, or whose parts one does. */
const SENT: Record<string, readonly Sent[]> = {
  'activities activityFixture': [[activitySummarySchema, [activities.activityFixture(NOW, translate, 'Lottery')]]],
  'activities activityPageFixture': [
    [activityDetailSchema, [activities.activityPageFixture(NOW, translate, 'NewUser')]],
  ],
  'activities memberPageFixture': [[activityDetail.data, [activities.memberPageFixture(NOW, translate, 'NewUser')]]],
  'activities activityStates': [[activitySummarySchema, dataOf(activities.activityStates(NOW, translate))]],
  'activities standingStates': [
    [activitySummarySchema, dataOf(activities.standingStates(NOW, translate)).map(({ activity }) => activity)],
  ],
  'agent-tables rebateRows': [[rebateSchema, agentTables.rebateRows(NOW)]],
  'agent-tables rebateTableFixture': [[rebateList.data, [agentTables.rebateTableFixture(NOW)]]],
  'agent-tables referralTableFixture': [[referralList.data, [agentTables.referralTableFixture(NOW)]]],
  'agent-tables performancePageFixture': [[performance.data, [agentTables.performancePageFixture(NOW)]]],
  'agent-tables statementFixture': [[agentStatement.data, [agentTables.statementFixture(NOW)]]],
  'agent-targets targetsFixture': [[agentTargets.data, [agentTargetFixtures.targetsFixture(NOW)]]],
  'agent-targets newTargetsFixture': [
    [agentTargets.data, [true, false].map((has) => agentTargetFixtures.newTargetsFixture(NOW, has))],
  ],
  'agents campaignFixture': [[getActivityDetailInfo.data, [agents.campaignFixture(NOW)]]],
  'agents newCampaignFixture': [[getActivityDetailInfo.data, [agents.newCampaignFixture(NOW)]]],
  'agents highestCampaignFixture': [[getActivityDetailInfo.data, [agents.highestCampaignFixture(NOW)]]],
  'agents rebatesFixture': [[rebateList.data, [agents.rebatesFixture(NOW)]]],
  'agents noRebatesFixture': [[rebateList.data, [agents.noRebatesFixture(NOW)]]],
  'agents clawedBackFixture': [[rebateList.data, [agents.clawedBackFixture(NOW)]]],
  'agents performanceFixture': [[performance.data, [agents.performanceFixture(NOW)]]],
  'agents referralsFixture': [[referralList.data, [agents.referralsFixture(NOW)]]],
  'agents noReferralsFixture': [[referralList.data, [agents.noReferralsFixture(NOW)]]],
  'agents campaignsFixture': [[agentCampaigns.data, [agents.campaignsFixture(NOW)]]],
  'bonus bonusPlanFixture': [
    [tierSchema, bonusPlan.tiers],
    [depositBonusSectionSchema, [bonusPlan.bonus]],
  ],
  'bonus myBonusFixture': [[myDepositBonusSchema, [bonus.myBonusFixture(NOW)]]],
  'bonus bonusStates': [[myDepositBonusSchema, dataOf(bonus.bonusStates(NOW))]],
  'campaigns airdropStates': [[checkAirdropPositionAccount.data, dataOf(campaigns.airdropStates(NOW))]],
  'campaigns winBackStates': [[myWinBackSchema, dataOf(campaigns.winBackStates(NOW))]],
  'competition competitionPages': [[activityDetailSchema, dataOf(competition.competitionPages(NOW, translate))]],
  'competition mineFixture': [[myRankSchema, [competition.mineFixture()]]],
  'competition boardFixture': [[board, [competition.boardFixture(NOW)]]],
  'competition signedBoards': [[board, dataOf(competition.signedBoards(NOW))]],
  'competition copiedBoards': [[board, [copied.FOLLOWERS, copied.LEADS]]],
  'competition placeFixtures': [
    [z.nullable(myRankSchema), dataOf(competition.placeFixtures()).map(({ mine }) => mine)],
  ],
  'compound factorsFixture': [
    [z.pick(competitionSectionSchema, { factors: true }), [{ factors: compound.factorsFixture() }]],
  ],
  'compound compoundDetail': [[activityDetailSchema, [compound.compoundDetail(NOW, translate)]]],
  'compound myCompoundFixture': [
    [
      z.pick(myActivitySchema, { compound: true }),
      [{ compound: compound.myCompoundFixture(compound.compoundDetail(NOW, translate)) }],
    ],
  ],
  'compound compoundStates': [
    [myActivitySchema, compoundData.map(({ my }) => my)],
    [activityDetailSchema, compoundData.map(({ detail }) => detail)],
  ],
  'compound combinedBoard': [[board, [compound.combinedBoard(NOW)]]],
  'compound myCombinedRow': [[myRankSchema, [compound.myCombinedRow()]]],
  'compound streakBoard': [[board, [compound.streakBoard(NOW)]]],
  'copy-trading COVER_TERMS': [[coverTermsSchema, [copyTrading.COVER_TERMS]]],
  'copy-trading coverStates': [[myCoverSchema, dataOf(copyTrading.coverStates(NOW))]],
  'copy-trading leadTraders': [[leadTraderSchema, copyTrading.leadTraders()]],
  'copy-trading copyPages': [[activityDetailSchema, copyTrading.copyPages(NOW, translate)]],
  'fairness fairnessStates': [
    [fairnessSchema, dataOf(fairness.fairnessStates(NOW, translate)).map(({ report }) => report.fairness)],
  ],
  'home winnersFixture': [[marqueeRecordSchema, home.winnersFixture(NOW, translate)]],
  'home bannerStates': [[activitySummarySchema, dataOf(home.bannerStates(NOW, translate))]],
  'home bannerFixture': [[bannerSchema, dataOf(home.bannerStates(NOW, translate)).map(home.bannerFixture)]],
  'home cardFixture': [
    [taskCompletionSchema, card.next.tasks],
    [claimable.data, [{ items: [card.huge] }]],
  ],
  'lottery prizesFixture': [[shownPrizeSchema, lottery.prizesFixture(translate)]],
  'lottery lotteryFixture': [[lotterySectionSchema, [lottery.lotteryFixture(NOW, translate)]]],
  'lottery lotteryPages': [[activityDetailSchema, dataOf(lottery.lotteryPages(NOW, translate))]],
  'lottery drawRecords': [[drawRecordSchema, lottery.drawRecords(NOW, translate)]],
  'message-center messageFixtures': [
    [pushDetail.data, messages],
    ...MESSAGE_KIND_NAMES.map((kind): Sent => [
      MESSAGE_PARAMS[kind],
      messages.filter(({ titleKey }) => titleKey === titleKeyOf(kind)).map(({ params }) => params),
    ]),
  ],
  'moments momentAnswers': [
    [activityDetail.data, [moment.activityDetail()]],
    [taskCompletions.data, [moment.taskCompletions()]],
    [obtainReward.data, [moment.obtainReward()]],
  ],
  'rewards rewardStates': [
    [getRewardList.data, [{ items: rewardData.map(({ item }) => item), total: rewardData.length }]],
    [rewardTimeline.data, rewardData.map(({ steps }) => ({ steps }))],
  ],
  'rewards claimables': [[claimable.data, [{ items: rewards.claimables(NOW, translate) }]]],
  'rewards-of rewardsOf': [[rewardSchema, Object.values(rewardsOf.rewardsOf(translate))]],
  'tasks taskStates': [[taskCompletionSchema, dataOf(tasks.taskStates(NOW, translate))]],
  'teams teamPages': [[activityDetailSchema, dataOf(teams.teamPages(NOW, translate))]],
  'teams foundTeams': [[teamSchema, teams.foundTeams()]],
  'teams myTeamFixture': [[myTeamSchema, [teams.myTeamFixture()]]],
  'teams captainsTeam': [[myTeamSchema, [teams.captainsTeam(NOW)]]],
  'teams teamBoard': [[board, [teams.teamBoard(NOW)]]],
}

/** Fixtures of what no call answers: properties that the site computes itself, and ids. */
const NOT_SENT = [
  'activities heroStates',
  'agents CAMPAIGN_ID',
  'campaigns airdropSubject',
  'campaigns winBackSubject',
  'competition rowChecks',
  'fairness lotteriesFixture',
  'home offerFixture',
  'lottery drawMoments',
  'moments claimedFixture',
  'moments momentStates',
  'tasks taskFixture',
]

/** Files without answers of the gateway: forms, notifications, states of the interface alone, and their tools. */
const WITHOUT_ANSWERS = ['cta', 'fixture', 'forms', 'messages', 'mutations', 'notification-options']

const FILES: Record<string, object> = {
  activities,
  'agent-tables': agentTables,
  'agent-targets': agentTargetFixtures,
  agents,
  bonus,
  campaigns,
  competition,
  compound,
  'copy-trading': copyTrading,
  fairness,
  home,
  lottery,
  'message-center': messageCenter,
  moments,
  rewards,
  'rewards-of': rewardsOf,
  tasks,
  teams,
}

test.each(Object.entries(SENT))('[API-5][DEV-15] the fixture %s is an answer by the contract, strictly', (_, sent) => {
  expect(sent.flatMap(([schema, values]) => values.flatMap((value) => strictFaults(schema, value)))).toEqual([])
  expect(sent.some(([, values]) => values.length > 0)).toBe(true)
})

test('[API-5][DEV-15] every fixture of the gallery has the schema of its call', () => {
  const files = readdirSync(import.meta.dirname).flatMap((name) => /^([\w-]+)\.ts$/.exec(name)?.[1] ?? [])
  expect(files.toSorted()).toEqual([...Object.keys(FILES), ...WITHOUT_ANSWERS].toSorted())
  const exported = Object.entries(FILES).flatMap(([file, module]) =>
    Object.keys(module).map((name) => `${file} ${name}`),
  )
  expect(exported.toSorted()).toEqual([...Object.keys(SENT), ...NOT_SENT].toSorted())
})
