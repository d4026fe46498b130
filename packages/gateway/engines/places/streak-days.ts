import Big from 'big.js'
import type { Cell } from '../../facts/fact-slice.ts'
import { volumeOf } from '../../facts/measures/trades.ts'
import type { UserFacts } from '../../facts/user-facts.ts'
import type { Board } from './board-of.ts'
import { daysOf, type Schedule } from './board-windows.ts'
import { countedFrom, tallyIn, type Reached, type Trader, type Window } from './trader.ts'

/** The days of the activity, cut to a window. */
export const daysWithin = (frame: Schedule, window: Window) =>
  daysOf(frame)
    .map(({ name, start, end }) => ({ name, start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .filter(({ start, end }) => start < end)

/** The number of days with a trade that counts. */
export function streakIn(trader: Trader, window: Window): Reached | null {
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
