import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { isPoolGrowing } from '#lib/competition/is-pool-growing.ts'
import type { BoardPeriod, CompetitionSection, Track } from '#lib/contract/competition/competition.ts'

/** The facts of a leaderboard that its parts need; data, because they cross to the browser. */
export interface BoardSubject extends Pick<
  ActivityDetail,
  'activityId' | 'status' | 'outcome' | 'startTime' | 'timeZone'
> {
  tracks: CompetitionSection['tracks']
  /** Seconds between two snapshots. */
  cadence: number
  /** The prizes follow the unlocked part of the pool. */
  isGrowing: boolean
}

/** The reader's choice of rows. */
export interface BoardChoice {
  track: Track
  period: BoardPeriod
  /** From 0. */
  pageIndex: number
}

export const boardSubject = (
  { activityId, status, outcome, startTime, timeZone }: ActivityDetail,
  competition: CompetitionSection,
): BoardSubject => ({
  activityId,
  status,
  outcome,
  startTime,
  timeZone,
  tracks: competition.tracks,
  cadence: competition.cadence,
  isGrowing: isPoolGrowing(competition),
})

/** The first track over the whole activity, which the server renders. */
export const firstChoice = ({ tracks }: Pick<BoardSubject, 'tracks'>): BoardChoice => ({
  track: tracks[0]?.track ?? 'VOLUME',
  period: 'ALL',
  pageIndex: 0,
})
