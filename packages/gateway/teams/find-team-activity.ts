import { hasEngine } from '@fanfare/activities/engine-files.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import { findActivity } from '../activities/find-activity.ts'
import { refuseOutsideOfSchedule } from '../activities/join-activity.ts'
import { DomainError } from '../util/domain-error.ts'
import { teamPhases, type TeamPhases } from '../engines/teams/team-phases.ts'

export interface TeamActivity {
  activityId: string
  row: ActivityRow
  file: FileWith<'teams'>
  phases: TeamPhases
}

/** @throws DomainError 51001: no such activity, or one without teams */
export async function findTeamActivity(
  gateway: Pick<GatewayContext, 'activities' | 'db'>,
  activityId: string,
): Promise<TeamActivity> {
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
): Promise<TeamActivity> {
  const activity = await findTeamActivity(gateway, activityId)
  const now = gateway.clock.now()
  refuseOutsideOfSchedule(activity.row, now)
  if (now >= activity.phases[until]) throw new DomainError('ENDED')
  if ((await findAppliedAt(gateway.db, userId, activityId)) === null) throw new DomainError('JOIN_FIRST')
  return activity
}
