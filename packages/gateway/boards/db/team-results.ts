import { sql } from 'kysely'
import type { PlacesByTrack } from './board-snapshots.ts'
import type { Db } from '../../db/client.ts'

/** A member's part in the result of the team. Decimal strings. */
export interface TeamResult {
  teamId: string
  rank: number
  /** Of all members. */
  teamVolume: string
  /** 0: no trade that counts. */
  volume: string
  isCaptain: boolean
}

export interface MemberResult {
  userId: string
  /** On the board of members. */
  places: PlacesByTrack
  team: TeamResult
}

/** The members of the teams whose final rank is above `after` and at most `after + limit`, by rank, then by id. */
export async function listTeamResults(
  db: Db,
  activityId: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ participants: MemberResult[]; next: number | null }> {
  const final = (track: string) => sql`(
    select snapshot_id, "rows" from board_snapshots where activity_id = ${activityId} and track = ${track} and is_final)`
  const { rows: participants } = await sql<MemberResult>`
    select m.user_id, json_build_object('teamId', t.team_id, 'rank', p.rank, 'teamVolume', p.score::text,
        'volume', coalesce(mp.score::text, '0'), 'isCaptain', m.user_id = t.captain_id) as team,
      case when mp.rank is null then '{}'::json
        else json_build_object('MEMBER', json_build_object('rank', mp.rank, 'score', mp.score::text)) end as places
    from ${final('TEAM')} as s
    join board_places p on p.snapshot_id = s.snapshot_id and p.rank > ${after}::integer and p.rank <= ${after}::integer + ${limit}::integer
    join teams t on t.team_id = p.user_id
    join team_members m on m.team_id = t.team_id and m.left_at is null
    left join ${final('MEMBER')} as ms on true
    left join board_places mp on mp.snapshot_id = ms.snapshot_id and mp.user_id = m.user_id
    order by p.rank, m.user_id collate "C"
  `.execute(db)
  const { rows: ends } = await sql<{ last: number }>`select "rows" as last from ${final('TEAM')} as s`.execute(db)
  const next = after + limit
  return { participants, next: next < (ends[0]?.last ?? 0) ? next : null }
}
