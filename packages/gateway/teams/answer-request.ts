import type { Caller, GatewayContext } from '#gateway/context.ts'
import { addMember } from '#gateway/teams/db/team-members.ts'
import { declineRequest, deleteRequest, findRequestByRef } from '#gateway/teams/db/team-requests.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { DomainError } from '../util/domain-error.ts'
import { changeAsCaptain } from './change-as-captain.ts'

/** The captain accepts or declines a request. @throws DomainError as `changeAsCaptain`, 51001 (the request is gone), 51071 (full) */
export const answerRequest = (
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { userRef, accept }: { userRef: string; accept: boolean },
): Promise<MyTeam> =>
  changeAsCaptain(gateway, caller, activityId, async ({ tx, team, activity, at }) => {
    const request = await findRequestByRef(tx, team.teamId, userRef)
    if (request === null) throw new DomainError('NOT_FOUND')
    const { userId } = request
    if (!accept) {
      await declineRequest(tx, { activityId, userId }, at)
      return [{ topic: 'team.declined', userId }]
    }
    if (team.members >= activity.file.teams.maxMembers) throw new DomainError('LIMIT', { tipKey: 'team.full' })
    if (await addMember(tx, { activityId, userId, teamId: team.teamId, at }))
      return [{ topic: 'team.accepted', userId }]
    // The user has joined another team since.
    await deleteRequest(tx, { activityId, userId })
    throw new DomainError('NOT_FOUND')
  })
