import type { BoardDefinition } from '#activities/file/board.ts'
import type { BoardPeriod } from '#lib/contract/competition/competition.ts'
import { dayBounds, dayKey, nextDay } from '../../time/zoned-day.ts'

type Track = BoardDefinition['tracks'][number]['track']

/** One leaderboard: a track in one period. */
export interface BoardWindow {
  /** Its name in the tables: `VOLUME`, `VOLUME-2026-11-20` for a day, `VOLUME-w1` for the first week. */
  key: string
  track: Track
  period: BoardPeriod
  /** ms; start inclusive, end exclusive */
  start: number
  end: number
}

export interface Schedule {
  startTime: number
  endTime: number
  timeZone: string
}

interface Span {
  name: string
  start: number
  end: number
}

const DAYS_OF_WEEK = 7

/** The days of an activity in its zone that have begun by `until`; the first and the last may be shorter. */
export function daysOf({ startTime, endTime, timeZone }: Schedule, until = endTime): Span[] {
  const days: Span[] = []
  const end = Math.min(endTime, until + 1)
  for (let key = dayKey(startTime, timeZone); ; key = nextDay(key)) {
    const day = dayBounds(key, timeZone)
    if (day.start >= end) return days
    days.push({ name: key, start: Math.max(day.start, startTime), end: Math.min(day.end, endTime) })
  }
}

/** Weeks of seven days from the first day of the activity on. */
function weeksOf(days: readonly Span[], endTime: number): Span[] {
  const weeks: Span[] = []
  for (let first = 0; first < days.length; first += DAYS_OF_WEEK) {
    const week = days.slice(first, first + DAYS_OF_WEEK)
    const [start, last] = [week[0], week.at(-1)]
    if (start === undefined || last === undefined) break
    const isWhole = week.length === DAYS_OF_WEEK
    weeks.push({
      name: `w${weeks.length + 1}`,
      start: start.start,
      end: isWhole ? last.end : Math.max(last.end, endTime),
    })
  }
  return weeks
}

/** The leaderboards of an activity that have begun by `until`, ms. */
export function boardWindows(board: BoardDefinition, schedule: Schedule, until = schedule.endTime): BoardWindow[] {
  const { startTime: start, endTime: end } = schedule
  const needsDays = board.tracks.some(({ periods }) => periods.length > 0)
  const days = needsDays ? daysOf(schedule, until) : []
  const spansOf = { DAY: days, WEEK: weeksOf(days, end) }
  return board.tracks.flatMap(({ track, periods }): BoardWindow[] => [
    { key: track, track, period: 'ALL', start, end },
    ...periods.flatMap((period) =>
      spansOf[period].map(({ name, ...span }) => ({ key: `${track}-${name}`, track, period, ...span })),
    ),
  ])
}

/** The leaderboard of a track and period at `now`: the last one when the activity is over. null: no such leaderboard. */
export const boardAt = (
  board: BoardDefinition,
  schedule: Schedule,
  { track, period, now }: { track: string | undefined; period: BoardPeriod; now: number },
): BoardWindow | null =>
  boardWindows(board, schedule, Math.max(now, schedule.startTime)).findLast(
    (one) => one.track === (track ?? board.tracks[0]?.track) && one.period === period,
  ) ?? null
