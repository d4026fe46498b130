import { sql } from 'kysely'
import { query, queryRow, queryValue, type Db, type Row } from '../../db/client.ts'
import { listLoginNames } from '../../accounts/db/users.ts'
import type { TeamKey } from './team-requests.ts'

export type TeamRow = Row<'teams'>

/** @returns false: an open team of the activity has the name, or one that looks like it */
export async function insertTeam(tx: Db, team: TeamRow) {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('teams')
    .values(team)
    .onConflict((conflict) => conflict.columns(['activityId', 'nameKey']).where('closedAt', 'is', null).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Keeps other changes of the team out until the end of the transaction. undefined when there is no such open team in the activity */
export const lockTeam = (tx: Db, { activityId, teamId }: TeamKey) =>
  openTeams(tx, activityId).where('teamId', '=', teamId).forUpdate().executeTakeFirst()

export const findTeamByKey = (db: Db, activityId: string, joinKey: string) =>
  openTeams(db, activityId).where('joinKey', '=', joinKey).executeTakeFirst()

const openTeams = (db: Db, activityId: string) =>
  db.selectFrom('teams').selectAll().where('activityId', '=', activityId).where('closedAt', 'is', null)

export const setCaptain = (tx: Db, { activityId, teamId }: TeamKey, captainId: string) =>
  query(tx)`
    update teams set captain_id = ${captainId} where activity_id = ${activityId} and team_id = ${teamId}`

/** `free`: those with a free place. */
export const countTeams = (db: Db, activityId: string, maxMembers: number) =>
  queryRow<{ teams: number; free: number }>(db)`
    select count(*) as teams, count(*) filter (where members < ${maxMembers}::integer) as free from teams
    where activity_id = ${activityId} and closed_at is null
  `

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
export async function listTeams(db: Db, filter: TeamFilter) {
  const { activityId, maxMembers, teamId = null, nameKey = '', access = null, hasFreePlaces = false } = filter
  const matching = sql`
    from teams t where t.activity_id = ${activityId} and t.closed_at is null
      and (${teamId}::text is null or t.team_id = ${teamId}) and (${access}::text is null or t.access = ${access})
      and (not ${hasFreePlaces}::boolean or t.members < ${maxMembers}::integer) and strpos(t.name_key, ${nameKey}) > 0`
  const [rows, total, snapshotId] = await Promise.all([
    query<TeamRow>(db)`
      select t.* ${matching} order by t.members >= ${maxMembers}::integer, t.members desc, t.team_id
      limit ${filter.pageSize} offset ${filter.pageIndex * filter.pageSize}
    `,
    queryValue<number>(db)`select count(*) ${matching}`,
    queryValue<number | undefined>(db)`
      select snapshot_id from board_snapshots where activity_id = ${activityId} and track = 'TEAM' order by seq desc limit 1
    `,
  ])
  const [captains, ranked] = await Promise.all([
    listLoginNames(
      db,
      rows.map(({ captainId }) => captainId),
    ),
    query<Pick<ListedTeam, 'teamId' | 'rank' | 'score'>>(db)`
      select user_id as team_id, rank, score from board_places
      where snapshot_id = ${snapshotId ?? null}::bigint and user_id = any(${rows.map(({ teamId }) => teamId)}::text[])
    `,
  ])
  const places = new Map(ranked.map((place) => [place.teamId, place]))
  const teams = rows.flatMap((team): ListedTeam[] => {
    const captainName = captains.get(team.captainId)
    const { rank = null, score = null } = places.get(team.teamId) ?? {}
    return captainName === undefined ? [] : [{ ...team, captainName, rank, score }]
  })
  return { teams, total }
}

type TeamName = Pick<TeamRow, 'name' | 'members'>

/** Names and sizes of teams, by id; also of closed ones. */
export async function listTeamNames(db: Db, teamIds: readonly string[]): Promise<Map<string, TeamName>> {
  if (teamIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('teams')
    .select(['teamId', 'name', 'members'])
    .where('teamId', 'in', teamIds)
    .execute()
  return new Map(rows.map(({ teamId, ...team }) => [teamId, team]))
}
