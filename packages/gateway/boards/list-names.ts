import type { Db } from '#gateway/db/client.ts'
import { listTraderNames } from '#gateway/boards/db/lead-traders.ts'
import { listTeamNames } from '#gateway/teams/db/teams.ts'
import { listLoginNames } from '#gateway/accounts/db/users.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import type { RankRow } from '@fanfare/contract/competition/rank.ts'
import type { Track } from '@fanfare/contract/competition/competition.ts'
import { traderName } from '../engines/cover/copied-orders.ts'

/** How a row of a board names its user or team. */
export type RowName = Pick<RankRow, 'maskedName' | 'teamId' | 'members'>

/** The names of the rows of a board, by the id of their user or team. */
export async function listNames(db: Db, track: Track, ids: readonly string[]): Promise<Map<string, RowName>> {
  if (track === 'TEAM') {
    const teams = await listTeamNames(db, ids)
    return new Map([...teams].map(([teamId, { name, members }]) => [teamId, { maskedName: name, teamId, members }]))
  }
  if (track === 'LEADS') {
    const leads = await listTraderNames(db, ids)
    return new Map([...leads].map(([userId, lead]) => [userId, { maskedName: traderName(lead) }]))
  }
  const names = await listLoginNames(db, ids)
  return new Map([...names].map(([userId, loginName]) => [userId, { maskedName: maskName(loginName) }]))
}
