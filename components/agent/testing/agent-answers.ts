import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import type { AgentCode } from '@fanfare/contract/agent/codes.ts'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { referralList } from '@fanfare/contract/agent/referrals.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { addDays, dayOf } from '../filter/filter-days.ts'
import type { Campaign } from '../agent-page.tsx'
import { usdt } from '#lib/testing/samples.ts'
import { targetMonthOf } from './target-month.ts'

const DAY = 86_400_000

/** A code with its visits, registrations, first deposits and first trades. */
export const codeOf = (
  vipCode: string,
  [visits, registered, firstDeposit, firstTrade]: [number, number, number, number],
  more: Partial<AgentCode> = {},
): AgentCode => ({
  vipCode,
  label: '',
  url: `https://fanfare.example/register?vipCode=${vipCode}`,
  isMain: vipCode === 'AURORA7',
  paused: false,
  kind: 'OWN',
  rate: '0.4',
  givesBack: '0',
  visits,
  registered,
  firstDeposit,
  firstTrade,
  rebate: usdt(registered === 0 ? '0' : '100'),
  ...more,
})

/** A campaign of a Silver agent with 20 referrals in 30 days. */
export const campaignOf = (more: Partial<Campaign> = {}): Campaign => ({
  activityId: 'c1',
  title: 'Global Partners 2026',
  startTime: serverNow() - 200 * DAY,
  endTime: serverNow() + 40 * DAY,
  maskedName: 'UID 20***775',
  level: {
    level: 'Silver',
    nextLevel: 'Gold',
    activeTraders: 47,
    needed: 13,
    steps: [
      { level: 'Silver', from: 25 },
      { level: 'Gold', from: 60 },
    ],
    activeVolume: usdt('100'),
    month: null,
    monthEnds: serverNow() + 10 * DAY,
    pace: '2026-11-26',
  },
  rates: [
    { product: 'FUTURES', rate: '0.4', nextRate: '0.45' },
    { product: 'SPOT', rate: '0.35', nextRate: '0.4' },
  ],
  codes: [codeOf('AURORA7', [400, 20, 8, 5]), codeOf('QUIET', [0, 0, 0, 0])],
  subAgents: 0,
  timeZone: 'UTC',
  nearest: { deposited: 3, verified: 5 },
  news: [],
  mayCreateCodes: true,
  asOf: serverNow(),
  ...more,
})

/** A running campaign in the list of an agent who has earned nothing in it. */
export const agentCampaignOf = (more: Partial<AgentCampaign> = {}): AgentCampaign => ({
  activityId: 'c1',
  title: 'Global Partners 2026',
  status: 'ONGOING',
  startTime: serverNow() - 200 * DAY,
  endTime: serverNow() + 41 * DAY,
  level: 'Silver',
  pending: usdt('0'),
  settled: usdt('0'),
  progress: null,
  settlesAt: null,
  newReferrals: 0,
  referrals: 0,
  suspended: false,
  ...more,
})

type ReferralAnswer = CallAnswer<typeof referralList>['items'][number]

/** Somebody who registered with the main code. */
export const referralOf = (
  maskedName: string,
  registeredAt: number,
  more: Partial<ReferralAnswer> = {},
): ReferralAnswer => ({
  referralId: maskedName.replaceAll(/\W/g, ''),
  maskedName,
  source: 'DIRECT',
  vipCode: 'AURORA7',
  registeredAt,
  volume: usdt('0'),
  netDeposit: usdt('0'),
  status: 'REGISTERED',
  ...more,
})

type PerformanceAnswer = CallAnswer<typeof performance>

/** The sums of a campaign, without days, codes or products. */
export const performanceOf = (totals: Partial<PerformanceAnswer['totals']> = {}, asOf = serverNow()) =>
  ({
    items: [],
    total: 0,
    totals: {
      visits: 400,
      registered: 20,
      verified: 10,
      firstDeposit: 8,
      firstTrade: 5,
      volume: usdt('50000'),
      rebate: usdt('100'),
      deposits: usdt('0'),
      withdrawals: usdt('0'),
      netDeposit: usdt('0'),
      ...totals,
    },
    previous: null,
    byCode: [],
    byProduct: [],
    bySymbol: [],
    tree: [],
    asOf,
  }) satisfies PerformanceAnswer

/** A gateway with this campaign, whose figures add up. */
export function agentAnswers(campaign = campaignOf()): Answers {
  const today = dayOf(serverNow(), campaign.timeZone)
  return {
    agentPermission: () => ({ permitted: true, reasonCode: null }),
    getActivityDetailInfo: () => campaign,
    agentCodes: () => ({ items: campaign.codes }),
    agentSubAgents: () => ({ items: [], total: 0, invite: null, asOf: campaign.asOf }),
    rebateList: () => ({
      items: [],
      total: 3,
      totals: {
        volume: usdt('50000'),
        fee: usdt('250'),
        rebate: usdt('100'),
        settled: usdt('70'),
        pending: usdt('20.5'),
        today: usdt('9.5'),
        settlesAt: serverNow() + DAY,
      },
      days: [
        { day: addDays(today, -1), direct: usdt('60'), sub: usdt('30.5') },
        { day: today, direct: usdt('9.5'), sub: usdt('0') },
      ],
      asOf: serverNow(),
    }),
    performance: () => performanceOf(),
    agentTargets: () => targetMonthOf(),
    agentApplication: () => ({ status: 'NONE', appliedAt: null, decidedAt: null, reasonCode: null, mayApplyAt: null }),
    areaCodes: () => ({ list: [], commonlyList: [] }),
    referralList: () => ({
      items: [referralOf('UID 88***019', serverNow() - DAY, { referralId: 'r1', status: 'DEPOSITED' })],
      total: 20,
      totals: { volume: usdt('0'), netDeposit: usdt('0'), registered: 10, verified: 2, deposited: 3, traded: 5 },
      asOf: serverNow(),
    }),
  }
}
