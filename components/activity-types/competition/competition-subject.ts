import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { BoardPeriod, CompetitionSection, Track } from '@fanfare/contract/competition/competition.ts'
import { isPoolGrowing } from '#lib/competition/is-pool-growing.ts'
import { placeTiers, type PlaceTier } from '#lib/competition/paid-places.ts'
import { unlockedShare } from '#lib/competition/prize-today.ts'

/** The facts of a leaderboard that its parts need; data, because they cross to the browser. */
export interface BoardSubject extends ClassSubject, Pick<ActivityDetail, 'activityId' | 'status' | 'outcome'> {
  tracks: CompetitionSection['tracks']
  /** Seconds between two snapshots. */
  cadence: number
  minimum?: CompetitionSection['minimum']
  /** The prizes follow the unlocked part of the pool. */
  isGrowing: boolean
}

/** The reader's choice of rows. */
export interface BoardChoice {
  track: Track
  period: BoardPeriod
  /** null means the reader's own, or the first one. */
  weightClass: string | null
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
  classes: competition.weightClasses,
  cadence: competition.cadence,
  minimum: competition.minimum,
  isGrowing: isPoolGrowing(competition),
})

/** The first track over the whole activity, which the server renders. */
export const firstChoice = ({ tracks }: Pick<BoardSubject, 'tracks'>): BoardChoice => ({
  track: tracks[0]?.track ?? 'VOLUME',
  period: 'ALL',
  weightClass: null,
  pageIndex: 0,
})

/** The weight classes and when volume decided them; data, because it crosses to the browser. */
export interface ClassSubject extends Pick<ActivityDetail, 'startTime' | 'timeZone'> {
  classes: CompetitionSection['weightClasses']
}

/** The section of the leaderboard on the page. */
export const BOARD_ID = 'leaderboard'

/** Ranks that are listed before the reader asks for all of them: the podium and three more, three where there is none. */
export const foldedRows = (track: Track): number => (track === 'COMBINED' || track === 'STREAK' ? 3 : 6)

/** The facts that the cards of the user's place need; data, because they cross to the browser. */
export interface PlaceSubject
  extends
    ClassSubject,
    Pick<ActivityDetail, 'activityId' | 'status' | 'outcome' | 'endTime'>,
    Pick<
      CompetitionSection,
      'cadence' | 'minimum' | 'dailyCap' | 'feeRate' | 'markets' | 'minimumTraders' | 'traders'
    > {
  /** The first track, which decides the prizes. */
  track: CompetitionSection['tracks'][number]
  isGrowing: boolean
  /** Best first; empty where the prizes are those of weight classes. */
  tiers: readonly PlaceTier[]
}

export const placeSubject = (
  { activityId, status, outcome, startTime, endTime, timeZone, tiers, pool }: ActivityDetail,
  competition: CompetitionSection,
): PlaceSubject => {
  const { cadence, minimum, dailyCap, feeRate, markets, minimumTraders, traders, tracks, weightClasses } = competition
  const { track } = firstChoice({ tracks })
  return {
    activityId,
    status,
    outcome,
    startTime,
    timeZone,
    classes: weightClasses,
    endTime,
    cadence,
    minimum,
    dailyCap,
    feeRate,
    markets,
    minimumTraders,
    traders,
    track: tracks[0] ?? { track, label: '', unit: null, periods: ['ALL'] },
    isGrowing: isPoolGrowing(competition),
    tiers: placeTiers(tiers, unlockedShare(competition, pool)),
  }
}
