import type { Caller, GatewayContext } from '#gateway/context.ts'
import { endMembership, findMembership } from '#gateway/teams/db/team-members.ts'
import { deleteRequest } from '#gateway/teams/db/team-requests.ts'
import { lockTeam } from '#gateway/teams/db/teams.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { DomainError } from '../util/domain-error.ts'
import { openTeamActivity } from './find-team-activity.ts'

/**
 * Leaves the caller's team, or takes a request back. A user who leaves has no other team in this activity; a captain alone closes the
 * team instead, and may join another.
 * @throws DomainError 51001, 51002, 51003, 51016, 51020 (a captain hands over first)
 */
export async function leaveTeam(gateway: GatewayContext, caller: Caller, activityId: string) {
  await openTeamActivity(gateway, caller, activityId)
  const { userId } = caller
  return withTransaction(gateway.db, async (tx) => {
    await deleteRequest(tx, { activityId, userId })
    const seen = await findMembership(tx, { activityId, userId })
    if (seen === undefined) return { hasLeft: false }
    if (seen.leftAt !== null) return { hasLeft: true }
    const team = await lockTeam(tx, { activityId, teamId: seen.teamId })
    // The captain may have removed the caller before the lock.
    const membership = await findMembership(tx, { activityId, userId })
    if (team === undefined || membership?.leftAt !== null) return { hasLeft: false }
    const isCaptain = team.captainId === userId
    if (isCaptain && team.members > 1) throw new DomainError('TIP', { tipKey: 'team.captain_stays' })
    const left = { activityId, userId, teamId: team.teamId, at: gateway.clock.now() }
    await endMembership(tx, left, { canJoinAnother: isCaptain })
    return { hasLeft: !isCaptain }
  })
}
