import { isPoolGrowing } from '#lib/competition/is-pool-growing.ts'
import { placeTiers, type PlaceTier } from '#lib/competition/paid-places.ts'
import { unlockedShare } from '#lib/competition/prize-today.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import { firstChoice, type ClassSubject } from '../board/board-subject.ts'

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
