import { sql, type Selectable } from 'kysely'
import { query, type Db } from '../../db/client.ts'
import type { TeamsTable } from '../../db/tables/teams.ts'
import { listLoginNames } from '../../accounts/db/users.ts'
import type { TeamKey } from './team-requests.ts'

export type TeamRow = Selectable<TeamsTable>

/** @returns false: an open team of the activity has the name, or one that looks like it */
export async function insertTeam(tx: Db, team: TeamRow) {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('teams')
    .values(team)
    .onConflict((conflict) => conflict.columns(['activityId', 'nameKey']).where('closedAt', 'is', null).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Keeps other changes of the team out until the end of the transaction. null when there is no such open team in the activity */
export async function lockTeam(
  tx: Db,
  { activityId, teamId }: { activityId: string; teamId: string },
): Promise<TeamRow | null> {
  const team = await openTeams(tx, activityId).where('teamId', '=', teamId).forUpdate().executeTakeFirst()
  return team ?? null
}

export async function findTeamByKey(db: Db, activityId: string, joinKey: string): Promise<TeamRow | null> {
  return (await openTeams(db, activityId).where('joinKey', '=', joinKey).executeTakeFirst()) ?? null
}

const openTeams = (db: Db, activityId: string) =>
  db.selectFrom('teams').selectAll().where('activityId', '=', activityId).where('closedAt', 'is', null)

export const setCaptain = (tx: Db, { activityId, teamId }: TeamKey, captainId: string): Promise<unknown> =>
  tx.updateTable('teams').set({ captainId }).where('activityId', '=', activityId).where('teamId', '=', teamId).execute()

interface TeamCounts {
  teams: number
  /** With a free place. */
  free: number
}

export async function countTeams(db: Db, activityId: string, maxMembers: number) {
  const rows = await query<TeamCounts>(db)`
    select count(*) as teams, count(*) filter (where members < ${maxMembers}::integer) as free from teams
    where activity_id = ${activityId} and closed_at is null
  `
  return rows[0] ?? { teams: 0, free: 0 }
}

/** A team with its place in the last snapshot of the board of teams. */
export interface ListedTeam extends TeamRow {
  captainName: string
  rank: number | null
  /** Decimal string; null when there is no place. */
  score: string | null
}

interface TeamFilter {
  activityId: string
  maxMembers: number
  teamId?: string | undefined
  /** A part of the key of a name (`nameKeyOf`). */
  nameKey?: string | undefined
  access?: TeamRow['access'] | undefined
  hasFreePlaces?: boolean
  pageIndex: number
  pageSize: number
}

/** Open teams: those with free places first, the larger ones above. */
export async function listTeams(db: Db, filter: TeamFilter): Promise<{ teams: ListedTeam[]; total: number }> {
  const { activityId, maxMembers, teamId = null, nameKey = '', access = null, hasFreePlaces = false } = filter
  const matching = sql`
    from teams t where t.activity_id = ${activityId} and t.closed_at is null
      and (${teamId}::text is null or t.team_id = ${teamId}) and (${access}::text is null or t.access = ${access})
      and (not ${hasFreePlaces}::boolean or t.members < ${maxMembers}::integer) and strpos(t.name_key, ${nameKey}) > 0`
  const [{ rows }, totals, snapshot] = await Promise.all([
    sql<TeamRow>`
      select t.* ${matching} order by t.members >= ${maxMembers}::integer, t.members desc, t.team_id
      limit ${filter.pageSize} offset ${filter.pageIndex * filter.pageSize}
    `.execute(db),
    sql<{ total: number }>`select count(*) as total ${matching}`.execute(db),
    sql<{ snapshotId: number }>`
      select snapshot_id from board_snapshots where activity_id = ${activityId} and track = 'TEAM' order by seq desc limit 1
    `.execute(db),
  ])
  const [captains, ranked] = await Promise.all([
    listLoginNames(
      db,
      rows.map(({ captainId }) => captainId),
    ),
    sql<Pick<ListedTeam, 'teamId' | 'rank' | 'score'>>`
      select user_id as team_id, rank, score from board_places
      where snapshot_id = ${snapshot.rows[0]?.snapshotId ?? null}::bigint and user_id = any(${rows.map((team) => team.teamId)}::text[])
    `.execute(db),
  ])
  const places = new Map(ranked.rows.map((place) => [place.teamId, place]))
  const teams = rows.flatMap((team): ListedTeam[] => {
    const captainName = captains.get(team.captainId)
    const { rank = null, score = null } = places.get(team.teamId) ?? {}
    return captainName === undefined ? [] : [{ ...team, captainName, rank, score }]
  })
  return { teams, total: totals.rows[0]?.total ?? 0 }
}

/** Names and sizes of teams, by id; also of closed ones. */
export async function listTeamNames(
  db: Db,
  teamIds: readonly string[],
): Promise<Map<string, Pick<TeamRow, 'name' | 'members'>>> {
  if (teamIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('teams')
    .select(['teamId', 'name', 'members'])
    .where('teamId', 'in', teamIds)
    .execute()
  return new Map(rows.map(({ teamId, ...team }) => [teamId, team]))
}
