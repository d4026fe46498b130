import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arbitraryEvents,
  arbitraryFacts,
  arbitraryTask,
  periodKeyOf,
  WINDOW_DAYS,
} from '#gateway/testing/arbitrary-facts.ts'
import { referenceOf, scaled } from '#gateway/testing/reference-measures.ts'
import { DAY, END, fact, JOIN, question, START, taskOf, type SentFacts } from '#gateway/testing/task-facts.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { taskCompletionSchema } from '@fanfare/contract/task/task.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { decide } from './decide.ts'

const AFTERWARDS = END + DAY
const ask = (task: Parameters<typeof periodKeyOf>[0], facts: Partial<SentFacts>, now = AFTERWARDS) =>
  decide(question(task, facts, { periodKey: periodKeyOf(task), now }))

/** The same facts, delivered in another order and some of them twice. */
const redelivered = <Item>(
  items: readonly Item[],
  again: (item: Item) => Item = (item) => item,
): fc.Arbitrary<Item[]> =>
  fc
    .tuple(fc.shuffledSubarray([...items], { minLength: items.length }), fc.subarray([...items]))
    .map(([all, twice]) => [...twice.map(again), ...all])

test('[GW-2] [DEV-6] any order and any repetition of the facts give the same decision', () => {
  const worlds = arbitraryFacts.chain((facts) =>
    fc
      .tuple(
        redelivered(facts.events, (event) => ({ ...event })),
        redelivered(facts.friends),
      )
      .map(([events, friends]) => ({
        facts,
        other: {
          ...facts,
          events,
          friends: friends.map((friend) => ({ ...friend, events: friend.events.toReversed() })),
        },
      })),
  )
  forAll(1500, [arbitraryTask, worlds], (task, { facts, other }) => {
    expect(ask(task, other)).toEqual(ask(task, facts))
  })
})

test('[GW-2] [ACT-4] all 720 orders of two classifications and four trades give the same decision', () => {
  const six = [
    fact('account.classified', JOIN + 10, { marketMaker: true }),
    fact('account.classified', JOIN + 20, { marketMaker: false }),
    fact('trade.filled', JOIN + 9, { usdtVolume: '10', maker: true }),
    fact('trade.filled', JOIN + 10, { usdtVolume: '200' }),
    fact('trade.filled', JOIN + 19, { usdtVolume: '300' }),
    fact('trade.filled', JOIN + 20, { usdtVolume: '90' }),
  ]
  const task = taskOf('SPOT_TRADING_VOLUME')
  const first = ask(task, { events: six })
  expect(first).toMatchObject({ status: 'COMPLETED', completedAt: JOIN + 20, progress: { current: '100' } })
  expect(first.trace.at(-1)).toMatchObject({
    counted: 2,
    excluded: [{ reason: 'MARKET_MAKER', count: 2, amount: '500' }],
  })
  for (const events of permutationsOf(six)) expect(ask(task, { events })).toEqual(first)
})

const NOT_MONOTONE = new Set(['EARNINGS', 'SPOT_FIRST_RECHARGE', 'SPOT_FIRST_TRADING'])

test('[ACT-3] more facts of any kind except classifications never undo a completion and never make it later', () => {
  forAll(1500, [arbitraryTask, arbitraryFacts, arbitraryEvents(6, { areClassified: false })], (task, facts, more) => {
    fc.pre(!NOT_MONOTONE.has(task.type))
    const before = ask(task, facts)
    const added = more.map((event) => ({ ...event, eventId: `more-${event.eventId}` }))
    const after = ask(task, { ...facts, events: [...facts.events, ...added] })
    const completion = (at: number | null) => at ?? Number.POSITIVE_INFINITY
    expect(completion(after.completedAt)).toBeLessThanOrEqual(completion(before.completedAt))
    expect(scaled(after.progress.current)).toBeGreaterThanOrEqual(scaled(before.progress.current))
  })
})

test('[ACT-3] a completion lies in the window, not before the join, and time passing does not change it', () => {
  forAll(800, [arbitraryTask, arbitraryFacts], (task, facts) => {
    const { status, completedAt, window, claimDeadline } = ask(task, facts)
    expect(status === 'COMPLETED').toBe(completedAt !== null)
    if (completedAt === null) return
    expect(completedAt).toBeGreaterThanOrEqual(Math.max(JOIN, window?.start ?? 0))
    expect(completedAt).toBeLessThan(window?.end ?? 0)
    expect(claimDeadline).toBe(completedAt + task.claimDays * DAY)
    expect(ask(task, facts, AFTERWARDS + 400 * DAY).completedAt).toBe(completedAt)
  })
})

const SUMMED = [
  'TRADING_VOLUME',
  'SPOT_TRADING_VOLUME',
  'TOTAL_TRADING_VOLUME',
  'ANY_TRADING_VOLUME',
  'SPOT_ANY_TRADING_VOLUME',
  'RECHARGE',
  'EARNINGS',
  'SHARE_LINK',
] as const
const WINDOWS = {
  DURING: { from: START, until: END },
  AFTER: { from: JOIN, until: JOIN + WINDOW_DAYS * DAY },
  EVERYDAY: { from: START + 3 * DAY, until: START + 4 * DAY },
} as const

test('[ACT-4] progress, completion and excluded facts agree with an independent model', () => {
  const types = fc.constantFrom(...SUMMED)
  const periods = fc.constantFrom('DURING' as const, 'AFTER' as const, 'EVERYDAY' as const)
  const targets = fc.constantFrom('1', '2', '60', '150.5')
  forAll(3000, [types, periods, targets, arbitraryEvents(20)], (type, period, target, events) => {
    const base = taskOf(type)
    const counts = 'count' in base.target
    const wanted = counts ? String(Math.min(3, Math.ceil(Number(target)))) : target
    const task = {
      ...base,
      period,
      target: counts ? { count: Number(wanted) } : { amount: target, unit: 'USDT' },
      ...(period === 'AFTER' ? { windowDays: WINDOW_DAYS } : {}),
    }
    const decision = ask(task, { events })
    const model = referenceOf(type, { events, ...WINDOWS[period], joined: JOIN, target: wanted })
    const entry = decision.trace.at(-1)
    expect(scaled(decision.progress.current)).toBe(model.sum)
    expect(decision.completedAt).toBe(model.reachedAt)
    expect(entry?.counted).toBe(model.counted)
    expect(Object.fromEntries(entry?.excluded.map(({ reason, count }) => [reason, count]) ?? [])).toEqual(model.leftOut)
  })
})

test('[ACT-4] counted and excluded facts add up to all facts of the task, and match the schema of the contract', () => {
  forAll(1500, [arbitraryTask, arbitraryFacts], (task, facts) => {
    const { trace, progress } = ask(task, facts)
    const entry = trace.at(-1)
    const excluded = entry?.excluded.reduce((sum, { count }) => sum + count, 0) ?? 0
    expect((entry?.counted ?? 0) + excluded).toBe(relevantIn(task, facts))
    expect(taskCompletionSchema.shape.trace.parse(trace)).toEqual(trace)
    expect(taskCompletionSchema.shape.progress.parse(progress)).toEqual(progress)
  })
})

/** The number of facts that a task of this type measures, computed without the measures. */
function relevantIn(
  { type, markets }: Pick<TaskDefinition, 'type' | 'markets'>,
  { events, friends, invitedByCode, kolBinding }: SentFacts,
): number {
  const having = (test: (event: PlatformEvent) => boolean) => events.filter(test).length
  const trades = (...markets: string[]) =>
    having((event) => event.type === 'trade.filled' && (markets.length === 0 || markets.includes(event.market)))
  switch (type) {
    case 'REGISTER_PASS':
      return 1
    case 'KYC_PASS':
      return Math.min(
        1,
        having((event) => event.type === 'kyc.passed'),
      )
    case 'KOL_BIND':
      return kolBinding === null ? 0 : 1
    case 'APPOINT_CODE':
      return invitedByCode === 'AURORA7' || kolBinding !== null ? 1 : 0
    case 'TRADING_VOLUME':
    case 'TRANSFER_AND_TRADING':
      return trades('futures')
    case 'SPOT_TRADING_VOLUME':
    case 'SPOT_ANY_TRADING_VOLUME':
      return trades('spot')
    case 'SPOT_FIRST_TRADING':
      return Math.min(1, trades('spot'))
    case 'TOTAL_TRADING_VOLUME':
    case 'ANY_TRADING_VOLUME':
      return trades()
    case 'RECHARGE':
      return having((event) => event.type === 'deposit.confirmed')
    case 'SPOT_FIRST_RECHARGE':
      return Math.min(
        1,
        having((event) => event.type === 'deposit.confirmed' && event.firstEver),
      )
    case 'EARNINGS':
      return having((event) => event.type === 'position.closed' && (markets?.includes(event.market) ?? true))
    case 'SPOT_HOLDS':
      return having((event) => event.type === 'holding.snapshot')
    case 'SHARE_LINK':
      return having((event) => event.type === 'link.shared' && event.activityId === 'act-1')
    default:
      return friends.length
  }
}

function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
