import { expect, test } from 'vitest'
import { decimal, plain, ZERO } from '../../decimal.ts'
import type { EventRow, Trade } from '../../facts/fact.ts'
import { classified, DAY, event, facts, HOUR, START, trade } from '../../testing/facts.ts'
import { zonedDays } from '../../time/zoned-days.ts'
import { deductionsOf, rateAt, type Agent, type Agents, type Campaign } from './agents.ts'
import { Report } from '../../report.ts'
import { compareLines } from '../compare-lines.ts'
import { causesOf, isTakenBack } from '../corrections.ts'
import { payment, settleDays } from '../paid-days.ts'
import { linesOf } from './rebate-lines.ts'
import { referralBy } from './referrals.ts'

const rates = (rate: string) => ({ SPOT: rate, FUTURES: rate, COPY: rate })
const campaign = (more: Partial<Campaign['definition']> = {}): Campaign => ({
  campaignId: 'cmp-1',
  alias: 'partners',
  startTime: START,
  endTime: START + 300 * DAY,
  days: zonedDays('UTC'),
  definition: {
    timeZone: 'UTC',
    levels: [
      { id: 'bronze', activeTraders: 0, rates: rates('0.3') },
      { id: 'silver', activeTraders: 2, rates: rates('0.4') },
    ],
    activeVolume: { amount: '100' },
    deduct: ['BONUS', 'COUPON', 'DISCOUNT'],
    settleHours: 20,
    clawBack: { reasons: ['WASH_TRADING'], days: 5 },
    ...more,
  },
})

const agent = (userId: string, uplineId: string | null = null, more: Partial<Agent> = {}): Agent => ({
  campaignId: 'cmp-1',
  userId,
  uplineId,
  joinedAt: START,
  campaign: campaign(),
  terms: [],
  levels: [],
  ...more,
})
const terms = (agreed: string | null, more: object = {}) => ({
  agentId: '',
  since: START,
  rates: agreed === null ? null : rates(agreed),
  withinUpline: false,
  isSuspended: false,
  ...more,
})
const agentsOf = (...all: Agent[]): Agents => ({
  campaigns: [],
  byId: new Map(all.map((one) => [one.userId, one])),
  codes: new Map(),
  isPaused: () => false,
})

const tradeOf = (more: Record<string, unknown> = {}, at = START + HOUR): Trade => {
  const [fact] = facts(trade(at, '1000', { fee: '10', ...more }))
  if (fact?.type !== 'trade.filled') throw new Error('no trade')
  return fact
}
/** What each agent gets, the direct one first. */
const rebates = (one: Trade, direct: Agent, agents: Agents, givesBack = '0') =>
  linesOf(one, direct, { givesBack }, agents).map(
    ({ agentId, rebate, friendRebate }) => `${agentId} ${plain(rebate)} ${plain(friendRebate)}`,
  )

test('the direct agent gets its rate without the share of friends, each agent above the difference to the highest below', () => {
  const [top, middle, low] = [
    agent('top'),
    agent('middle', 'top', { terms: [terms('0.2')] }),
    agent('low', 'middle', { terms: [terms('0.25')] }),
  ]
  expect(rebates(tradeOf(), low, agentsOf(top, middle, low), '0.1')).toEqual(['low 1.5 1', 'middle 0 0', 'top 0.5 0'])
})

test('amounts are cut to 8 decimals', () => {
  const one = agent('one')
  expect(rebates(tradeOf({ fee: '0.123456789' }), one, agentsOf(one), '0.1234')).toEqual(['one 0.02180246 0.01523456'])
})

test('the terms and the level are those of the trade’s time', () => {
  const one = agent('one', null, {
    terms: [terms('0.5', { since: START + DAY }), terms(null, { since: START + 2 * DAY })],
    levels: [{ agentId: 'one', month: '2026-11', level: 1, activeTraders: 2, decidedAt: START }],
  })
  const rate = (days: number) => plain(rateAt(one, 'SPOT', START + days * DAY, agentsOf(one)))
  expect([rate(0), rate(1), rate(2), rate(40)]).toEqual(['0.4', '0.5', '0.4', '0.3'])
})

test('a rate that the agent above has set is at most that agent’s', () => {
  const top = agent('top', null, { terms: [terms('0.2')] })
  const low = agent('low', 'top', { terms: [terms('0.25', { withinUpline: true })] })
  expect(rebates(tradeOf(), low, agentsOf(top, low))).toEqual(['low 2 0', 'top 0 0'])
})

test('a suspended agent and its friend get nothing; an agent gets nothing for own trades', () => {
  const top = agent('u-1')
  const low = agent('low', 'u-1', { terms: [terms('0.1', { isSuspended: true })] })
  expect(rebates(tradeOf(), low, agentsOf(top, low), '0.05')).toEqual(['low 0 0', 'u-1 0 0'])
})

test.each([
  [
    'a bonus, then a coupon, then a discount, each at most what is left',
    { bonus: '4', coupon: '3', discount: '9', isMaker: false },
    undefined,
    'BONUS 4, COUPON 3, DISCOUNT 3',
  ],
  ['all of the fee by a bonus', { bonus: true, coupon: '3', discount: '0', isMaker: false }, undefined, 'BONUS 10'],
  [
    'only the listed ones',
    { bonus: '4', coupon: '3', discount: '0', isMaker: true },
    ['COUPON', 'MAKER'],
    'COUPON 3, MAKER 7',
  ],
  ['a maker’s fill that is not listed', { bonus: '0', coupon: '0', discount: '0', isMaker: true }, undefined, ''],
] as const)('a fee of 10 loses %s', (_name, parts, deduct, expected) => {
  const of = campaign(deduct === undefined ? {} : { deduct: [...deduct] })
  const found = deductionsOf(of, decimal('10'), parts)
  expect(found.map(({ kind, amount }) => `${kind} ${plain(amount)}`).join(', ')).toBe(expected)
})

test('a trade without a fee earns nothing, one between stablecoins earns', () => {
  const one = agent('one')
  const of = (more: Record<string, unknown>) => rebates(tradeOf(more), one, agentsOf(one))
  expect(of({ zeroFee: true })).toEqual(['one 0 0'])
  expect(of({ symbol: 'USDC/USDT' })).toEqual(['one 3 0'])
})

const causes = (one: EventRow, ...others: EventRow[]) => {
  const known = facts(one, ...others)
  const found = known.find((fact): fact is Trade => fact.id === one.eventId)
  if (found === undefined) throw new Error('no trade')
  return causesOf(campaign(), found, known, START + 99 * DAY)
}

test('a trade is taken back by its reversal, a timely flag, or as a market maker’s', () => {
  const one = trade(START + HOUR, '1')
  const flag = (at: number, reason = 'WASH_TRADING') => event('user.flagged', at, { reason })
  expect(isTakenBack(causes(one))).toBe(false)
  expect(
    causes(one, event('event.reversed', START, { reverses: one.eventId }, { receivedAt: START + DAY })).reversedAt,
  ).toBe(START + DAY)
  expect(causes(one, flag(START), flag(START + HOUR + 5 * DAY)).flaggedAt).toBe(START + HOUR + 5 * DAY)
  expect(isTakenBack(causes(one, flag(START), flag(START + HOUR + 5 * DAY + 1), flag(START + 2 * HOUR, 'odd')))).toBe(
    false,
  )
  expect(isTakenBack(causes(one, flag(START + 2 * HOUR), event('user.cleared', START + 3 * HOUR)))).toBe(true)
  expect(causes(one, classified(START, true)).isMarketMakers).toBe(true)
  expect(causes(one, classified(START, true), classified(START + HOUR, false)).isMarketMakers).toBe(false)
})

/** What differs in the line of a trade, an hour after it, with these classifications of the account. */
function lineDifferences(...rows: EventRow[]): string[] {
  const direct = agent('one')
  const bought = trade(START + HOUR, '1000', { fee: '10' })
  const bound = { userId: 'u-1', agentId: 'one', code: 'ONE', boundAt: START }
  const codes = new Map([
    ['ONE', { code: 'ONE', campaignId: 'cmp-1', agentId: 'one', givesBack: '0', createdAt: START }],
  ])
  const line = {
    lineId: 1,
    ...bound,
    campaignId: 'cmp-1',
    eventId: bought.eventId,
    kind: 'TRADE',
    at: bought.occurredAt,
    source: 'DIRECT',
    rate: '0.3',
    fee: '10',
    deducted: '0',
    rebate: '3',
    friendRebate: '0',
    reason: null,
    settleDay: '2026-11-02',
    createdAt: START + 2 * HOUR,
  }
  const report = new Report(9)
  const world = { agents: { ...agentsOf(direct), codes }, settled: new Map(), now: START + DAY, report }
  compareLines(facts(bought, ...rows), [line], direct, bound, world)
  return report.differences.filter(({ kind }) => kind === 'rebate lines').map((one) => `${one.facts}: ${one.product}`)
}

test('a line may be of either account while a classification arrived within seconds before it', () => {
  const lastSeen = { receivedAt: START + 2 * HOUR - 10_000 }
  const [maker, trader] = [classified(START, true), classified(START + HOUR / 2, false)]
  expect(lineDifferences()).toEqual([])
  expect(lineDifferences(maker)).toEqual(['no line: DIRECT (10 - 0) × 0.3 = 3, friend 0'])
  expect(lineDifferences(maker, trader)).toEqual([])
  expect(lineDifferences(maker, { ...trader, ...lastSeen })).toEqual([])
  expect(lineDifferences({ ...maker, ...lastSeen })).toEqual([])
})

test('a late line belongs to the first day that is not paid yet', () => {
  const paid = [
    { day: '2026-11-02', settledAt: START + 44 * HOUR },
    { day: '2026-11-05', settledAt: START + 116 * HOUR },
  ]
  const days = (createdAt: number) => settleDays(campaign(), START, START + createdAt, paid)
  expect(days(HOUR)).toEqual(['2026-11-02'])
  expect(days(44 * HOUR)).toEqual(['2026-11-02', '2026-11-03'])
  expect(days(45 * HOUR)).toEqual(['2026-11-03'])
  // The 3rd and 4th had no lines, and so no payment of their own.
  expect(days(100 * HOUR)).toEqual(['2026-11-03', '2026-11-04', '2026-11-05'])
  expect(days(117 * HOUR)).toEqual(['2026-11-06'])
})

test('a day below zero pays nothing and is carried into the next', () => {
  const text = (carried: string, amount: string) => {
    const { paid, rest } = payment(ZERO.plus(carried), decimal(amount))
    return `${plain(paid)} ${plain(rest)}`
  }
  expect([text('0', '5'), text('0', '-3'), text('-3', '2'), text('-1', '2')]).toEqual(['5 0', '0 -3', '0 -1', '1 0'])
})

test('a referral belongs to the agent whose code came first and was not paused', () => {
  const [one, other] = [agent('one'), agent('other', null, { joinedAt: START + 5 * DAY })]
  const code = (name: string, agentId: string) =>
    [name, { code: name, campaignId: 'cmp-1', agentId, givesBack: '0', createdAt: START }] as const
  const agents = {
    ...agentsOf(one, other),
    codes: new Map([code('ONE', 'one'), code('OTHER', 'other')]),
    isPaused: (name: string, at: number) => name === 'ONE' && at < START,
  }
  const by = (invitedByCode: string | null, createdAt: number, ...bindings: { code: string; boundAt: number }[]) => {
    const found = referralBy({ userId: 'u-1', createdAt, invitedByCode }, [], bindings, agents)
    return found && `${found.agentId} ${(found.boundAt - START) / DAY}`
  }
  expect(by('ONE', START)).toBe('one 0')
  expect(by('ONE', START - 1, { code: 'OTHER', boundAt: START })).toBe('other 5')
  expect(by('OTHER', START + 9 * DAY, { code: 'ONE', boundAt: START + 10 * DAY })).toBe('other 9')
  expect(by(null, START)).toBeNull()
  expect(referralBy({ userId: 'one', createdAt: START, invitedByCode: 'ONE' }, [], [], agents)).toBeNull()
})
