import type { AgentCampaign, agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import type { AgentCode, getActivityDetailInfo } from '@fanfare/contract/agent/get-activity-detail-info.ts'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { rebateList } from '@fanfare/contract/agent/rebate-list.ts'
import type { Referral, referralList } from '@fanfare/contract/agent/referral-list.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { lastDays } from '#lib/agent/calendar-days.ts'
import { DAY, HOUR, MINUTE, usdt } from './fixture.ts'

export const CAMPAIGN_ID = 'fixture'
const DAYS = 30
/** Hundredths of a USDT. */
const money = (cents: number) => usdt((cents / 100).toFixed(2))
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Cents a day, direct and from sub-agents; today's are those of half a day. */
const CENTS = Array.from({ length: DAYS }, (_, index): [number, number] => {
  const share = index === DAYS - 1 ? 0.42 : [2, 3, 9, 10, 16, 17, 23, 24].includes(index) ? 0.62 : 1
  const direct = (21_000 + index * 520 + ((index * 7919) % 17_000)) * share
  return [Math.round(direct), Math.round(direct * (0.18 + ((index * 31) % 16) / 100))]
})
const DIRECT = sum(CENTS.map(([direct]) => direct))
const SUB = sum(CENTS.map(([, sub]) => sub))
const TODAY = sum(CENTS.at(-1) ?? [])
const PENDING = sum(CENTS.at(-2) ?? [])
const MAIN = 741_260

const code = (
  vipCode: string,
  [visits, registered, firstDeposit, firstTrade]: [number, number, number, number],
  cents: number,
  more: Partial<AgentCode> = {},
): AgentCode => ({
  vipCode,
  label: '',
  url: `https://fanfare.example/register?vipCode=${vipCode}`,
  isMain: false,
  paused: false,
  kind: 'OWN',
  rate: '0.4',
  givesBack: '0',
  visits,
  registered,
  firstDeposit,
  firstTrade,
  rebate: money(cents),
  ...more,
})

/** Their figures add up to those of the funnel and the rebates. */
const CODES: AgentCode[] = [
  code('AURORA7', [2910, 131, 62, 47], MAIN, { isMain: true }),
  code('LAUNCH', [1240, 52, 22, 16], DIRECT - MAIN, { label: 'Telegram', rate: '0.35', givesBack: '0.05' }),
  code('KITE02', [710, 29, 12, 8], SUB, { kind: 'SUB', rate: '0.12' }),
]
const NEW_CODE = code('AURORA7', [0, 0, 0, 0], 0, { isMain: true })

type Campaign = CallData<typeof getActivityDetailInfo>

export function campaignFixture(now: number, more: Partial<Campaign> = {}): Campaign {
  return {
    activityId: CAMPAIGN_ID,
    title: 'Global Partners 2026',
    startTime: now - 200 * DAY,
    endTime: now + 41 * DAY,
    maskedName: 'UID 20***775',
    level: {
      level: 'Silver',
      nextLevel: 'Gold',
      activeTraders: 47,
      needed: 13,
      steps: [
        { level: 'Bronze', from: 5 },
        { level: 'Silver', from: 25 },
        { level: 'Gold', from: 60 },
        { level: 'Partner', from: 150 },
      ],
      activeVolume: usdt('100'),
      month: new Date(now).toISOString().slice(0, 7),
      monthEnds: now + 10 * DAY,
      pace: new Date(now + 6 * DAY).toISOString().slice(0, 10),
    },
    rates: [
      { product: 'FUTURES', rate: '0.4', nextRate: '0.45' },
      { product: 'SPOT', rate: '0.35', nextRate: '0.4' },
      { product: 'COPY', rate: '0.2', nextRate: '0.25' },
    ],
    codes: CODES,
    subAgents: 1,
    timeZone: 'UTC',
    nearest: { deposited: 25, verified: 52 },
    news: [
      {
        at: now - 2 * HOUR,
        title: 'Settlement moves to 20:00 from today',
        body: 'It was 21:00. Nothing else changes.',
      },
      {
        at: now - 3 * DAY,
        title: 'Harvest Draw pays agents, too',
        body: '2 draws for each referral who trades 500 USDT.',
      },
    ],
    mayCreateCodes: true,
    asOf: now - 4 * MINUTE,
    ...more,
  }
}

/** An agent of today: no referral, the first level, one code without a visit. */
export const newCampaignFixture = (now: number): Campaign =>
  campaignFixture(now, {
    level: {
      ...campaignFixture(now).level,
      level: 'Bronze',
      nextLevel: 'Silver',
      activeTraders: 0,
      needed: 25,
      pace: null,
    },
    codes: [NEW_CODE],
    nearest: undefined,
    news: [],
  })

/** The highest level, which has no next one. */
export const highestCampaignFixture = (now: number): Campaign => {
  const { level, rates } = campaignFixture(now)
  return campaignFixture(now, {
    level: { ...level, level: 'Partner', nextLevel: null, activeTraders: 163, needed: null, pace: null },
    rates: rates.map((rate) => ({ ...rate, nextRate: null })),
    nearest: { deposited: 1, verified: 0 },
  })
}

export function rebatesFixture(now: number, cents = CENTS): CallData<typeof rebateList> {
  const days = lastDays(now, 'UTC', DAYS)
  const all = sum(cents.flat())
  return {
    items: [],
    total: 1284,
    totals: {
      volume: usdt('23764815.40'),
      fee: usdt('31822.70'),
      rebate: money(all),
      settled: money(all - PENDING - TODAY),
      pending: money(PENDING),
      today: money(TODAY),
      settlesAt: now + 6 * HOUR,
    },
    days: cents.map(([direct, sub], index) => ({ day: days[index] ?? '', direct: money(direct), sub: money(sub) })),
    asOf: now - 4 * MINUTE,
  }
}

export const noRebatesFixture = (now: number): CallData<typeof rebateList> => ({
  ...rebatesFixture(now),
  total: 0,
  totals: {
    volume: usdt('0'),
    fee: usdt('0'),
    rebate: usdt('0'),
    settled: usdt('0'),
    pending: usdt('0'),
    today: usdt('0'),
    settlesAt: null,
  },
  days: [],
})

/** A month in which more was taken back than earned on one day. */
export const clawedBackFixture = (now: number): CallData<typeof rebateList> =>
  rebatesFixture(
    now,
    CENTS.map((cents, index) => (index === 20 ? [-18_420, 0] : cents)),
  )

export function performanceFixture(now: number): CallData<typeof performance> {
  const none = usdt('0')
  return {
    items: [],
    total: 0,
    totals: {
      visits: 4860,
      registered: 212,
      verified: 148,
      firstDeposit: 96,
      firstTrade: 71,
      volume: usdt('23764815.40'),
      rebate: money(DIRECT + SUB),
      deposits: none,
      withdrawals: none,
      netDeposit: none,
    },
    previous: null,
    previousDays: [],
    byCode: [],
    byProduct: [],
    bySymbol: [],
    tree: [],
    asOf: now - 4 * MINUTE,
  }
}

export function referralsFixture(now: number): CallData<typeof referralList> {
  const referral = (maskedName: string, vipCode: string, age: number, status: Referral['status']): Referral => ({
    referralId: maskedName.replaceAll(/\W/g, ''),
    maskedName,
    note: null,
    tag: null,
    upline: null,
    isAgent: false,
    source: 'DIRECT',
    vipCode,
    registeredAt: now - age,
    verifiedAt: null,
    firstDepositAt: null,
    firstTradeAt: null,
    lastActiveAt: null,
    volume: usdt('0'),
    netDeposit: usdt('0'),
    balance: null,
    givesBack: '0',
    status,
  })
  return {
    items: [
      referral('UID 88***019', 'AURORA7', HOUR, 'REGISTERED'),
      referral('le***@mail', 'AURORA7', 3 * HOUR, 'VERIFIED'),
      referral('+62***38', 'KITE02', 16 * HOUR, 'DEPOSITED'),
      referral('UID 71***204', 'LAUNCH', 30 * HOUR, 'TRADED'),
    ],
    total: 212,
    totals: { volume: usdt('0'), netDeposit: usdt('0'), registered: 64, verified: 52, deposited: 25, traded: 71 },
    asOf: now - 4 * MINUTE,
  }
}

export const noReferralsFixture = (now: number): CallData<typeof referralList> => ({
  ...referralsFixture(now),
  items: [],
  total: 0,
  totals: { volume: usdt('0'), netDeposit: usdt('0'), registered: 0, verified: 0, deposited: 0, traded: 0 },
})

/** Running, suspended, not begun and ended. */
export function campaignsFixture(now: number): CallData<typeof agentCampaigns> {
  const { level } = campaignFixture(now)
  const campaign = (activityId: string, title: string, more: Partial<AgentCampaign> = {}): AgentCampaign => ({
    activityId,
    title,
    status: 'ONGOING',
    startTime: now - 200 * DAY,
    endTime: now + 41 * DAY,
    level: 'Silver',
    pending: usdt('0'),
    settled: usdt('0'),
    progress: level,
    settlesAt: null,
    newReferrals: 0,
    referrals: 0,
    suspended: false,
    ...more,
  })
  const items = [
    campaign(CAMPAIGN_ID, 'Global Partners 2026', {
      pending: money(PENDING + TODAY),
      settled: usdt('11920.34'),
      settlesAt: now + 6 * HOUR,
      newReferrals: 212,
      referrals: 940,
    }),
    campaign('saigon', 'Saigon Launch Partners', {
      level: 'Bronze',
      progress: { ...level, level: 'Bronze', nextLevel: 'Silver', activeTraders: 9, needed: 16, pace: null },
      pending: usdt('84.20'),
      settlesAt: now + 11 * DAY,
      newReferrals: 31,
      referrals: 31,
      endTime: now + 100 * DAY,
    }),
    campaign('paused', 'Creator Circle', { suspended: true, settled: usdt('120.50'), referrals: 12, progress: null }),
    campaign('winter', 'Campus Leads, winter', {
      status: 'UPCOMING',
      startTime: now + 11 * DAY,
      level: 'Bronze',
      progress: null,
    }),
    campaign('spring', 'Spring Ambassadors 2026', {
      status: 'ENDED',
      endTime: now - 143 * DAY,
      level: 'Gold',
      progress: null,
      settled: usdt('8940.15'),
      referrals: 188,
    }),
  ]
  return { items, total: items.length }
}
