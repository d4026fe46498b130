import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import { addMember, endMembership, findMemberByRef, findTeamOf } from '#gateway/teams/db/team-members.ts'
import { declineRequest, deleteRequest, findRequestByRef } from '#gateway/teams/db/team-requests.ts'
import { lockTeam, setCaptain, type TeamRow } from '#gateway/teams/db/teams.ts'
import { DomainError, present } from '../util/domain-error.ts'
import { openTeamActivity, type TeamActivity } from './find-team-activity.ts'
import { readMyTeam } from './read-teams.ts'

interface CaptainChange {
  tx: Db
  team: TeamRow
  activity: TeamActivity
  /** ms */
  at: number
}

/**
 * A captain's change of the own team, in a transaction that locks the team. Logs the messages that `change` returns.
 * @throws DomainError 51001, 51002, 51003, 51016, 51020 (not the captain)
 */
const asCaptain =
  <Asked extends { userRef: string }>(
    change: (input: CaptainChange, asked: Asked) => Promise<readonly Pick<NewLogEntry, 'topic' | 'userId'>[]>,
  ) =>
  async (gateway: GatewayContext, caller: Caller, activityId: string, asked: Asked) => {
    const activity = await openTeamActivity(gateway, caller, activityId)
    const { userId } = caller
    const teamId = await withTransaction(gateway.db, async (tx) => {
      const ownTeamId = await findTeamOf(tx, { activityId, userId })
      const team = ownTeamId === null ? undefined : await lockTeam(tx, { activityId, teamId: ownTeamId })
      if (team?.captainId !== userId) throw new DomainError('TIP', { tipKey: 'team.captain_only' })
      const at = gateway.clock.now()
      const messages = await change({ tx, team, activity, at }, asked)
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
  const { userId } = present(await findMemberByRef(db, team, userRef))
  if (userId === team.captainId) throw new DomainError('NOT_FOUND')
  return userId
}

/** The captain makes another member captain. @throws DomainError as `asCaptain`, 51001 (no other member) */
export const handOverTeam = asCaptain(async ({ tx, team }, { userRef }) => {
  const userId = await otherMember(tx, team, userRef)
  await setCaptain(tx, team, userId)
  return [{ topic: 'team.captain', userId }]
})

/** The captain removes a member, who may join another team. @throws DomainError as `asCaptain`, 51001 (no other member) */
export const removeMember = asCaptain(async ({ tx, team, at }, { userRef }) => {
  const userId = await otherMember(tx, team, userRef)
  await endMembership(tx, { ...team, userId, at }, { canJoinAnother: true })
  return [{ topic: 'team.removed', userId }]
})

/** The captain accepts or declines a request. @throws DomainError as `asCaptain`, 51001 (the request is gone), 51071 (full) */
export const answerRequest = asCaptain<{ userRef: string; accept: boolean }>(
  async ({ tx, team, activity, at }, { userRef, accept }) => {
    const { activityId, teamId } = team
    const { userId } = present(await findRequestByRef(tx, team, userRef))
    if (!accept) {
      await declineRequest(tx, { activityId, userId }, at)
      return [{ topic: 'team.declined', userId }]
    }
    if (team.members >= activity.file.teams.maxMembers) throw new DomainError('LIMIT', { tipKey: 'team.full' })
    if (await addMember(tx, { activityId, userId, teamId, at })) return [{ topic: 'team.accepted', userId }]
    // The user has joined another team since.
    await deleteRequest(tx, { activityId, userId })
    throw new DomainError('NOT_FOUND')
  },
)
