import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import type { TeamRules } from '#lib/competition/team-phases.ts'

/** The facts that the parts of a team event need; data, because they cross to the browser. */
export interface TeamSubject
  extends
    Pick<ActivityDetail, 'activityId' | 'path' | 'status' | 'outcome' | 'startTime' | 'endTime' | 'timeZone'>,
    Pick<CompetitionSection, 'cadence' | 'markets' | 'minimum'> {
  team: TeamRules
  /** Of volumes. */
  unit: string
}

/** null for an activity without teams, and a cancelled one. */
export function teamSubject(detail: ActivityDetail): TeamSubject | null {
  const { activityId, path, status, outcome, startTime, endTime, timeZone, competition } = detail
  if (!competition?.team || outcome === 'CANCELLED') return null
  const { cadence, markets, minimum, team, tracks } = competition
  const unit = tracks.find(({ track }) => track === 'TEAM')?.unit ?? 'USDT'
  return { activityId, path, status, outcome, startTime, endTime, timeZone, cadence, markets, minimum, team, unit }
}
