import { sql } from 'kysely'
import { query, queryValue, type Db } from '../../db/client.ts'
import { countsForTeam } from '../../teams/db/team-members.ts'
import type { PlacesByTrack } from './board-snapshots.ts'
import { hasPlaceIn } from './has-place.ts'
import { replaceScores } from './scores.ts'

interface TeamScoring {
  activityId: string
  minMembers: number
  /** Decimal string: the volume that a team needs to be ranked; null means any. */
  minimum: string | null
}

/** The members of open teams with their volume, also of accounts that were removed from the boards. */
const traders = ({ activityId }: TeamScoring) => sql`
  select t.team_id, t.members, m.user_id, s.user_ref, s.score, s.reached_at, s.unranked from teams t
  join team_members m on m.activity_id = t.activity_id and m.team_id = t.team_id and m.left_at is null
  join scores s on s.activity_id = t.activity_id and s.track = 'VOLUME' and s.user_id = m.user_id
  where t.activity_id = ${activityId} and t.closed_at is null and ${hasPlaceIn('MEMBER', sql.ref('s.score'))}`

/** Writes the board of teams: the sum of the volume of their members, reached when the last of it was traded. */
export const writeTeamScores = (tx: Db, scoring: TeamScoring) =>
  replaceScores(
    tx,
    { activityId: scoring.activityId, track: 'TEAM' },
    sql`
      select team_id as user_id, null::text as user_ref, sum(score) as score, max(reached_at) as reached_at,
        case when members < ${scoring.minMembers}::integer or sum(score) < ${scoring.minimum}::numeric then 'NOT_ENOUGH' end as unranked
      from (${traders(scoring)}) as t where ${countsForTeam('unranked')} group by team_id, members`,
  )

/** Writes the board of members: the volume of everyone in a team that is large enough. */
export const writeMemberScores = (tx: Db, scoring: TeamScoring) =>
  replaceScores(
    tx,
    { activityId: scoring.activityId, track: 'MEMBER' },
    sql`
      select user_id, user_ref, score, reached_at, nullif(unranked, 'NOT_ENOUGH') as unranked
      from (${traders(scoring)}) as t where members >= ${scoring.minMembers}::integer`,
  )

/** The live volume of a team, a decimal string without trailing zeros; null when no member has traded. */
export const sumTeamVolume = (db: Db, activityId: string, teamId: string) =>
  queryValue<string | null>(db)`
    select trim_scale(sum(s.score))::text as sum from team_members m
    join scores s on s.activity_id = m.activity_id and s.track = 'VOLUME' and s.user_id = m.user_id
    where m.activity_id = ${activityId} and m.team_id = ${teamId} and m.left_at is null and ${countsForTeam('s.unranked')}
  `

/** A member's part in the result of the team. Decimal strings. */
export interface TeamResult {
  teamId: string
  rank: number
  /** The volume of all members. */
  teamVolume: string
  /** 0: no trade that counts. */
  volume: string
  isCaptain: boolean
}

interface MemberResult {
  userId: string
  /** On the board of members. */
  places: PlacesByTrack
  team: TeamResult
}

/** The members of the teams whose final rank is above `after` and at most `after + limit`, by rank, then by id. */
export async function listTeamResults(db: Db, activityId: string, { after, limit }: { after: number; limit: number }) {
  const finals = await db
    .selectFrom('boardSnapshots')
    .select(['track', 'snapshotId', 'rows'])
    .where('activityId', '=', activityId)
    .where('isFinal', '=', true)
    .execute()
  const [teams, members] = ['TEAM', 'MEMBER'].map((track) => finals.find((final) => final.track === track))
  const participants = await query<MemberResult>(db)`
    with p as materialized (
      select user_id as team_id, rank, score from board_places where snapshot_id = ${teams?.snapshotId ?? null}::bigint
        and rank > ${after}::integer and rank <= ${after}::integer + ${limit}::integer
    ), m as materialized (
      select m.user_id, m.team_id, m.user_id = t.captain_id as is_captain from teams t
      join team_members m on m.activity_id = t.activity_id and m.team_id = t.team_id and m.left_at is null
      where t.activity_id = ${activityId} and t.team_id in (select team_id from p)
    ), mp as materialized (
      select user_id, rank, score from board_places where snapshot_id = ${members?.snapshotId ?? null}::bigint
        and user_id in (select user_id from m)
    )
    select m.user_id, json_build_object('teamId', p.team_id, 'rank', p.rank, 'teamVolume', p.score::text,
        'volume', coalesce(mp.score::text, '0'), 'isCaptain', m.is_captain) as team,
      case when mp.rank is null then '{}'::json
        else json_build_object('MEMBER', json_build_object('rank', mp.rank, 'score', mp.score::text)) end as places
    from p join m using (team_id) left join mp on mp.user_id = m.user_id
    order by p.rank, m.user_id collate "C"
  `
  const next = after + limit
  return { participants, next: next < (teams?.rows ?? 0) ? next : null }
}
