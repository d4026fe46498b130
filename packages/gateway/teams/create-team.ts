import Big from 'big.js'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { insertMember } from '#gateway/teams/db/team-members.ts'
import { insertTeam } from '#gateway/teams/db/teams.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { MyTeam, Team } from '@fanfare/contract/competition/competition.ts'
import { DomainError } from '../util/domain-error.ts'
import { openTeamActivity, refuseSecondTeam } from './find-team-activity.ts'
import { readMyTeam } from './read-my-team.ts'
import { nameKeyOf, readTeamName } from './team-name.ts'

/** No look-alike characters. */
const KEY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
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
): Promise<MyTeam> {
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
      joinKey: access === 'KEY' ? newKey(gateway) : null,
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

const newKey = ({ randomBytes }: GatewayContext) =>
  [...randomBytes(KEY_LENGTH)].map((byte) => KEY_LETTERS[byte % KEY_LETTERS.length]).join('')
