import { hasEngine } from '@fanfare/activities/engine-files.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { findMembership } from '#gateway/teams/db/team-members.ts'
import { findActivity } from '../activities/find-activity.ts'
import { refuseOutsideOfSchedule } from '../activities/join-activity.ts'
import { teamPhases } from '../engines/teams/teams-engine.ts'
import { DomainError } from '../util/domain-error.ts'

export type TeamActivity = Awaited<ReturnType<typeof findTeamActivity>>

/** @throws DomainError 51001: no such activity, or one without teams */
export async function findTeamActivity(gateway: GatewayContext, activityId: string) {
  const row = await findActivity(gateway, activityId)
  const file = row.definition
  if (!hasEngine(file, 'teams')) throw new DomainError('NOT_FOUND')
  return { activityId, row, file, phases: teamPhases(file, row) }
}

/**
 * The same for a caller who wants to change a team.
 * @throws DomainError 51001, 51002, 51003 (this phase is over), 51016 (not joined the activity)
 */
export async function openTeamActivity(
  gateway: GatewayContext,
  { userId }: Caller,
  activityId: string,
  until: 'createUntil' | 'joinUntil' = 'joinUntil',
) {
  const activity = await findTeamActivity(gateway, activityId)
  const now = gateway.clock.now()
  refuseOutsideOfSchedule(activity.row, now)
  if (now >= activity.phases[until]) throw new DomainError('ENDED')
  if ((await findAppliedAt(gateway.db, userId, activityId)) === null) throw new DomainError('JOIN_FIRST')
  return activity
}

/** Refuses a user who is or was a member of a team, because teams cannot be changed. @throws DomainError 51020 */
export async function refuseSecondTeam(db: Db, activityId: string, userId: string): Promise<never> {
  const membership = await findMembership(db, { activityId, userId })
  throw new DomainError('TIP', { tipKey: membership?.leftAt == null ? 'team.already_member' : 'team.has_left' })
}
