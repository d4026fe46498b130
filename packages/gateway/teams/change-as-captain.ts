import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import { addMember, endMembership, findMemberByRef, findTeamOf } from '#gateway/teams/db/team-members.ts'
import { declineRequest, deleteRequest, findRequestByRef } from '#gateway/teams/db/team-requests.ts'
import { lockTeam, setCaptain, type TeamRow } from '#gateway/teams/db/teams.ts'
import { DomainError } from '../util/domain-error.ts'
import { openTeamActivity, type TeamActivity } from './find-team-activity.ts'
import { readMyTeam } from './read-my-team.ts'

interface CaptainChange {
  tx: Db
  team: TeamRow
  activity: TeamActivity
  /** ms */
  at: number
}

/**
 * Runs a captain's change of the own team in a transaction that locks the team, and logs the messages that `change` returns.
 * @throws DomainError 51001, 51002, 51003, 51016, 51020 (not the captain)
 */
async function changeAsCaptain(
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  change: (input: CaptainChange) => Promise<readonly Pick<NewLogEntry, 'topic' | 'userId'>[]>,
): Promise<MyTeam> {
  const activity = await openTeamActivity(gateway, caller, activityId)
  const { userId } = caller
  const teamId = await withTransaction(gateway.db, async (tx) => {
    const ownTeamId = await findTeamOf(tx, { activityId, userId })
    const team = ownTeamId === null ? null : await lockTeam(tx, { activityId, teamId: ownTeamId })
    if (team?.captainId !== userId) throw new DomainError('TIP', { tipKey: 'team.captain_only' })
    const at = gateway.clock.now()
    const messages = await change({ tx, team, activity, at })
    const payload = { activityId, teamId: team.teamId }
    await appendLog(
      tx,
      messages.map((message) => ({ ...message, payload })),
      at,
    )
    return team.teamId
  })
  return readMyTeam(gateway, activity, { userId, teamId })
}

/** A member of a team who is not its captain. @throws DomainError 51001 */
async function otherMember(db: Db, team: TeamRow, userRef: string) {
  const userId = await findMemberByRef(db, team, userRef)
  if (userId === null || userId === team.captainId) throw new DomainError('NOT_FOUND')
  return userId
}

/** The captain makes another member captain. @throws DomainError as `changeAsCaptain`, 51001 (no other member) */
export const handOverTeam = (
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { userRef }: { userRef: string },
): Promise<MyTeam> =>
  changeAsCaptain(gateway, caller, activityId, async ({ tx, team }) => {
    const userId = await otherMember(tx, team, userRef)
    await setCaptain(tx, team, userId)
    return [{ topic: 'team.captain', userId }]
  })

/** The captain removes a member, who may join another team. @throws DomainError as `changeAsCaptain`, 51001 (no other member) */
export const removeMember = (
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { userRef }: { userRef: string },
): Promise<MyTeam> =>
  changeAsCaptain(gateway, caller, activityId, async ({ tx, team, at }) => {
    const userId = await otherMember(tx, team, userRef)
    await endMembership(tx, { activityId, userId, teamId: team.teamId, at }, { canJoinAnother: true })
    return [{ topic: 'team.removed', userId }]
  })

/** The captain accepts or declines a request. @throws DomainError as `changeAsCaptain`, 51001 (the request is gone), 51071 (full) */
export const answerRequest = (
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { userRef, accept }: { userRef: string; accept: boolean },
): Promise<MyTeam> =>
  changeAsCaptain(gateway, caller, activityId, async ({ tx, team, activity, at }) => {
    const request = await findRequestByRef(tx, team, userRef)
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
