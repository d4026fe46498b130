import { daysOf, type Schedule } from './board-windows.ts'
import type { Window } from './trader.ts'

/** The days of the activity, cut to a window. */
export const daysWithin = (frame: Schedule, window: Window) =>
  daysOf(frame)
    .map(({ name, start, end }) => ({ name, start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .filter(({ start, end }) => start < end)
