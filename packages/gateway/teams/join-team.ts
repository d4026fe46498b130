import Big from 'big.js'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { addMember, findMembership } from '#gateway/teams/db/team-members.ts'
import { findRequest, saveRequest } from '#gateway/teams/db/team-requests.ts'
import { findTeamByKey, lockTeam, type TeamRow } from '#gateway/teams/db/teams.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { CallData, CallRequest } from '@fanfare/contract/define-call.ts'
import type { competitionTeamJoin } from '@fanfare/contract/competition/team.ts'
import { DomainError, present } from '../util/domain-error.ts'
import { openTeamActivity, refuseSecondTeam, type TeamActivity } from './find-team-activity.ts'
import { readMyTeam, readRecentVolumes } from './read-my-team.ts'

type JoinInput = CallRequest<typeof competitionTeamJoin>['body']

/**
 * Joins a team, or asks the captain of a team that takes members by approval. A repeated call has the same answer.
 * @throws DomainError 51001 (no such team, wrong key), 51002, 51003, 51004 (volume), 51016, 51020, 51071 (full)
 */
export async function joinTeam(
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  input: JoinInput,
): Promise<CallData<typeof competitionTeamJoin>> {
  const activity = await openTeamActivity(gateway, caller, activityId)
  const { userId } = caller
  const teamId = await findTeamId(gateway.db, activityId, input)
  const volumes = await readRecentVolumes(gateway, [userId])
  const isMember = await withTransaction(gateway.db, async (tx) => {
    const team = present(await lockTeam(tx, { activityId, teamId }))
    const membership = await findMembership(tx, { activityId, userId })
    if (membership?.leftAt === null && membership.teamId === teamId) return true
    if (membership !== undefined) return refuseSecondTeam(tx, activityId, userId)
    checkEntry(activity, team, { key: input.key, volume: volumes.get(userId) ?? '0' })
    const at = gateway.clock.now()
    if (team.access === 'APPROVAL') {
      await askCaptain(tx, team, { userId, at })
      return false
    }
    if (!(await addMember(tx, { activityId, userId, teamId, at }))) return refuseSecondTeam(tx, activityId, userId)
    await appendLog(tx, [{ topic: 'team.joined', userId: team.captainId, payload: { activityId, teamId } }], at)
    return true
  })
  if (isMember) return { team: await readMyTeam(gateway, activity, { userId, teamId }), request: null }
  const request = await findRequest(gateway.db, { activityId, userId })
  return { team: null, request: request ? { teamId, name: request.name, at: request.at } : null }
}

const findTeamId = async (db: Db, activityId: string, { teamId, key = '' }: JoinInput) =>
  teamId ?? present(await findTeamByKey(db, activityId, key.toUpperCase())).teamId

/** @throws DomainError 51001 (wrong key), 51004 (volume), 51071 (full) */
function checkEntry(
  { file }: TeamActivity,
  { access, joinKey, members, minVolume }: TeamRow,
  { key = '', volume }: { key: string | undefined; volume: string },
) {
  if (access === 'KEY' && key.toUpperCase() !== joinKey) throw new DomainError('NOT_FOUND')
  if (members >= file.teams.maxMembers) throw new DomainError('LIMIT', { tipKey: 'team.full' })
  if (minVolume !== null && new Big(volume).lt(minVolume))
    throw new DomainError('NOT_ELIGIBLE', { reasonCode: 'NOT_ENOUGH' })
}

/** @throws DomainError 51020: the captain has declined */
async function askCaptain(
  tx: Db,
  { activityId, teamId, captainId }: TeamRow,
  { userId, at }: { userId: string; at: number },
) {
  const known = await findRequest(tx, { activityId, userId })
  if (known?.teamId === teamId) {
    if (known.declinedAt === null) return
    throw new DomainError('TIP', { tipKey: 'team.declined' })
  }
  await saveRequest(tx, { activityId, userId, teamId, at })
  await appendLog(tx, [{ topic: 'team.requested', userId: captainId, payload: { activityId, teamId } }], at)
}
