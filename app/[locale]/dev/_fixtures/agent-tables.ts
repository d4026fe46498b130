import { addDays, dayOf } from '#components/agent/filter/filter-days.ts'
import { sumMoney } from '#lib/agent/sum-money.ts'
import type { RebateReason } from '@fanfare/contract/agent/agent.ts'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { Rebate, rebateList } from '@fanfare/contract/agent/rebate-list.ts'
import type { Referral, referralList } from '@fanfare/contract/agent/referral-list.ts'
import type { agentStatement } from '@fanfare/contract/agent/statement.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { performanceFixture, rebatesFixture, referralsFixture } from './agents.ts'
import { DAY, HOUR, usdt } from './fixture.ts'

const none = usdt('0')

/** One line of each kind: with deductions, from a sub-agent, capped, of zero for each reason, and taken back. */
export function rebateRows(now: number): Rebate[] {
  const row = (rebateId: string, hours: number, invitee: string, more: Partial<Rebate>): Rebate => ({
    rebateId,
    at: now - hours * HOUR,
    invitee,
    source: 'DIRECT',
    vipCode: 'AURORA7',
    product: 'FUTURES',
    symbol: 'BTC/USDT',
    volume: usdt('184220.50'),
    fee: usdt('92.11025'),
    bonusFee: none,
    deductions: [],
    rate: '0.4',
    rebate: usdt('36.8441'),
    cappedTo: null,
    reverses: null,
    status: 'PENDING',
    reasonCode: null,
    settlesAt: now + 6 * HOUR,
    ...more,
  })
  const zero = (reasonCode: RebateReason, more: Partial<Rebate> = {}): Partial<Rebate> => ({
    rebate: none,
    status: 'NONE',
    settlesAt: null,
    reasonCode,
    ...more,
  })
  const settled = { status: 'SETTLED', settlesAt: now - 20 * HOUR } as const
  return [
    row('19042', 2, 'UID 71***204', {
      bonusFee: usdt('5'),
      deductions: [
        { kind: 'BONUS', amount: '3.5' },
        { kind: 'COUPON', amount: '1.5' },
      ],
      rebate: usdt('34.8441'),
    }),
    row('19041', 3, 'an***@mail', {
      product: 'SPOT',
      symbol: 'ETH/USDT',
      volume: usdt('12480'),
      fee: usdt('12.48'),
      vipCode: 'LAUNCH',
      rate: '0.35',
      rebate: usdt('4.368'),
    }),
    row('19040', 5, 'UID 40***918', {
      source: 'SUB',
      vipCode: 'KITE02',
      symbol: 'SOL/USDT',
      volume: usdt('66035.20'),
      fee: usdt('33.0176'),
      rate: '0.12',
      rebate: usdt('3.962112'),
    }),
    row('19039', 6, 'UID 93***557', {
      ...zero('BONUS_FEE'),
      volume: usdt('41900'),
      fee: usdt('20.95'),
      bonusFee: usdt('20.95'),
      deductions: [{ kind: 'BONUS', amount: '20.95' }],
    }),
    row('19038', 9, 'UID 28***660', { ...zero('SAME_RATE'), source: 'SUB', vipCode: 'KITE02', rate: '0' }),
    row('19037', 26, '+84***51', {
      ...settled,
      rebate: usdt('10'),
      cappedTo: usdt('10'),
      reasonCode: 'CAP_REACHED',
    }),
    row('19036', 28, 'UID 71***204', {
      ...settled,
      rebate: usdt('-36.8441'),
      reverses: '18007',
      reasonCode: 'CLAW_BACK',
    }),
    row('19035', 30, 'mi***@mail', {
      ...zero('MAKER_FEE'),
      fee: usdt('4.16'),
      volume: usdt('8320.75'),
      bonusFee: usdt('4.16'),
      deductions: [{ kind: 'MAKER', amount: '4.16' }],
    }),
  ]
}

export function rebateTableFixture(now: number): CallData<typeof rebateList> {
  const answer = rebatesFixture(now)
  return { ...answer, items: rebateRows(now), totals: { ...answer.totals, bonusFee: usdt('1214.50') } }
}

export function referralTableFixture(now: number): CallData<typeof referralList> {
  const [first] = referralsFixture(now).items
  if (!first) throw new Error('there is no referral')
  const person = (maskedName: string, ageDays: number, more: Partial<Referral>): Referral => ({
    ...first,
    referralId: maskedName.replaceAll(/\W/g, ''),
    maskedName,
    registeredAt: now - ageDays * DAY,
    lastActiveAt: now - 2 * HOUR,
    balance: 'UNDER_100',
    rebate: none,
    lifetimeVolume: none,
    ...more,
  })
  const traded = (ageDays: number, volume: string, netDeposit: string): Partial<Referral> => ({
    verifiedAt: now - ageDays * DAY,
    firstDepositAt: now - (ageDays - 0.5) * DAY,
    firstTradeAt: now - (ageDays - 1) * DAY,
    volume: usdt(volume),
    lifetimeVolume: usdt(volume),
    netDeposit: usdt(netDeposit),
    rebate: usdt('241.20'),
    status: 'TRADED',
  })
  const items = [
    person('UID 71***204', 109, { ...traded(109, '1204880.20', '8200'), balance: '10K_50K', tag: 'Desk A' }),
    person('an***@mail', 62, { ...traded(62, '214300.75', '-1450'), balance: '1K_10K', isAgent: true }),
    person('le***@mail', 0.1, { verifiedAt: now - HOUR, status: 'VERIFIED' }),
    person('UID 88***019', 0.05, { lastActiveAt: null, balance: null }),
    person('UID 40***918', 49, {
      ...traded(49, '386110.40', '2600'),
      source: 'SUB',
      vipCode: 'KITE02',
      upline: 'UID 33***120',
      balance: '1K_10K',
    }),
    person('+84***51', 23, {
      ...traded(23, '97250.30', '900'),
      vipCode: 'LAUNCH',
      note: 'met in Da Nang, trades at night',
      givesBack: '0.05',
      balance: '100_1K',
    }),
  ]
  return {
    items,
    total: 640,
    totals: {
      volume: usdt('23764815.40'),
      netDeposit: usdt('184620'),
      newInWindow: 212,
      registered: 105,
      verified: 121,
      deposited: 96,
      traded: 318,
    },
    asOf: now,
  }
}

/** `total` over 30 days, the last of them half over. */
const spread = (total: number, step: number): number[] => {
  const weights = Array.from({ length: 30 }, (_, index) => (index === 29 ? 2 : 4) + ((index * step) % 5))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const edges = weights.map((_, index) =>
    Math.round((weights.slice(0, index + 1).reduce((sum, weight) => sum + weight, 0) / whole) * total),
  )
  return edges.map((edge, index) => edge - (edges[index - 1] ?? 0))
}

export function performancePageFixture(now: number): CallData<typeof performance> {
  const answer = performanceFixture(now)
  const { totals } = answer
  const today = dayOf(now, 'UTC')
  const [registered, verified, deposits, trades] = [212, 148, 96, 71].map((total, index) =>
    spread(total, 3 + index * 2),
  )
  const rebates = rebatesFixture(now).days
  const rebateOf = (part: 'direct' | 'sub') => sumMoney(rebates.map((day) => day[part])) ?? none
  const [direct, sub] = [rebateOf('direct'), rebateOf('sub')]
  const people = (one: number, two: number, three: number, four: number) => ({
    registered: one,
    verified: two,
    firstDeposit: three,
    firstTrade: four,
  })
  const [registeredBefore, depositsBefore, tradesBefore] = [181, 96, 75].map((total, index) => spread(total, 4 + index))
  return {
    ...answer,
    previousDays: rebates.map(({ direct: rebate }, index) => ({
      day: addDays(today, index - 59),
      ...people(registeredBefore?.[index] ?? 0, 0, depositsBefore?.[index] ?? 0, tradesBefore?.[index] ?? 0),
      volume: usdt('670346.66'),
      rebate,
      complete: true,
    })),
    items: rebates.map((day, index) => ({
      day: addDays(today, index - 29),
      ...people(registered?.[index] ?? 0, verified?.[index] ?? 0, deposits?.[index] ?? 0, trades?.[index] ?? 0),
      volume: usdt('792160.51'),
      rebate: sumMoney([day.direct, day.sub]) ?? none,
      complete: index < 29,
    })),
    total: 30,
    totals: { ...totals, deposits: usdt('241940'), withdrawals: usdt('57320'), netDeposit: usdt('184620') },
    previous: {
      ...totals,
      registered: 181,
      firstDeposit: 96,
      firstTrade: 75,
      volume: usdt('20110400'),
      rebate: direct,
    },
    byCode: [
      { vipCode: 'AURORA7', visits: 2910, ...people(131, 94, 62, 47), rebate: usdt('7412.60') },
      {
        vipCode: 'LAUNCH',
        visits: 1240,
        ...people(52, 35, 22, 16),
        rebate: sumMoney([direct, usdt('-7412.60')]) ?? none,
      },
      { vipCode: 'KITE02', visits: 710, ...people(29, 19, 12, 8), rebate: sub },
    ],
    byProduct: [
      { product: 'FUTURES', volume: usdt('18640220'), rebate: direct },
      { product: 'SPOT', volume: usdt('3904115.40'), rebate: usdt('1934.82') },
      { product: 'COPY', volume: usdt('1220480'), rebate: sumMoney([sub, usdt('-1934.82')]) ?? none },
    ],
    bySymbol: [
      ['BTC', '9812300'],
      ['ETH', '6204500'],
      ['SOL', '3120880'],
      ['XRP', '1408200'],
      ['FNF', '902140'],
      ['ADA', '1200000'],
      ['DOGE', '1116795.40'],
    ].map(([symbol = '', volume = '0']) => ({ symbol, volume: usdt(volume) })),
    tree: [
      { maskedName: 'UID 20***775', depth: 0, own: 183, withBranch: 212, rate: '0.4', rebate: direct },
      {
        maskedName: 'UID 33***120',
        depth: 1,
        own: 20,
        withBranch: 29,
        rate: '0.12',
        rebate: sumMoney([sub, usdt('-642.18')]) ?? none,
      },
      { maskedName: 'UID 57***302', depth: 2, own: 9, withBranch: 9, rate: '0.04', rebate: usdt('642.18') },
    ],
  }
}

export function statementFixture(now: number): CallData<typeof agentStatement> {
  const month = dayOf(now, 'UTC').slice(0, 7)
  const before = dayOf(Date.parse(`${month}-01`) - DAY, 'UTC').slice(0, 7)
  const days = ['01', '02', '03', '04'].map((day, index) => ({
    day: `${before}-${day}`,
    lines: 40 + index,
    rebate: usdt(index === 2 ? '-12.40' : '310.25'),
    paid: usdt(index === 2 ? '0' : index === 3 ? '297.85' : '310.25'),
    settledAt: index === 2 ? null : Date.parse(`${before}-${day}`) + 44 * HOUR,
  }))
  return {
    months: [month, before],
    statement: {
      month: before,
      timeZone: 'UTC',
      from: Date.parse(`${before}-01`),
      to: Date.parse(`${month}-01`),
      lines: 166,
      fee: usdt('2610.40'),
      bonusFee: usdt('84.15'),
      rebate: usdt('918.35'),
      clawedBack: usdt('-36.84'),
      carriedIn: none,
      carried: none,
      paid: usdt('918.35'),
      settled: true,
      digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      days,
    },
  }
}
