import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'

/** The weight classes and when volume decided them; data, because it crosses to the browser. */
export interface ClassSubject extends Pick<ActivityDetail, 'startTime' | 'timeZone'> {
  classes: CompetitionSection['weightClasses']
}
