import Big from 'big.js'
import {
  volumeOf,
  closesIn,
  copiedOrdersIn,
  deposits,
  earningsIn,
  type CopiedOrder,
  type OrderWindow,
} from '../../facts/measures/relevant-facts.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import { boardOf, type Board } from './board-of.ts'
import { daysOf, boardWindows, type Schedule, type BoardWindow } from './board-windows.ts'
import { countedFrom, tallyIn, reachedOf, type Reached, type Trader, type Window } from './trader.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { accountReason, hasSeveralAccounts } from '../../facts/tallies/exclusions.ts'
import { hasPlace } from '#gateway/boards/db/has-place.ts'
import { NOTHING, type Score, type EvaluateInput, type Evaluation } from '../engine.ts'
import { CLASS_TRACK, classesOf, classOfVolume, classWindow } from './weight-classes.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { partTrack } from '#gateway/boards/db/scores.ts'
import { currentOf, reachOf, type Tally } from '../../facts/measures/tally.ts'
import { divideDown } from '../../util/decimal.ts'

/** The days of the activity, cut to a window. */
const daysWithin = (frame: Schedule, window: Window) =>
  daysOf(frame)
    .map(({ name, start, end }) => ({ name, start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .filter(({ start, end }) => start < end)

/** The number of days with a trade that counts; 0 where no trade of the window does, so that a late fact corrects a stored score. */
function streakIn(trader: Trader, window: Window): Reached | null {
  const whole = reachedOf(tallyIn(trader, window, volumeOf(trader.board.markets)))
  if (whole === null) return null
  const { traded, unclear } = tradedDays(trader, window)
  const at = Math.max(...traded.map(({ counted }) => Math.min(...counted.map(({ firstAt }) => firstAt))))
  const counts = traded.length > 0
  return { value: new Big(traded.length), at: counts ? at : whole.at, counts, unclear: [...whole.unclear, ...unclear] }
}

/** The days of the activity on which a participant has traded, by name. Pure. */
export function streakDays(
  facts: UserFacts,
  { board, frame, appliedAt }: { board: Board; frame: Schedule; appliedAt: number },
) {
  const trader = { board, frame, facts, from: countedFrom(board, frame, appliedAt) }
  const { traded, unclear } = tradedDays(trader, { start: trader.from, end: frame.endTime })
  return { result: new Set(traded.map(({ name }) => name)), unclear }
}

function tradedDays(trader: Trader, window: Window) {
  const measure = volumeOf(trader.board.markets)
  const days = daysWithin(trader.frame, window).map((day) => ({ name: day.name, ...tallyIn(trader, day, measure) }))
  return { traded: days.filter(({ counted }) => counted.length > 0), unclear: days.flatMap(({ cut }) => cut) }
}

/** Why an account is removed from every leaderboard; null when it is not. */
export const removedReason = (events: readonly PlatformEvent[]): ReasonCode | null =>
  hasSeveralAccounts(events) ? 'MULTI_ACCOUNT' : accountReason(events, Number.MAX_SAFE_INTEGER)

/**
 * The weight class by the volume before the start, and the score that says so. A fact from before the start may arrive late and
 * change the class: then the scores of the other classes are left.
 */
function weightClassOf(trader: Trader, now: number) {
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

/** The result of a participant's copied orders of a window; null when none has closed. Pure. */
const copiedResult = (events: readonly PlatformEvent[], window: OrderWindow): Reached | null =>
  resultOf(closesIn(events, window), copiedOrdersIn(events, window))

/**
 * The same for each lead trader whom the participant copied. A trader without orders that count has a result of 0, so that a late fact can
 * correct a stored result.
 */
function copiedResults(events: readonly PlatformEvent[], window: OrderWindow): Map<string, Reached> {
  const ofTrader = Map.groupBy(copiedOrdersIn(events, window), ({ traderId }) => traderId)
  const closes = Map.groupBy(closesIn(events, window), ({ traderId }) => traderId)
  return new Map(
    [...closes].flatMap(([traderId, closed]) => {
      const result = resultOf(closed, ofTrader.get(traderId) ?? [])
      return result === null ? [] : [[traderId, result] as const]
    }),
  )
}

function resultOf(closed: readonly CopiedOrder[], counted: readonly CopiedOrder[]): Reached | null {
  const counts = counted.length > 0
  const last = (counts ? counted : closed).at(-1)
  return last === undefined
    ? null
    : { value: counted.reduce((sum, { pnl }) => sum.plus(pnl), new Big(0)), at: last.occurredAt, counts, unclear: [] }
}

/** The capital of ROI: all deposits until the end of the window, but at least the file's `roiCapital`. */
function capitalOf(trader: Trader, tally: Tally) {
  const deposited = currentOf(tally)
  const least = new Big(trader.board.roiCapital.amount)
  return deposited.gt(least) ? deposited : least
}

const depositsBy = (trader: Trader, end: number) => tallyIn(trader, { start: 0, end }, deposits)

/** The volume of a window; with a daily cap, the sum of what counts of each day. */
function volumeIn(trader: Trader, window: Window): Reached | null {
  const { board, frame } = trader
  const measure = volumeOf(board.markets)
  if (board.dailyCap === undefined) return reachedOf(tallyIn(trader, window, measure))
  const cap = new Big(board.dailyCap.amount)
  const days = daysWithin(frame, window).flatMap((day) => {
    const tally = tallyIn(trader, day, measure)
    return cappedOf(tally, cap) ?? []
  })
  if (days.length === 0) return null
  // A later day without a trade that counts does not change when the score was reached.
  const counting = days.filter(({ counts }) => counts)
  return {
    value: days.reduce((sum, { value }) => sum.plus(value), new Big(0)),
    at: Math.max(...(counting.length > 0 ? counting : days).map(({ at }) => at)),
    counts: counting.length > 0,
    unclear: days.flatMap(({ unclear }) => unclear),
  }
}

/** A day's volume, at most the cap, and when it was reached. */
function cappedOf(tally: Tally, cap: Big): Reached | null {
  const whole = reachedOf(tally)
  if (whole === null || whole.value.lte(cap)) return whole
  const reach = reachOf(tally, cap)
  return { ...whole, value: cap, at: reach?.lastAt ?? whole.at, unclear: [...whole.unclear, ...(reach?.unclear ?? [])] }
}

const ROI_DECIMALS = 6

/** A trader's scores on all leaderboards that have begun (contract §6). Pure. */
export function scoreTrader({ activity, appliedAt, facts, now }: EvaluateInput<FileWith<'places'>>): Evaluation {
  const board = boardOf(activity.definition)
  if (board === null) return NOTHING
  const trader = { board, frame: activity.frame, facts, from: countedFrom(board, activity.frame, appliedAt) }
  const whole = volumeIn(trader, { start: trader.from, end: activity.frame.endTime })
  const { own, scores: classScores, unclear } = weightClassOf(trader, now)
  const reached = boardWindows(board.scored, [own], activity.frame, now).map(
    (window) => [window, valueOf(trader, window)] as const,
  )
  const scores = reached.flatMap(([window, found]): Score[] => {
    if (found === null) return []
    const unranked = unrankedReason(trader, window, { found, whole })
    return [{ track: window.key, score: found.value.toFixed(), reachedAt: found.at, unranked }]
  })
  const parts = boardWindows(board.shared, [own], activity.frame, now).flatMap((window) => partsIn(trader, window))
  return {
    ...NOTHING,
    scores: [...scores, ...classScores, ...parts],
    unclear: [...unclear, ...reached.flatMap(([, found]) => found?.unclear ?? [])],
  }
}

function valueOf(trader: Trader, { track, start, end }: BoardWindow<Board['scored'][number]['track']>): Reached | null {
  const window = { start: Math.max(start, trader.from), end }
  if (track === 'VOLUME') return volumeIn(trader, window)
  if (track === 'STREAK') return streakIn(trader, window)
  if (track === 'FOLLOWERS') return copiedResult(trader.facts.events, window)
  const profit = reachedOf(tallyIn(trader, window, earningsIn(trader.board.markets)))
  if (profit === null || track === 'PNL') return profit
  const deposited = depositsBy(trader, end)
  const value = divideDown(profit.value, capitalOf(trader, deposited), ROI_DECIMALS)
  return { ...profit, value, unclear: [...profit.unclear, ...deposited.cut] }
}

/** The parts of a participant in the scores of the lead traders whom they copied. */
function partsIn(trader: Trader, { key, start, end }: BoardWindow): Score[] {
  const { facts, from } = trader
  const removed = removedReason(facts.events)
  const results = copiedResults(facts.events, { start: Math.max(start, from), end })
  return [...results].map(([traderId, result]) => ({
    track: partTrack(key, traderId),
    score: result.value.toFixed(),
    reachedAt: result.at,
    unranked: removed ?? (hasPlace('LEADS', result) ? null : 'NOT_ENOUGH'),
  }))
}

/** Why a trader has no place: removed from every leaderboard, nothing counted, or below the minimum of the whole activity's. */
function unrankedReason(
  trader: Trader,
  { track, period, end }: BoardWindow,
  { found, whole }: { found: Reached; whole: Reached | null },
): ReasonCode | null {
  const { board, facts } = trader
  const reason = removedReason(facts.events)
  if (reason !== null) return reason
  if (!hasPlace(track, found)) return 'NOT_ENOUGH'
  const isBelow = board.minimum !== undefined && (whole === null || whole.value.lt(board.minimum.amount))
  const lacksCapital =
    track === 'ROI' && board.roiMinimum !== null && currentOf(depositsBy(trader, end)).lt(board.roiMinimum.amount)
  return lacksCapital || (period === 'ALL' && isBelow) ? 'NOT_ENOUGH' : null
}
