import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { NewLogEntry } from '#gateway/log/db/log.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { findTeamOf } from '#gateway/teams/db/team-members.ts'
import { lockTeam, type TeamRow } from '#gateway/teams/db/teams.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
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
export async function changeAsCaptain(
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
