import type { BoardPeriod, Track } from '@fanfare/contract/competition/competition.ts'
import { dayBounds, dayKey, nextDay } from '../../util/time/zoned-day.ts'
import type { Board, RankedTrack } from './board-of.ts'
import { boardName } from './weight-classes.ts'

/** One leaderboard: a track in one period, of one weight class. */
export interface BoardWindow<Of extends Track = Track> {
  /** Its name in the tables: `VOLUME`, `VOLUME-2026-11-20` for a day, `VOLUME-w1` for the first week, `VOLUME.small-w1` of a class. */
  key: string
  track: Of
  /** null means all traders. */
  weightClass: string | null
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
export function daysOf({ startTime, endTime, timeZone }: Schedule, until = endTime) {
  const days: Span[] = []
  const end = Math.min(endTime, until + 1)
  for (let key = dayKey(startTime, timeZone); ; key = nextDay(key)) {
    const day = dayBounds(key, timeZone)
    if (day.start >= end) return days
    days.push({ name: key, start: Math.max(day.start, startTime), end: Math.min(day.end, endTime) })
  }
}

/** Weeks of seven days from the first day of the activity on. */
function weeksOf(days: readonly Span[], endTime: number) {
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

/** The leaderboards of an activity that have begun by `until`, ms, in each of the weight classes. */
export function boardWindows<Of extends Track>(
  tracks: readonly RankedTrack<Of>[],
  classes: readonly (string | null)[],
  schedule: Schedule,
  until = schedule.endTime,
): BoardWindow<Of>[] {
  const { startTime: start, endTime: end } = schedule
  const needsDays = tracks.some(({ periods }) => periods.length > 0)
  const days = needsDays ? daysOf(schedule, until) : []
  const spansOf = { DAY: days, WEEK: weeksOf(days, end) }
  const windowsOf = ({ track, periods }: RankedTrack<Of>, weightClass: string | null): BoardWindow<Of>[] => {
    const key = boardName(track, weightClass)
    return [
      { key, track, weightClass, period: 'ALL', start, end },
      ...periods.flatMap((period) =>
        spansOf[period].map(({ name, ...span }) => ({ key: `${key}-${name}`, track, weightClass, period, ...span })),
      ),
    ]
  }
  return tracks.flatMap((one) => classes.flatMap((weightClass) => windowsOf(one, weightClass)))
}

/** The leaderboard that a reader asks for, at this moment. */
interface AskedBoard {
  /** Absent: the first one. */
  track: string | undefined
  period: BoardPeriod
  weightClass: string | null
  /** ms */
  now: number
}

/** The leaderboard of a track and period at `now`: the last one when the activity is over. null when there is no such leaderboard. */
export const boardAt = (
  board: Board,
  schedule: Schedule,
  { track, period, weightClass, now }: AskedBoard,
): BoardWindow | null =>
  boardWindows(board.tracks, [weightClass], schedule, Math.max(now, schedule.startTime)).findLast(
    (one) => one.track === (track ?? board.tracks[0]?.track) && one.period === period,
  ) ?? null
