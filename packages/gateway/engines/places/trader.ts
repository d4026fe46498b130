import type Big from 'big.js'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { FactEdges } from '../../facts/fact-edges.ts'
import type { Cell } from '../../facts/fact-slice.ts'
import type { Measure } from '../../facts/measures/relevant-facts.ts'
import { currentOf, type Tally } from '../../facts/measures/tally.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import type { Member } from '../engine.ts'
import { boardOf, type Board } from './board-of.ts'
import { boardWindows, daysOf, type Schedule } from './board-windows.ts'
import { classWindow } from './weight-classes.ts'

/** A participant of a board, with the facts of the account. */
export interface Trader {
  board: Board
  frame: Schedule
  facts: UserFacts
  /** When facts begin to count, ms. */
  from: number
}

/** ms; start inclusive, end exclusive */
export interface Window {
  start: number
  end: number
}

/** A value and when it was reached; null when there is no fact of the window. */
export interface Reached {
  value: Big
  /** ms */
  at: number
  /** Whether a fact of the window counts; without any the value is 0. */
  counts: boolean
  /** Cells to read in more detail before all of this is certain. */
  unclear: readonly Cell[]
}

/** When facts begin to count for a participant, ms. */
export function countedFrom({ countFrom, countAfterDays }: Board, { startTime }: Schedule, appliedAt: number) {
  const from = startTime + countAfterDays * DAY_MS
  return countFrom === 'JOIN' ? Math.max(appliedAt, from) : from
}

export const tallyIn = ({ facts }: Trader, window: Window, measure: Measure) =>
  measure({
    facts,
    window,
    timeReason: (at): ReasonCode | null => (at < window.start || at >= window.end ? 'OUT_OF_WINDOW' : null),
  })

/** null when the window has no fact, counted or excluded. While cells must be read, the value is not the last word. */
export function reachedOf(tally: Tally): Reached | null {
  const inside = [...tally.counted, ...tally.excluded.filter(({ reason }) => reason !== 'OUT_OF_WINDOW')]
  if (inside.length === 0 && tally.cut.length === 0) return null
  const counts = tally.counted.length > 0
  const last = counts ? tally.counted : inside
  return { value: currentOf(tally), at: Math.max(...last.map(({ lastAt }) => lastAt)), counts, unclear: tally.cut }
}

/** Facts begin or cease to count at the edges of every period, and of every day where each day is counted separately. */
export function traderEdges({ activity, appliedAt }: Member<FileWith<'places'>>, now: number): FactEdges {
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

/** Whether each day is counted separately. */
const needsDays = ({ dailyCap, scored }: Board) =>
  dailyCap !== undefined || scored.some(({ track }) => track === 'STREAK')
