import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usdt } from '#gateway/testing/activity-file.ts'
import { activityFileSchema, type FileWith } from '@fanfare/activities/schema.ts'
import { arbitraryEvents } from '#gateway/testing/arbitrary-facts.ts'
import { referenceOf, scaled } from '#gateway/testing/reference-measures.ts'
import { memoryReader } from '#gateway/testing/folded-facts.ts'
import { DAY, END, fact, factsOfSent, frame, JOIN, noFacts, START } from '#gateway/testing/task-facts.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { decideExactly } from '../../facts/exact-facts.ts'
import { readSlices } from '../../facts/read-slices.ts'
import { decideTier, tierEdges } from './decide-tier.ts'

const DELAY_S = 1800
const WINDOW_DAYS = 3
const WINDOW_END = JOIN + WINDOW_DAYS * DAY
const AFTERWARDS = WINDOW_END + DELAY_S * 1000
const factsOfSentEvents = (events: readonly PlatformEvent[]) => factsOfSent({ ...noFacts, events })

const definition = activityFileSchema.parse({
  alias: 'deposit-test',
  type: 'TradingDepositBonus',
  timeZone: 'UTC',
  startTime: '-1d 00:00',
  endTime: '+10d 00:00',
  bonus: { windowDays: WINDOW_DAYS },
  tiers: ['1', '2', '3'].map((step) => ({
    id: `tier-${step}`,
    netDeposit: usdt(String(40 * Number(step))),
    volume: usdt(String(70 * Number(step))),
    reward: { type: 'GIFT_CASH', kind: 'ExperienceUSDT', amount: usdt(`${step}0`) },
  })),
  budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '1000' }],
  texts: { en: { title: 'Test', rules: 'Rules' } },
}) as FileWith<'tiers'>

const activity = {
  version: 1,
  alias: 'deposit-test',
  definition,
  frame: { ...frame, dataDelaySeconds: DELAY_S },
  tasks: new Map(),
}

interface Asked {
  now?: number
  earnedBefore?: ReadonlyMap<Source, number>
  closed?: ReadonlySet<Source>
}

const decide = (events: readonly PlatformEvent[], asked: Asked = {}) =>
  decideTier({
    activity,
    appliedAt: JOIN,
    facts: factsOfSentEvents(events),
    now: AFTERWARDS,
    earnedBefore: new Map(),
    closed: new Set(),
    ...asked,
  })
const earnedIn = ({ sources }: ReturnType<typeof decide>) =>
  sources.filter(({ status }) => status === 'EARNED').map(({ source }) => source)
const earned = (events: readonly PlatformEvent[], asked: Asked = {}) => earnedIn(decide(events, asked))

const deposit = (at: number, usdtValue: string) => fact('deposit.confirmed', at, { usdtValue })
const withdraw = (at: number, usdtValue: string) => fact('withdrawal.confirmed', at, { usdtValue })
const trade = (at: number, usdtVolume: string) => fact('trade.filled', at, { usdtVolume })

describe('[SCR-5] the tier of a deposit bonus', () => {
  test('is open until the window and the delay of the data are over, and then due without a new fact', () => {
    const events = [deposit(JOIN, '120'), trade(JOIN, '300')]
    const before = decide(events, { now: AFTERWARDS - 1 })
    expect(before.sources.map(({ status }) => status)).toEqual(['OPEN', 'OPEN', 'OPEN'])
    expect(before.dueAt).toBe(AFTERWARDS)
    const after = decide(events)
    expect(after.dueAt).toBeNull()
    expect(after.sources.map(({ status }) => status)).toEqual(['MISSED', 'MISSED', 'EARNED'])
    expect(after.sources[2]).toMatchObject({ earnedAt: WINDOW_END, claimDeadline: null, isLowerable: false })
  })

  test('needs no decision while no fact can change it', () => {
    const closed = new Set(['tier:tier-1', 'tier:tier-2', 'tier:tier-3'] as const)
    expect(decide([deposit(JOIN, '500'), trade(JOIN, '500')], { closed })).toMatchObject({ sources: [], dueAt: null })
  })

  test('is not paid to an account with an uncleared flag as one of several', () => {
    const flagged = (at: number) => fact('user.flagged', at, { reason: 'MULTI_ACCOUNT' })
    const reached = [deposit(JOIN, '500'), trade(JOIN, '500')]
    expect(earned([...reached, flagged(AFTERWARDS - 1)])).toEqual([])
    expect(earned([...reached, flagged(AFTERWARDS)])).toEqual(['tier:tier-3'])
    expect(earned([...reached, flagged(JOIN), fact('user.cleared', END)])).toEqual(['tier:tier-3'])
  })

  test('ends its window with the activity', () => {
    const late = { ...activity, frame: { ...activity.frame, endTime: JOIN + DAY } }
    const input = { appliedAt: JOIN, now: END, earnedBefore: new Map(), closed: new Set<Source>() }
    const events = [deposit(JOIN, '40'), trade(JOIN + DAY, '500')]
    expect(earnedIn(decideTier({ ...input, activity: late, facts: factsOfSentEvents(events) }))).toEqual([])
    expect(decide(events, { now: START + 2 * DAY }).dueAt).toBe(AFTERWARDS)
  })
})

/** The same rule over raw facts, with scaled integers. */
function referenceTier(events: readonly PlatformEvent[]): string[] {
  const window = { from: JOIN, until: WINDOW_END, joined: JOIN, target: '1' }
  const once = [...new Map(events.map((event) => [event.eventId, event])).values()]
  const deposited = referenceOf('RECHARGE', { ...window, events: once }).sum
  const volume = referenceOf('TOTAL_TRADING_VOLUME', { ...window, events: once }).sum
  const asDeposits = once.map((event) =>
    event.type === 'withdrawal.confirmed'
      ? { ...fact('deposit.confirmed', event.occurredAt, { usdtValue: event.usdtValue }), eventId: event.eventId }
      : event,
  )
  const withdrawn = referenceOf('RECHARGE', { ...window, events: asDeposits }).sum - deposited
  const met = [3, 2, 1].find(
    (step) => deposited - withdrawn >= scaled(String(40 * step)) && volume >= scaled(String(70 * step)),
  )
  return met === undefined ? [] : [`tier:tier-${met}`]
}

const histories = fc
  .tuple(
    arbitraryEvents(30),
    fc.array(fc.tuple(fc.integer({ min: JOIN - DAY, max: WINDOW_END + DAY }), fc.integer({ min: 0, max: 60 })), {
      maxLength: 5,
    }),
  )
  .map(([events, taken]) => [
    ...events,
    ...taken.map(([at, amount], index) => ({ ...withdraw(at, String(amount)), eventId: `w-${index}` })),
  ])

test('[SCR-5] [GW-2] [DEV-6] any order and repetition of facts, and tallies of them, give the tier of a plain reference', async () => {
  const deliveries = histories.chain((events) =>
    fc.record({
      events: fc.constant(events),
      all: fc.shuffledSubarray(events, { minLength: events.length }),
      again: fc.subarray(events),
    }),
  )
  await forAllAsync(400, [deliveries], async ({ events, all, again }) => {
    const expected = referenceTier(events)
    const sent = [...again, ...all]
    expect(earned(sent)).toEqual(expected)
    const reader = memoryReader(sent)
    const member = { activity, appliedAt: JOIN }
    const { own } = tierEdges(member)
    const slices = await readSlices(reader, [{ userId: 'u-1', edges: [...own, AFTERWARDS + 1] }])
    const folded = { ...factsOfSentEvents(sent), slices: slices.get('u-1') ?? [] }
    const decided = await decideExactly(reader, folded, (facts) => {
      const result = decideTier({ ...member, facts, now: AFTERWARDS, earnedBefore: new Map(), closed: new Set() })
      return { result, unclear: result.unclear }
    })
    expect(earnedIn(decided)).toEqual(expected)
  })
})
