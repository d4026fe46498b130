import Big from 'big.js'
import type { FileWith } from '#activities/schema.ts'
import { partTrack } from '#gateway/db/lead-scores.ts'
import type { ReasonCode } from '#lib/contract/enumerations.ts'
import { divideDown } from '../../divide-down.ts'
import type { FactEdges } from '../../facts/fact-edges.ts'
import type { Cell } from '../../facts/fact-slice.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import { deposits, earnings } from '../../measures/money-movements.ts'
import type { Measure } from '../../measures/scope.ts'
import { currentOf, reachOf, type Tally } from '../../measures/tally.ts'
import { volumeOf } from '../../measures/trades.ts'
import { DAY_MS } from '../../time/durations.ts'
import type { EvaluateInput, Evaluation, Member, Score } from '../engine.ts'
import { boardOf, type Board } from './board-of.ts'
import { boardWindows, daysOf, type BoardWindow, type Schedule } from './board-windows.ts'
import { CLASS_TRACK, classesOf, classOfVolume, classWindow } from './weight-classes.ts'
import { copiedResult, copiedResults } from './copied-results.ts'
import { removedReason } from './removed-reason.ts'

type PlacesFile = FileWith<'places'>
type TraderTrack = Board['scored'][number]['track']

interface Window {
  start: number
  end: number
}

/** A value and when it was reached; null: no fact of the window. */
interface Reached {
  value: Big
  /** ms */
  at: number
  /** Cells to read in more detail before both are certain. */
  unclear: readonly Cell[]
}

const ROI_DECIMALS = 6

function countedFrom({ countFrom, countAfterDays }: Board, { startTime }: Schedule, appliedAt: number): number {
  const from = startTime + countAfterDays * DAY_MS
  return countFrom === 'JOIN' ? Math.max(appliedAt, from) : from
}

/** Facts begin or cease to count at the edges of every period, and of every day where days count for themselves. */
export function traderEdges({ activity, appliedAt }: Member<PlacesFile>, now: number): FactEdges {
  const board = boardOf(activity.definition)
  return board === null ? { own: new Set(), friends: null } : boardEdges(board, activity.frame, appliedAt, now)
}

/** The same for known boards. */
export function boardEdges(board: Board, schedule: Schedule, appliedAt: number, now: number): FactEdges {
  const own = new Set([countedFrom(board, schedule, appliedAt)])
  const spans = [
    ...boardWindows(board.scored, [null], schedule, now),
    ...(needsDays(board) ? daysOf(schedule, now) : []),
    ...(board.weightClasses ? [classWindow(board.weightClasses, schedule)] : []),
  ]
  for (const { start, end } of spans) own.add(start).add(end)
  return { own, friends: null }
}

/** Whether each day is counted for itself. */
const needsDays = ({ dailyCap, scored }: Board): boolean =>
  dailyCap !== undefined || scored.some(({ track }) => track === 'STREAK')

/** A trader's scores on all leaderboards that have begun (contract §10). Pure. */
export function scoreTrader({ activity, appliedAt, facts, now }: EvaluateInput<PlacesFile>): Evaluation {
  const board = boardOf(activity.definition)
  if (board === null) return { sources: [], scores: [], dueAt: null, unclear: [] }
  const trader = { board, frame: activity.frame, facts, from: countedFrom(board, activity.frame, appliedAt) }
  const whole = volumeIn(trader, { start: trader.from, end: activity.frame.endTime })
  const { own, scores: classScores, unclear } = classify(trader, now)
  const reached = boardWindows(board.scored, [own], activity.frame, now).map(
    (window) => [window, valueOf(trader, window)] as const,
  )
  const scores = reached.flatMap(([window, found]): Score[] => {
    if (found === null) return []
    const unranked = unrankedReason(trader, window, whole)
    return [{ track: window.key, score: found.value.toFixed(), reachedAt: found.at, unranked }]
  })
  const parts = boardWindows(board.shared, [own], activity.frame, now).flatMap((window) => partsIn(trader, window))
  return {
    sources: [],
    scores: [...scores, ...classScores, ...parts],
    dueAt: null,
    unclear: [...unclear, ...reached.flatMap(([, found]) => found?.unclear ?? [])],
  }
}

/**
 * The weight class by the volume before the start, and the score that says so. A fact from before the start may arrive late and
 * change the class: then the scores of the other classes are left.
 */
function classify(
  trader: Trader,
  now: number,
): { own: string | null; scores: readonly Score[]; unclear: readonly Cell[] } {
  const { board, frame, facts } = trader
  const classes = board.weightClasses
  if (classes === undefined) return { own: null, scores: [], unclear: [] }
  const before = reachedOf(tallyIn(trader, classWindow(classes, frame), volumeOf(board.markets)))
  const volume = before?.value.toFixed() ?? '0'
  const own = classOfVolume(classes, volume)
  const others = classesOf(board).filter((one) => one !== own)
  const mayHaveMoved = facts.earliestArrival !== null && facts.earliestArrival < frame.startTime
  const left = mayHaveMoved ? boardWindows(board.scored, others, frame, now) : []
  return {
    own,
    scores: [
      { track: CLASS_TRACK, score: volume, reachedAt: before?.at ?? frame.startTime, unranked: null },
      ...left.map(({ key }) => ({
        track: key,
        score: '0',
        reachedAt: frame.startTime,
        unranked: 'NOT_ENOUGH' as const,
        isLeft: true as const,
      })),
    ],
    unclear: before?.unclear ?? [],
  }
}

/** The parts of a participant in the scores of the lead traders whom they copied. */
function partsIn(trader: Trader, { key, start, end }: BoardWindow): Score[] {
  const { facts, from } = trader
  const unranked = removedReason(facts.events)
  const results = copiedResults(facts.events, { start: Math.max(start, from), end })
  return [...results].map(([traderId, { value, at }]) => ({
    track: partTrack(key, traderId),
    score: value.toFixed(),
    reachedAt: at,
    unranked,
  }))
}

interface Trader {
  board: Board
  frame: Schedule
  facts: UserFacts
  /** When facts begin to count, ms. */
  from: number
}

function valueOf(trader: Trader, { track, start, end }: BoardWindow<TraderTrack>): Reached | null {
  const window = { start: Math.max(start, trader.from), end }
  if (track === 'VOLUME') return volumeIn(trader, window)
  if (track === 'STREAK') return streakIn(trader, window)
  if (track === 'FOLLOWERS') {
    const copied = copiedResult(trader.facts.events, window)
    return copied && { ...copied, unclear: [] }
  }
  const profit = reachedOf(tallyIn(trader, window, earnings))
  if (profit === null || track === 'PNL') return profit
  return { ...profit, value: divideDown(profit.value, capitalOf(trader, end), ROI_DECIMALS) }
}

/** The volume of a window, or the sum of what counts of each of its days. */
function volumeIn(trader: Trader, window: Window): Reached | null {
  const { board, frame } = trader
  const measure = volumeOf(board.markets)
  if (board.dailyCap === undefined) return reachedOf(tallyIn(trader, window, measure))
  const cap = new Big(board.dailyCap.amount)
  const days = daysWithin(frame, window).flatMap((day) => {
    const tally = tallyIn(trader, day, measure)
    const reached = cappedOf(tally, cap)
    return reached === null ? [] : [{ ...reached, counts: tally.counted.length > 0 }]
  })
  if (days.length === 0) return null
  // A later day without a trade that counts does not make the score a later one.
  const counting = days.filter(({ counts }) => counts)
  return {
    value: days.reduce((sum, { value }) => sum.plus(value), new Big(0)),
    at: Math.max(...(counting.length > 0 ? counting : days).map(({ at }) => at)),
    unclear: days.flatMap(({ unclear }) => unclear),
  }
}

/** The number of days with a trade that counts. */
function streakIn(trader: Trader, window: Window): Reached | null {
  const { traded, unclear } = tradedDays(trader, window)
  const at = Math.max(...traded.map(({ counted }) => Math.min(...counted.map(({ firstAt }) => firstAt))))
  return traded.length === 0 ? null : { value: new Big(traded.length), at, unclear }
}

/** The days of the activity on which a participant has traded, by name. Pure. */
export function streakDays(
  facts: UserFacts,
  { board, frame, appliedAt }: { board: Board; frame: Schedule; appliedAt: number },
): { result: ReadonlySet<string>; unclear: readonly Cell[] } {
  const trader = { board, frame, facts, from: countedFrom(board, frame, appliedAt) }
  const { traded, unclear } = tradedDays(trader, { start: trader.from, end: frame.endTime })
  return { result: new Set(traded.map(({ name }) => name)), unclear }
}

function tradedDays(trader: Trader, window: Window) {
  const measure = volumeOf(trader.board.markets)
  const days = daysWithin(trader.frame, window).map((day) => ({ name: day.name, ...tallyIn(trader, day, measure) }))
  return { traded: days.filter(({ counted }) => counted.length > 0), unclear: days.flatMap(({ cut }) => cut) }
}

/** The days of the activity, cut to a window. */
const daysWithin = (frame: Schedule, window: Window) =>
  daysOf(frame)
    .map(({ name, start, end }) => ({ name, start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .filter(({ start, end }) => start < end)

function cappedOf(tally: Tally, cap: Big): Reached | null {
  const whole = reachedOf(tally)
  if (whole === null || whole.value.lte(cap)) return whole
  const reach = reachOf(tally, cap)
  return { value: cap, at: reach?.lastAt ?? whole.at, unclear: [...whole.unclear, ...(reach?.unclear ?? [])] }
}

const tallyIn = ({ facts }: Trader, window: Window, measure: Measure): Tally =>
  measure({
    facts,
    window,
    timeReason: (at): ReasonCode | null => (at < window.start || at >= window.end ? 'OUT_OF_WINDOW' : null),
  })

/** null: nothing of the window, counted or excluded. */
function reachedOf(tally: Tally): Reached | null {
  const inside = [...tally.counted, ...tally.excluded.filter(({ reason }) => reason !== 'OUT_OF_WINDOW')]
  if (inside.length === 0) return null
  const last = tally.counted.length > 0 ? tally.counted : inside
  return { value: currentOf(tally), at: Math.max(...last.map(({ lastAt }) => lastAt)), unclear: tally.cut }
}

/** The capital of ROI: everything that was deposited by the end of the window, and at least the file's `roiCapital`. */
function capitalOf(trader: Trader, end: number): Big {
  const deposited = depositsBy(trader, end)
  const least = new Big(trader.board.roiCapital.amount)
  return deposited.gt(least) ? deposited : least
}

const depositsBy = (trader: Trader, end: number): Big => currentOf(tallyIn(trader, { start: 0, end }, deposits))

/** Why a trader has no place: removed from every leaderboard, or below the minimum of the whole activity's. */
function unrankedReason(trader: Trader, { track, period, end }: BoardWindow, whole: Reached | null): ReasonCode | null {
  const { board, facts } = trader
  const reason = removedReason(facts.events)
  if (reason !== null) return reason
  const isBelow = board.minimum !== undefined && (whole === null || whole.value.lt(board.minimum.amount))
  const lacksCapital =
    track === 'ROI' && board.roiMinimum !== null && depositsBy(trader, end).lt(board.roiMinimum.amount)
  return lacksCapital || (period === 'ALL' && isBelow) ? 'NOT_ENOUGH' : null
}
