import { END, fact, JOIN, noFacts, START } from '#gateway/testing/task-facts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverReward } from '@fanfare/activities/engines/cover.ts'
import { activityFile, cash } from '#gateway/testing/activity-file.ts'
import { closed } from '#gateway/testing/copy-facts.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { runs as times } from '@fanfare/kernel/testing/runs.ts'
import { decideCover } from './cover-engine.ts'

const COVER = { limit: { amount: '50', unit: 'USDT' }, rewardType: 'DROP' as const, paidWithinHours: 24 }
const definition = {
  ...activityFile(),
  type: 'CopyTrading' as const,
  cover: COVER,
  traders: { shown: 12, featured: [] },
  tiers: [],
}
const frame = { activityId: 'act-1', startTime: START, endTime: END, timeZone: 'UTC', dataDelaySeconds: 0 }
const activity = { version: 1, alias: 'copy', definition, frame, tasks: new Map() }

function decide(events: readonly PlatformEvent[]) {
  const facts = { ...noFacts, userId: 'u-1', earliestArrival: null, friends: [], slices: [], events }
  return decideCover({ activity, appliedAt: JOIN, facts }).sources
}
const earned = (events: readonly PlatformEvent[]) =>
  decide(events).flatMap(({ status, source, reward, earnedAt }) =>
    status === 'EARNED' && 'amount' in reward.amount ? [{ source, amount: reward.amount.amount, earnedAt }] : [],
  )
const order = (orderId: string, occurredAt: number, changes: Parameters<typeof closed>[2] = {}) =>
  closed('u-1', occurredAt, { orderId, eventId: `ev-${orderId}`, ...changes })

test.each([
  ['a loss below the maximum is paid in full', { pnl: '-12.40' }, '12.4'],
  ['a loss above the maximum is paid up to it', { pnl: '-50.01' }, '50'],
  ['a profit is not paid', { pnl: '3' }, null],
  ['an order that closed even is not paid', { pnl: '-0' }, null],
  ['a loss that the user closed manually is not paid', { pnl: '-12.40', automatic: false }, null],
])('[SCR-6] %s', (_, changes, amount) => {
  const expected = amount === null ? [] : [{ source: 'cover:a', amount, earnedAt: JOIN + 5 }]
  expect(earned([order('a', JOIN + 5, changes)])).toEqual(expected)
})

test('[SCR-6] the earliest order decides, in whatever order the orders are told', () => {
  const [early, later] = [order('early', JOIN + 1), order('later', JOIN + 2)]
  expect(earned([later, early])).toMatchObject([{ source: 'cover:early' }])
  expect(decide([later, order('early', JOIN + 1, { pnl: '3' })])).toMatchObject([
    { source: 'cover:later', status: 'OPEN' },
  ])
})

test('[SCR-6] an order of a market maker is not covered', () => {
  expect(earned([fact('account.classified', JOIN), order('a', JOIN + 1)])).toEqual([])
})

/** The rule as the English rules say it, written for reading. */
function reference(events: readonly PlatformEvent[]): string | null {
  let first: PlatformEvent | null = null
  for (const event of events) {
    if (event.type !== 'copy.closed' || event.occurredAt < JOIN || event.occurredAt >= END) continue
    const isEarlier =
      first === null ||
      event.occurredAt < first.occurredAt ||
      (event.occurredAt === first.occurredAt && event.eventId < first.eventId)
    if (isEarlier) first = event
  }
  if (first?.type !== 'copy.closed' || !first.automatic || Number(first.pnl) >= 0) return null
  return String(Math.min(-Number(first.pnl), 50))
}

const orders = fc.array(
  fc.record({
    eventId: fc.integer({ min: 0, max: 9 }),
    orderId: fc.integer({ min: 0, max: 5 }),
    occurredAt: fc.constantFrom(START, JOIN - 1, JOIN, JOIN + 1, JOIN + 2, END - 1, END),
    pnl: fc.integer({ min: -80, max: 20 }).map(String),
    automatic: fc.boolean(),
  }),
  { maxLength: 8 },
)

test('[GW-2] any order and duplication of copied orders gives the cover of a plain reference', () => {
  const runs = fc.property(orders, fc.infiniteStream(fc.nat()), (drawn, random) => {
    const once = new Map(drawn.map((one) => [one.eventId, one]))
    const facts = [...once.values()].map(({ eventId, orderId, ...one }) =>
      closed('u-1', one.occurredAt, { ...one, eventId: `ev-${eventId}`, orderId: `order-${orderId}` }),
    )
    const shuffled = [...facts, ...facts]
      .map((fact) => [fact, random.next().value] as const)
      .sort((a, b) => a[1] - b[1])
      .map(([fact]) => fact)
    const [paid] = earned(shuffled)
    expect(paid?.amount ?? null).toBe(reference(facts))
    expect(earned(facts)).toEqual(earned(shuffled))
    expect(decide(shuffled).filter(({ status }) => status === 'EARNED').length).toBeLessThan(2)
  })
  fc.assert(runs, { numRuns: times(500) })
})

test('[GW-4] a cover is a reward of the file, so that the budget must have a line for it', () => {
  expect(coverReward(COVER, '12.4')).toEqual(cash('12.4'))
})
