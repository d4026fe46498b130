import Big from 'big.js'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { addMember, findMembership, endMembership, insertMember } from '#gateway/teams/db/team-members.ts'
import { findRequest, saveRequest, deleteRequest } from '#gateway/teams/db/team-requests.ts'
import { findTeamByKey, lockTeam, type TeamRow, insertTeam } from '#gateway/teams/db/teams.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { competitionTeamJoin } from '@fanfare/contract/competition/team.ts'
import { randomCode } from '../util/vip-code.ts'
import { DomainError, present } from '../util/domain-error.ts'
import { openTeamActivity, refuseSecondTeam, type TeamActivity } from './find-team-activity.ts'
import { readMyTeam, readRecentVolumes } from './read-teams.ts'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { nameKeyOf, readTeamName } from './team-name.ts'

const KEY_LENGTH = 10

/**
 * Opens a team, whose captain the caller becomes.
 * @throws DomainError 51001, 51002, 51003, 51016, 51020 (`tipKey`, of a name also `field`)
 */
export async function createTeam(
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { name: text, access, minVolume }: { name: string; access: Team['access']; minVolume?: string | undefined },
) {
  const activity = await openTeamActivity(gateway, caller, activityId, 'createUntil')
  const name = readTeamName(text, gateway.config.brandName)
  const { userId } = caller
  const teamId = gateway.newId('team')
  await withTransaction(gateway.db, async (tx) => {
    const at = gateway.clock.now()
    const isNew = await insertTeam(tx, {
      teamId,
      activityId,
      name,
      nameKey: nameKeyOf(name),
      captainId: userId,
      access,
      joinKey: access === 'KEY' ? randomCode(gateway.randomBytes, KEY_LENGTH) : null,
      minVolume: minVolume === undefined || new Big(minVolume).eq(0) ? null : minVolume,
      members: 1,
      createdAt: at,
      closedAt: null,
    })
    if (!isNew) throw new DomainError('TIP', { tipKey: 'team.name_taken', field: 'name' })
    if (!(await insertMember(tx, { activityId, userId, teamId, at }))) await refuseSecondTeam(tx, activityId, userId)
  })
  return readMyTeam(gateway, activity, { userId, teamId })
}

type JoinInput = CallRequest<typeof competitionTeamJoin>['body']

/**
 * Joins a team, or asks the captain of a team that takes members by approval. A repeated call has the same answer.
 * @throws DomainError 51001 (no such team, wrong key), 51002, 51003, 51004 (volume), 51016, 51020, 51071 (full)
 */
export async function joinTeam(gateway: GatewayContext, caller: Caller, activityId: string, input: JoinInput) {
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
