import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActivityFileInput, FileWith } from '@fanfare/activities/schema.ts'
import { activityFile, usdt } from '#gateway/testing/activity-file.ts'
import { arbitraryEvents } from '#gateway/testing/arbitrary-facts.ts'
import { memoryReader } from '#gateway/testing/folded-facts.ts'
import {
  depositedUntil,
  inOrder,
  referenceScore,
  type ReferenceBoard,
} from '#gateway/boards/testing/reference-board.ts'
import { isMarketMakerAt, scaled } from '#gateway/testing/reference-measures.ts'
import { DAY, END, fact, factsOfSent, frame, JOIN, noFacts, START } from '#gateway/testing/task-facts.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { decideExactly } from '../../facts/exact-facts.ts'
import { readSlices } from '../../facts/read-slices.ts'
import type { Score } from '../engine.ts'
import { scoreTrader } from './score-trader.ts'
import { traderEdges } from './trader.ts'

/** `BOARD_SEED=…` replays a run. */
const SEED = Number(process.env.BOARD_SEED ?? Math.floor(Math.random() * 2 ** 31))
const AFTERWARDS = END + DAY

interface Rules {
  type: 'PersonalTrading' | 'CompoundTrading'
  countFrom: 'JOIN' | 'START'
  dailyCap: string | null
  minimum: string | null
  roiCapital: string
  minimumDeposit: string | null
  markets: ('spot' | 'futures' | 'copy')[]
}
const rulesArbitrary: fc.Arbitrary<Rules> = fc.record({
  type: fc.constantFrom('PersonalTrading' as const, 'CompoundTrading' as const),
  countFrom: fc.constantFrom('JOIN' as const, 'START' as const),
  dailyCap: fc.constantFrom(null, null, '60', '100.5'),
  minimum: fc.constantFrom(null, '0.01', '150'),
  roiCapital: fc.constantFrom('100', '33.333333333333333333'),
  minimumDeposit: fc.constantFrom(null, '40', '100'),
  markets: fc.constantFrom(['spot', 'futures', 'copy'], ['spot'], ['futures', 'copy']),
})

function fileOf({ type, countFrom, dailyCap, minimum, roiCapital, minimumDeposit, markets }: Rules) {
  const board = {
    countFrom,
    markets,
    roiCapital: usdt(roiCapital),
    ...(dailyCap !== null && { dailyCap: usdt(dailyCap) }),
    ...(minimum !== null && { minimum: usdt(minimum) }),
  }
  const roi = {
    steps: [{ from: '0', factor: '1' }],
    ...(minimumDeposit !== null && { minimumDeposit: usdt(minimumDeposit) }),
  }
  const tracks = (['VOLUME', 'PNL', 'ROI'] as const).map((track) => ({ track, periods: ['DAY', 'WEEK'] as const }))
  const changes =
    type === 'CompoundTrading'
      ? { type, tasks: [], board, factors: { roi, streak: { perDay: '0.02' } } }
      : { type, board: { ...board, tracks } }
  return activityFile(changes as unknown as Partial<ActivityFileInput>) as FileWith<'places'>
}

/** The windows of a board by its key: all, each day, and weeks of seven days, of which the last one is shorter. */
function windowsOf(track: string): [string, number, number][] {
  const days = Array.from({ length: 10 }, (_, day): [string, number, number] => {
    const start = START + day * DAY
    return [`${track}-${new Date(start).toISOString().slice(0, 10)}`, start, start + DAY]
  })
  return [[track, START, END], ...days, [`${track}-w1`, START, START + 7 * DAY], [`${track}-w2`, START + 7 * DAY, END]]
}

function referenceScores(rules: Rules, sent: readonly PlatformEvent[]) {
  const sorted = inOrder(sent)
  const from = rules.countFrom === 'JOIN' ? JOIN : START
  const isCompound = rules.type === 'CompoundTrading'
  const board = (track: ReferenceBoard['track'], start: number, until: number): ReferenceBoard => ({
    ...rules,
    track,
    from: Math.max(start, from),
    until,
    dayZero: START,
  })
  const volume = referenceScore(board('VOLUME', START, END), sorted)?.value ?? null
  const removed = sorted.some((event) => event.type === 'user.flagged' && event.reason === 'MULTI_ACCOUNT')
    ? 'MULTI_ACCOUNT'
    : isMarketMakerAt(sorted, Infinity)
      ? 'MARKET_MAKER'
      : null
  const tracks = isCompound ? (['VOLUME', 'ROI', 'STREAK'] as const) : (['VOLUME', 'PNL', 'ROI'] as const)
  return tracks.flatMap((track) =>
    windowsOf(track).flatMap(([key, start, until], index) => {
      if (isCompound && index > 0) return []
      const score = referenceScore(board(track, start, until), sorted)
      if (score === null) return []
      const isBelow = index === 0 && rules.minimum !== null && (volume === null || volume < scaled(rules.minimum))
      const isPoor =
        isCompound &&
        track === 'ROI' &&
        rules.minimumDeposit !== null &&
        depositedUntil(until, sorted) < scaled(rules.minimumDeposit)
      const { value, reachedAt, isRanked } = score
      const isUnranked = !isRanked || isBelow || isPoor
      return [{ track: key, value, reachedAt, unranked: removed ?? (isUnranked ? 'NOT_ENOUGH' : null) }]
    }),
  )
}

const byTrack = (a: { track: string }, b: { track: string }) => (a.track < b.track ? -1 : 1)
const comparable = (scores: readonly Score[]) =>
  scores
    .map(({ track, score, reachedAt, unranked }) => ({ track, value: scaled(score), reachedAt, unranked }))
    .toSorted(byTrack)

const deliveries = fc.tuple(arbitraryEvents(30), fc.boolean()).chain(([drawn, isFlagged]) => {
  const flag = fact('user.flagged', JOIN, { eventId: 'flag', reason: 'MULTI_ACCOUNT' })
  const events = isFlagged && drawn.length > 20 ? [...drawn, flag] : drawn
  return fc.record({
    events: fc.constant(events),
    all: fc.shuffledSubarray(events, { minLength: events.length }),
    again: fc.subarray(events),
  })
})

/** One millisecond decides which deposit of a market maker is capital; the profit is of another hour. */
const oneMillisecond = [
  fact('position.closed', JOIN, { market: 'futures', pnl: '0.01' }),
  fact('deposit.confirmed', JOIN + DAY / 2, { usdtValue: '85.21' }),
  fact('account.classified', JOIN + DAY / 2 + 1, { marketMaker: true }),
  fact('deposit.confirmed', JOIN + DAY / 2 + 1, { usdtValue: '14.80' }),
]
const personal = { type: 'PersonalTrading', countFrom: 'JOIN', dailyCap: null, minimum: null } as const
const rules: Rules = { ...personal, roiCapital: '100', minimumDeposit: null, markets: ['futures'] }

test('[SCR-4] [GW-2] [DEV-6] any order and repetition of facts, and tallies of them, give the scores of a plain reference', async () => {
  process.stdout.write(`boards: seed ${SEED}\n`)
  await forAllAsync(
    {
      numRuns: runs(1000),
      seed: SEED,
      examples: [[rules, { events: oneMillisecond, all: oneMillisecond, again: [] }]],
    },
    [rulesArbitrary, deliveries],
    async (rules, { events, all, again }) => {
      const activity = { version: 1, alias: 'cup', definition: fileOf(rules), frame, tasks: new Map() }
      const member = { activity, appliedAt: JOIN }
      const rest = { now: AFTERWARDS, earnedBefore: new Map(), closed: new Set<never>() }
      const expected = referenceScores(rules, events).toSorted(byTrack)
      const sent = [...again, ...all]
      const facts = factsOfSent({ ...noFacts, events: sent })
      expect(comparable(scoreTrader({ ...member, ...rest, facts }).scores)).toEqual(expected)

      // Some positions were added to the tallies by the version before.
      const reader = memoryReader(sent, ({ eventId }) => eventId.endsWith('3'))
      const { own } = traderEdges(member, AFTERWARDS)
      const slices = await readSlices(reader, [{ userId: 'u-1', edges: [...own, AFTERWARDS + 1] }])
      const folded = { ...facts, slices: slices.get('u-1') ?? [] }
      const decided = await decideExactly(reader, folded, (exact) => {
        const result = scoreTrader({ ...member, ...rest, facts: exact })
        return { result, unclear: result.unclear }
      })
      expect(comparable(decided.scores)).toEqual(expected)
    },
  )
})
