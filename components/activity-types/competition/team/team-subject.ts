import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import type { CompetitionSection } from '#lib/contract/competition/competition.ts'
import { phaseClock, type TeamRules } from '#lib/competition/team-phases.ts'

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

/** Whether teams can be joined and left, and opened, at `now` in ms. */
export function openFor(subject: TeamSubject, now: number): { joining: boolean; creating: boolean } {
  if (subject.status !== 'ONGOING') return { joining: false, creating: false }
  const at = phaseClock(subject, now)
  return { joining: at < subject.team.joinUntil, creating: at < subject.team.createUntil }
}
