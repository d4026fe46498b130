import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryFacts, arbitraryTask, crowdedFacts, periodKeyOf } from '#gateway/testing/arbitrary-facts.ts'
import { decideFolded } from '#gateway/testing/folded-facts.ts'
import { DAY, END, fact, frame, INSIDE, JOIN, noFacts, question, START, taskOf } from '#gateway/testing/task-facts.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { decide } from './decide.ts'

const MINUTE = 60_000
const worlds = fc.oneof(
  arbitraryFacts,
  crowdedFacts([START, JOIN, JOIN + 3 * DAY, START + 3 * DAY, END, INSIDE], [10, MINUTE, 20 * MINUTE, 90 * MINUTE]),
)
const nows = fc.constantFrom(END + DAY, START + 5 * DAY, JOIN + 3 * DAY + 5)
const zones = fc.constantFrom('UTC', 'Asia/Kathmandu', 'Pacific/Chatham')

test('[GW-2] [DEV-6] a decision from tallies equals the decision from the single facts', async () => {
  await forAllAsync(4000, [arbitraryTask, worlds, nows, zones], async (task, sent, now, timeZone) => {
    const change = { periodKey: periodKeyOf(task), now, activity: { ...frame, timeZone } }
    const { facts, ...input } = question(task, sent, change)
    const { decision } = await decideFolded(input, sent)
    expect(decision).toEqual({ ...decide({ ...input, facts }), unclear: [] })
  })
})

test('[GW-2] positions that an earlier version has added to the tallies count in their market alone', async () => {
  const tasks = fc.constantFrom(
    taskOf('EARNINGS', { markets: ['futures'] }),
    taskOf('EARNINGS', { markets: ['spot', 'copy'], target: { amount: '60', unit: 'USDT' } }),
    taskOf('EARNINGS'),
  )
  await forAllAsync(1500, [tasks, worlds, nows, fc.integer({ min: 1, max: 3 })], async (task, sent, now, share) => {
    const { facts, ...input } = question(task, sent, { now })
    const { decision } = await decideFolded(input, sent, ({ eventId }) => Number(eventId.at(-1)) % share === 0)
    // Excluded facts outside the window, which decide nothing, are listed only where their market is known.
    const { status, completedAt, claimDeadline, progress } = decide({ ...input, facts })
    expect(decision).toMatchObject({ status, completedAt, claimDeadline, progress, unclear: [] })
  })
})

const trades = (count: number, from: number, every: number) =>
  Array.from({ length: count }, (_, index) => fact('trade.filled', from + index * every, { usdtVolume: '1' }))

test('an open target needs sums alone, and a reached one reads few facts', async () => {
  const events = trades(2000, START, 5 * MINUTE)
  const decideFor = (amount: string) => {
    const task = taskOf('SPOT_TRADING_VOLUME', { target: { amount, unit: 'USDT' } })
    const { facts: _, ...input } = question(task, { events }, { now: END })
    return decideFolded(input, { ...noFacts, events })
  }
  expect(await decideFor('5000')).toMatchObject({
    decision: { status: 'PENDING', progress: { current: '2000' } },
    reads: 0,
  })
  const { decision, reads } = await decideFor('1234')
  expect(decision).toMatchObject({ status: 'COMPLETED', completedAt: START + 1233 * 5 * MINUTE })
  expect(reads).toBeLessThan(2000 / 3 + 10)
})

test('[GW-2] [ACT-4] profits and losses inside one bucket, even at one instant, complete a task as the single facts do', async () => {
  const results = fc.tuple(
    fc.constantFrom(0, 0, 1, 2, 20 * MINUTE),
    fc.constantFrom('60', '-60', '40', '-10', '100', '0'),
  )
  await forAllAsync(2000, [fc.array(results, { maxLength: 8 })], async (list) => {
    const events = list.map(([after, pnl], index) =>
      fact('position.closed', INSIDE + after, { pnl, eventId: `p-${(index * 7) % 8}` }),
    )
    const { facts, ...input } = question(taskOf('EARNINGS'), { events }, { now: END })
    const { decision } = await decideFolded(input, { ...noFacts, events })
    expect(decision).toEqual({ ...decide({ ...input, facts }), unclear: [] })
  })
})
