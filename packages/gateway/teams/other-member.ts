import type { Db } from '#gateway/db/client.ts'
import { findMemberByRef } from '#gateway/teams/db/team-members.ts'
import { DomainError } from '../util/domain-error.ts'

/** A member of a team who is not its captain. @throws DomainError 51001 */
export async function otherMember(
  db: Db,
  teamId: string,
  { userRef, captainId }: { userRef: string; captainId: string },
): Promise<string> {
  const userId = await findMemberByRef(db, teamId, userRef)
  if (userId === null || userId === captainId) throw new DomainError('NOT_FOUND')
  return userId
}
