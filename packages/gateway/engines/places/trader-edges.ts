import type { FileWith } from '@fanfare/activities/schema.ts'
import type { FactEdges } from '../../facts/fact-edges.ts'
import type { Member } from '../engine.ts'
import { boardOf, type Board } from './board-of.ts'
import { boardWindows, daysOf, type Schedule } from './board-windows.ts'
import { countedFrom } from './trader.ts'
import { classWindow } from './weight-classes.ts'

/** Facts begin or cease to count at the edges of every period, and of every day where days count for themselves. */
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

/** Whether each day is counted for itself. */
const needsDays = ({ dailyCap, scored }: Board): boolean =>
  dailyCap !== undefined || scored.some(({ track }) => track === 'STREAK')
