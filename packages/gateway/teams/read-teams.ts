import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findMembership } from '#gateway/teams/db/team-members.ts'
import { findRequest } from '#gateway/teams/db/team-requests.ts'
import { listTeams } from '#gateway/teams/db/teams.ts'
import type { CallData, CallRequest } from '@fanfare/contract/define-call.ts'
import type { competitionTeam } from '@fanfare/contract/competition/team.ts'
import { findTeamActivity } from './find-team-activity.ts'
import { describeTeam, readMyTeam } from './read-my-team.ts'
import { nameKeyOf } from './team-name.ts'

/** Looks teams up; a caller also gets the own team or request. @throws DomainError 51001 */
export async function readTeams(
  gateway: GatewayContext,
  caller: Caller | null,
  {
    activityId,
    teamId,
    search = '',
    access,
    freePlaces,
    pageIndex,
    pageSize,
  }: CallRequest<typeof competitionTeam>['query'],
): Promise<CallData<typeof competitionTeam>> {
  const activity = await findTeamActivity(gateway, activityId)
  const { maxMembers } = activity.file.teams
  const { teams, total } = await listTeams(gateway.db, {
    activityId,
    maxMembers,
    teamId,
    nameKey: nameKeyOf(search),
    access,
    hasFreePlaces: freePlaces === '1',
    pageIndex,
    pageSize,
  })
  const items = teams.map((team) => describeTeam(team, maxMembers))
  const none = { mine: null, request: null, hasLeft: false, items, total }
  if (caller === null) return none
  const key = { activityId, userId: caller.userId }
  const membership = await findMembership(gateway.db, key)
  if (membership?.leftAt === null)
    return { ...none, mine: await readMyTeam(gateway, activity, { userId: caller.userId, teamId: membership.teamId }) }
  const request = await findRequest(gateway.db, key)
  return {
    ...none,
    hasLeft: membership !== undefined,
    request: request?.declinedAt === null ? { teamId: request.teamId, name: request.name, at: request.at } : null,
  }
}
