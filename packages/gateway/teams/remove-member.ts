import type { Caller, GatewayContext } from '#gateway/context.ts'
import { endMembership } from '#gateway/teams/db/team-members.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { changeAsCaptain } from './change-as-captain.ts'
import { otherMember } from './other-member.ts'

/** The captain removes a member, who may join another team. @throws DomainError as `changeAsCaptain`, 51001 (no other member) */
export const removeMember = (
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { userRef }: { userRef: string },
): Promise<MyTeam> =>
  changeAsCaptain(gateway, caller, activityId, async ({ tx, team: { teamId }, at }) => {
    const userId = await otherMember(tx, teamId, { userRef, captainId: caller.userId })
    await endMembership(tx, { activityId, userId, teamId, at }, { canJoinAnother: true })
    return [{ topic: 'team.removed', userId }]
  })
