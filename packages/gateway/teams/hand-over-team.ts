import type { Caller, GatewayContext } from '#gateway/context.ts'
import { setCaptain } from '#gateway/teams/db/teams.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { changeAsCaptain } from './change-as-captain.ts'
import { otherMember } from './other-member.ts'

/** The captain makes another member captain. @throws DomainError as `changeAsCaptain`, 51001 (no other member) */
export const handOverTeam = (
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { userRef }: { userRef: string },
): Promise<MyTeam> =>
  changeAsCaptain(gateway, caller, activityId, async ({ tx, team: { teamId } }) => {
    const userId = await otherMember(tx, teamId, { userRef, captainId: caller.userId })
    await setCaptain(tx, teamId, userId)
    return [{ topic: 'team.captain', userId }]
  })
