import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from './client.ts'
import type { BoardSnapshotsTable } from './schema.ts'

export interface BoardKey {
  activityId: string
  track: string
}

export type Snapshot = Selectable<BoardSnapshotsTable>

/** The newest snapshot of a board; null: there is none yet. */
export async function findNewestSnapshot(db: Db, { activityId, track }: BoardKey): Promise<Snapshot | null> {
  const row = await db
    .selectFrom('boardSnapshots')
    .selectAll()
    .where('activityId', '=', activityId)
    .where('track', '=', track)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** A row of a board. */
export interface BoardPlace {
  /** From 1, each once. */
  rank: number
  userId: string
  userRef: string
  /** Decimal string without trailing zeros, as in the leaf. */
  score: string
}

/** The places `after < rank <= after + limit` of one snapshot, by rank; none when a later snapshot has replaced its places. */
export async function listPlaces(
  db: Db,
  { activityId, track, seq, after, limit }: BoardKey & { seq: number; after: number; limit: number },
): Promise<BoardPlace[]> {
  const { rows } = await sql<BoardPlace>`
    select rank, user_id, user_ref, score from board_places where snapshot_id = (
      select snapshot_id from board_snapshots where activity_id = ${activityId} and track = ${track} and seq = ${seq}::bigint
    ) and rank > ${after}::integer and rank <= ${after}::integer + ${limit}::integer order by rank
  `.execute(db)
  return rows
}

export type PlacesByTrack = Readonly<Record<string, Pick<BoardPlace, 'rank' | 'score'>>>

/** All places of a participant in the final snapshots of an activity. */
export interface FinalPlaces {
  userId: string
  places: PlacesByTrack
  bestRank: number
}

/**
 * The participants whose best rank in the final snapshots of an activity is above `after` (0 at first) and at most `after + limit`,
 * by best rank, then by id. `next` is the `after` of the next page, null after the last one; a page may be empty before it.
 */
export async function listFinalPlaces(
  db: Db,
  activityId: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ participants: FinalPlaces[]; next: number | null }> {
  const { rows: participants } = await sql<FinalPlaces>`
    with finals as materialized (
      select snapshot_id, track from board_snapshots where activity_id = ${activityId} and is_final
    ), candidates as materialized (
      select distinct user_id from finals join board_places using (snapshot_id)
      where rank > ${after}::integer and rank <= ${after}::integer + ${limit}::integer
    )
    select user_id, jsonb_object_agg(track, jsonb_build_object('rank', rank, 'score', score::text)) as places, min(rank) as best_rank
    from candidates cross join finals join board_places p using (snapshot_id, user_id)
    group by user_id having min(rank) > ${after}::integer order by min(rank), user_id collate "C"
  `.execute(db)
  const { rows: ends } = await sql<{ last: number | null }>`
    select max("rows") as last from board_snapshots where activity_id = ${activityId} and is_final`.execute(db)
  const next = after + limit
  return { participants, next: next < (ends[0]?.last ?? 0) ? next : null }
}
