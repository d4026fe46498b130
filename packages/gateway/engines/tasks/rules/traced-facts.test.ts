import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryFacts, arbitraryTask, periodKeyOf } from '#gateway/testing/arbitrary-facts.ts'
import { DAY, END, fact, INSIDE, JOIN, question, START, taskOf, type SentFacts } from '#gateway/testing/task-facts.ts'
import { tallyLineOf } from '#gateway/facts/tallies/tally-line.ts'
import { traceEntrySchema } from '@fanfare/contract/task/task.ts'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { decide } from './decide.ts'
import { traceWithFacts, wantedFacts } from './traced-facts.ts'

type Change = Parameters<typeof question>[2]

/** The trace as a read of tasks computes it, with the events that the ranges ask for. `lateness`: how long after a fact it arrives, ms. */
function traceOf(task: TaskDefinition, sent: Partial<SentFacts>, change: Change = {}, lateness = 0) {
  const input = question(task, sent, change)
  const wanted = wantedFacts(input)
  const events = (sent.events ?? []).filter(
    (event) =>
      wanted.eventIds.includes(event.eventId) ||
      wanted.ranges.some(
        ({ tallied, from, until }) =>
          tallyLineOf(event)?.measure === tallied && event.occurredAt >= from && event.occurredAt < until,
      ),
  )
  const arrived = events.map((event) => ({ ...event, receivedAt: event.occurredAt + lateness }))
  return traceWithFacts(decide(input).trace, input, wanted, arrived)
}
const targetOf = (...args: Parameters<typeof traceOf>) => traceOf(...args).at(-1)
const trade = (at: number, usdtVolume: string, change: Partial<PlatformEventOf<'trade.filled'>> = {}) =>
  fact('trade.filled', at, { usdtVolume, ...change })

test('[ACT-4] the first trade is listed alone, whatever followed it', () => {
  const events = [trade(INSIDE, '5'), ...Array.from({ length: 30 }, (_, index) => trade(INSIDE + 1 + index, '1'))]
  expect(targetOf(taskOf('SPOT_FIRST_TRADING'), { events })?.facts).toEqual([
    { at: INSIDE, label: 'trade.spot.buy:BTC/USDT', amount: '5', counted: true },
  ])
})

test('[ACT-4] of more than 20 facts the newest of each reason and those inside are listed', () => {
  const events = Array.from({ length: 30 }, (_, index) => [trade(INSIDE + index, '1'), trade(END + index, '1')]).flat()
  const facts = targetOf(taskOf('SPOT_TRADING_VOLUME'), { events }, { now: END + DAY })?.facts ?? []
  expect(facts).toHaveLength(20)
  expect(facts.slice(1).every(({ counted }) => counted)).toBe(true)
  expect(facts.slice(0, 2)).toMatchObject([{ at: END + 29, reason: 'OUT_OF_WINDOW' }, { at: INSIDE + 29 }])
})

test('[ACT-5] each day of a daily task lists its own facts', () => {
  const events = [trade(START + 2 * DAY, '7'), trade(START + 3 * DAY, '9'), trade(JOIN - 1, '3')]
  const daily = taskOf('SPOT_TRADING_VOLUME', { period: 'EVERYDAY' })
  const amounts = (periodKey: string) =>
    targetOf(daily, { events }, { periodKey })?.facts?.map(({ amount, reason }) => [amount, reason])
  expect(amounts('2026-11-22')).toEqual([['7', undefined]])
  expect(amounts('2026-11-23')).toEqual([['9', undefined]])
  expect(amounts('2026-11-21')).toEqual([['3', 'BEFORE_JOIN']])
})

test('[ACT-4] only a fact of the window that arrived late is told with its arrival time', () => {
  const events = [trade(INSIDE, '5'), trade(JOIN - 1, '3'), trade(END, '4')]
  const listed = (lateness: number) =>
    targetOf(
      taskOf('SPOT_TRADING_VOLUME', { period: 'AFTER' }),
      { events },
      { now: END + 20 * DAY },
      lateness,
    )?.facts?.map((one) => [one.amount, one.arrivedAt])
  const onTime = [
    ['4', undefined],
    ['5', undefined],
    ['3', undefined],
  ]
  expect(listed(1)).toEqual(onTime)
  expect(listed(15 * DAY)).toEqual([
    ['4', undefined],
    ['5', INSIDE + 15 * DAY],
    ['3', undefined],
  ])
})

test('[ACT-4] a user without facts needs no read', () => {
  expect(wantedFacts(question(taskOf('RECHARGE')))).toEqual({ ranges: [], eventIds: [] })
})

test('[ACT-4] listed facts add up to the counted and excluded sums, and match the schema of the contract', () => {
  const sum = (amounts: string[]) => amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()
  forAll(1500, [arbitraryTask, arbitraryFacts], (task, sent) => {
    fc.pre(task.period !== 'EVERYDAY')
    const trace = traceOf(task, sent, { periodKey: periodKeyOf(task), now: END + DAY })
    for (const entry of trace) {
      expect(traceEntrySchema.parse(entry)).toEqual(entry)
      if (entry.facts === undefined) continue
      const { facts, counted, excluded } = entry
      const having = (reason: string | undefined) => facts.filter((one) => one.reason === reason)
      expect(having(undefined)).toHaveLength(counted)
      if (task.type !== 'SPOT_HOLDS')
        expect(sum(having(undefined).map(({ amount }) => amount))).toBe(new Big(entry.actual).toFixed())
      for (const { reason, count, amount } of excluded) {
        expect(having(reason)).toHaveLength(count)
        expect(sum(having(reason).map((one) => one.amount.replace('-', '')))).toBe(new Big(amount).toFixed())
      }
      expect(facts.map(({ at }) => at)).toEqual(facts.map(({ at }) => at).toSorted((a, b) => b - a))
    }
  })
})
