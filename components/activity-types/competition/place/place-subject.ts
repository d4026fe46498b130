import { isPoolGrowing } from '#lib/competition/is-pool-growing.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import { firstChoice, type ClassSubject } from '../board/board-subject.ts'

/** The facts that the card of the user's place needs; data, because they cross to the browser. */
export interface PlaceSubject
  extends
    ClassSubject,
    Pick<ActivityDetail, 'activityId' | 'status' | 'outcome' | 'endTime'>,
    Pick<CompetitionSection, 'cadence' | 'minimum' | 'dailyCap'> {
  /** The first track, which decides the prizes. */
  track: CompetitionSection['tracks'][number]
  isGrowing: boolean
}

export const placeSubject = (
  { activityId, status, outcome, startTime, endTime, timeZone }: ActivityDetail,
  competition: CompetitionSection,
): PlaceSubject => {
  const { cadence, minimum, dailyCap, tracks, weightClasses: classes } = competition
  const { track } = firstChoice({ tracks })
  return {
    activityId,
    status,
    outcome,
    startTime,
    timeZone,
    classes,
    endTime,
    cadence,
    minimum,
    dailyCap,
    track: tracks[0] ?? { track, label: '', unit: null, periods: ['ALL'] },
    isGrowing: isPoolGrowing(competition),
  }
}
