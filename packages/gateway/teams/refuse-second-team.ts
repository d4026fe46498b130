import type { Db } from '#gateway/db/client.ts'
import { findMembership } from '#gateway/teams/db/team-members.ts'
import { DomainError } from '../util/domain-error.ts'

/** Refuses a user who is or was a member of a team, because teams cannot be changed. @throws DomainError 51020 */
export async function refuseSecondTeam(db: Db, activityId: string, userId: string): Promise<never> {
  const membership = await findMembership(db, { activityId, userId })
  throw new DomainError('TIP', { tipKey: membership?.leftAt == null ? 'team.already_member' : 'team.has_left' })
}
