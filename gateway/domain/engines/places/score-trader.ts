import Big from 'big.js'
import type { FileWith } from '#activities/schema.ts'
import { MULTI_ACCOUNT_FLAG } from '#gateway/db/accounts.ts'
import type { ReasonCode } from '#lib/contract/enumerations.ts'
import { accountReason } from '../../../tallies/exclusions.ts'
import { factsOf } from '../../../tallies/fact-index.ts'
import type { ActivityFrame } from '../../definition/activity-frame.ts'
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
import { boardWindows, daysOf, type BoardWindow } from './board-windows.ts'

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

function countedFrom({ countFrom, countAfterDays }: Board, { startTime }: ActivityFrame, appliedAt: number): number {
  const from = startTime + countAfterDays * DAY_MS
  return countFrom === 'JOIN' ? Math.max(appliedAt, from) : from
}

/** Facts begin or cease to count at the edges of every period, and of every day when volume is capped by day. */
export function traderEdges({ activity, appliedAt }: Member<PlacesFile>, now: number): FactEdges {
  const { frame, definition } = activity
  const board = boardOf(definition)
  const own = new Set<number>()
  if (board !== null) {
    own.add(countedFrom(board, frame, appliedAt))
    const spans = [
      ...boardWindows(board.scored, frame, now),
      ...(board.dailyCap === undefined ? [] : daysOf(frame, now)),
    ]
    for (const { start, end } of spans) own.add(start).add(end)
  }
  return { own, friends: null }
}

/** A trader's scores on all leaderboards that have begun (contract §10). Pure. */
export function scoreTrader({ activity, appliedAt, facts, now }: EvaluateInput<PlacesFile>): Evaluation {
  const board = boardOf(activity.definition)
  if (board === null) return { sources: [], scores: [], dueAt: null, unclear: [] }
  const trader = { board, frame: activity.frame, facts, from: countedFrom(board, activity.frame, appliedAt) }
  const whole = volumeIn(trader, { start: trader.from, end: activity.frame.endTime })
  const reached = boardWindows(board.scored, activity.frame, now).map(
    (window) => [window, valueOf(trader, window)] as const,
  )
  const scores = reached.flatMap(([window, found]): Score[] => {
    if (found === null) return []
    const unranked = unrankedReason(trader, window, whole)
    return [{ track: window.key, score: found.value.toFixed(), reachedAt: found.at, unranked }]
  })
  return { sources: [], scores, dueAt: null, unclear: reached.flatMap(([, found]) => found?.unclear ?? []) }
}

interface Trader {
  board: Board
  frame: ActivityFrame
  facts: UserFacts
  /** When facts begin to count, ms. */
  from: number
}

function valueOf(trader: Trader, { track, start, end }: BoardWindow<TraderTrack>): Reached | null {
  const window = { start: Math.max(start, trader.from), end }
  if (track === 'VOLUME') return volumeIn(trader, window)
  const profit = reachedOf(tallyIn(trader, window, earnings))
  if (profit === null || track === 'PNL') return profit
  return { ...profit, value: profit.value.div(capitalOf(trader, end)).round(ROI_DECIMALS, Big.roundDown) }
}

/** The volume of a window, or the sum of what counts of each of its days. */
function volumeIn(trader: Trader, window: Window): Reached | null {
  const { board, frame } = trader
  const measure = volumeOf(board.markets)
  if (board.dailyCap === undefined) return reachedOf(tallyIn(trader, window, measure))
  const cap = new Big(board.dailyCap.amount)
  const days = daysOf(frame)
    .map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .filter(({ start, end }) => start < end)
    .flatMap((day) => cappedOf(tallyIn(trader, day, measure), cap) ?? [])
  if (days.length === 0) return null
  return {
    value: days.reduce((sum, { value }) => sum.plus(value), new Big(0)),
    at: Math.max(...days.map(({ at }) => at)),
    unclear: days.flatMap(({ unclear }) => unclear),
  }
}

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
  const deposited = currentOf(tallyIn(trader, { start: 0, end }, deposits))
  const least = new Big(trader.board.roiCapital.amount)
  return deposited.gt(least) ? deposited : least
}

/** Why a trader has no place: removed from every leaderboard, or below the minimum of the whole activity's. */
function unrankedReason({ board, facts }: Trader, { period }: BoardWindow, whole: Reached | null): ReasonCode | null {
  const isFlagged = factsOf(facts.events, 'user.flagged').some(({ reason }) => reason === MULTI_ACCOUNT_FLAG)
  if (isFlagged) return 'MULTI_ACCOUNT'
  const now = Number.MAX_SAFE_INTEGER
  const reason = accountReason(facts.events, now)
  if (reason !== null) return reason
  const isBelow = board.minimum !== undefined && (whole === null || whole.value.lt(board.minimum.amount))
  return period === 'ALL' && isBelow ? 'NOT_ENOUGH' : null
}
