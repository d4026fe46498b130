import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import { activityFile } from '#gateway/testing/activity-file.ts'
import { closed } from '#gateway/testing/copy-facts.ts'
import { END, fact, JOIN, noFacts, START } from '#gateway/testing/task-facts.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { scoreTrader } from './score-trader.ts'

const definition = activityFile({
  type: 'CopyTrading',
  tasks: [],
  board: { tracks: [{ track: 'FOLLOWERS' }, { track: 'LEADS' }] },
})
const frame = { activityId: 'act-1', startTime: START, endTime: END, timeZone: 'UTC', dataDelaySeconds: 0 }

function scoresOf(events: readonly PlatformEvent[]) {
  if (!hasEngine(definition, 'places')) throw new Error('no places')
  const activity = { version: 1, alias: 'copy', definition, frame, tasks: new Map() }
  const facts = { ...noFacts, userId: 'u-1', earliestArrival: null, friends: [], slices: [], events }
  const input = { activity, appliedAt: JOIN, facts, now: END, earnedBefore: new Map(), closed: new Set<never>() }
  return scoreTrader(input).scores.toSorted((a, b) => (a.track < b.track ? -1 : 1))
}

const closes = fc.record({
  orderId: fc.constantFrom('a', 'b', 'c', 'd'),
  traderId: fc.constantFrom('north', 'kettle', 'tide'),
  at: fc.constantFrom(START, JOIN - 1, JOIN, JOIN + 1, JOIN + 5, END - 1, END),
  pnl: fc.constantFrom('10', '-3.5', '0.000000000000000001', '0'),
})
const classified = fc.record({ at: fc.constantFrom(JOIN, JOIN + 3), marketMaker: fc.boolean() })
const sent = fc
  .tuple(fc.array(closes, { maxLength: 8 }), fc.array(classified, { maxLength: 2 }))
  .map(([orders, accounts]): PlatformEvent[] => [
    ...orders.map(({ at, ...order }, index) => closed('u-1', at, { ...order, eventId: `o-${index}` })),
    ...accounts.map(({ at, marketMaker }, index) =>
      fact('account.classified', at, { userId: 'u-1', eventId: `c-${index}`, marketMaker }),
    ),
  ])

test('[GW-2] [DEV-6] any order and any duplication of copied orders give the same scores', () => {
  forAll(
    {},
    [
      sent.chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events)),
      ),
    ],
    ([events, shuffled, again]) => {
      expect(scoresOf([...shuffled, ...again])).toEqual(scoresOf(events))
    },
  )
})

test('[GW-2] [DEV-6] facts that arrive one after the other leave no score that all of them together would not give', () => {
  forAll({}, [sent], (events) => {
    const stored = new Map<string, object>()
    for (let count = 1; count <= events.length; count += 1)
      for (const score of scoresOf(events.slice(0, count))) stored.set(score.track, score)
    expect([...stored.values()].length).toBe(scoresOf(events).length)
    expect(new Set(stored.values())).toEqual(new Set(scoresOf(events)))
  })
})

test('[SCR-6] the parts of a follower in the scores of lead traders add up to the follower’s own score', () => {
  forAll({}, [sent], (events) => {
    const scores = scoresOf(events)
    const own = scores.find(({ track }) => track === 'FOLLOWERS')
    const parts = scores.filter(({ track }) => track.startsWith('LEADS/'))
    expect(parts.reduce((total, { score }) => total.plus(score), new Big(0)).toFixed()).toBe(own?.score ?? '0')
    expect(scores).toHaveLength(parts.length + (own ? 1 : 0))
  })
})

test.each([
  ['before the join', JOIN - 1, []],
  ['at the join', JOIN, ['FOLLOWERS', 'LEADS/lead-1']],
  ['just before the end', END - 1, ['FOLLOWERS', 'LEADS/lead-1']],
  ['at the end', END, []],
])('[SCR-6] an order that closes %s is ranked by the time it closed', (_, at, tracks) => {
  expect(scoresOf([closed('u-1', at)]).map(({ track }) => track)).toEqual(tracks)
})
