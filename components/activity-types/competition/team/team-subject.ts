import { pick } from '../competition-subject.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { phaseClock } from '#lib/competition/team-phases.ts'

/** A team event's facts, as data that crosses to the browser; null for an activity without teams, or a cancelled one. */
export function teamSubject(detail: ActivityDetail) {
  const { outcome, competition } = detail
  if (!competition?.team || outcome === 'CANCELLED') return null
  return {
    ...pick(detail, 'activityId', 'path', 'status', 'outcome', 'startTime', 'endTime', 'timeZone'),
    ...pick(competition, 'cadence', 'markets'),
    team: competition.team,
    /** The unit of volumes. */
    unit: competition.tracks.find(({ track }) => track === 'TEAM')?.unit ?? 'USDT',
  }
}

export type TeamSubject = NonNullable<ReturnType<typeof teamSubject>>

/** Whether teams can be joined, left and led, and whether new ones can be opened. `now`: the gateway's clock, ms. */
export function teamWindows(subject: TeamSubject, now: number) {
  const isOpen = (until: number) => subject.status === 'ONGOING' && phaseClock(subject, now) < until
  return { isJoinOpen: isOpen(subject.team.joinUntil), isCreateOpen: isOpen(subject.team.createUntil) }
}

/** The query that opens a team's card; with the key, its reader can join. */
export const inviteQuery = (teamId: string, key?: string | null): Record<string, string> => ({
  team: teamId,
  ...(key && { key }),
})

/** The path of an invitation, without locale. */
export const invitePath = (path: string, teamId: string, key?: string | null) =>
  `${path}?${new URLSearchParams(inviteQuery(teamId, key)).toString()}`
