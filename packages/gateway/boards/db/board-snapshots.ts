import { sql } from 'kysely'
import { query, queryValue, type Db, type Row } from '../../db/client.ts'

export interface BoardKey {
  activityId: string
  track: string
}

export type Snapshot = Row<'boardSnapshots'>

/** The condition on rows of a board. */
export const ofBoard = ({ activityId, track }: BoardKey) => sql`activity_id = ${activityId} and track = ${track}`

/** Keeps other snapshots of a board out until the end of the transaction. */
export const lockBoard = (tx: Db, board: BoardKey) => query(tx)`select pg_advisory_xact_lock(${lockOf(board)})`

/** The same without waiting. @returns false when another transaction takes a snapshot of the board */
export const tryLockBoard = (tx: Db, board: BoardKey) =>
  queryValue<boolean>(tx)`select pg_try_advisory_xact_lock(${lockOf(board)})`

const lockOf = ({ activityId, track }: BoardKey) => sql`hashtext(${`board:${activityId}:${track}`})`

/** The newest snapshot of a board, which is the final one if there is one; undefined when there is none yet. */
export const findNewestSnapshot = (db: Db, board: BoardKey) =>
  chainOf(db, board).selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst()

const chainOf = (db: Db, { activityId, track }: BoardKey) =>
  db.selectFrom('boardSnapshots').where('activityId', '=', activityId).where('track', '=', track)

/** Adds a snapshot to the chain of its board: from the commit on, readers find its places. */
export const insertSnapshot = (tx: Db, snapshot: Snapshot) =>
  tx.insertInto('boardSnapshots').values(snapshot).returningAll().executeTakeFirstOrThrow()

export type PlacesByTrack = Readonly<Record<string, { rank: number; score: string }>>

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
export async function listFinalPlaces(db: Db, activityId: string, { after, limit }: { after: number; limit: number }) {
  const participants = await query<FinalPlaces>(db)`
    with finals as materialized (
      select snapshot_id, track from board_snapshots where activity_id = ${activityId} and is_final
    ), candidates as materialized (
      select distinct user_id from finals join board_places using (snapshot_id)
      where rank > ${after}::integer and rank <= ${after}::integer + ${limit}::integer
    )
    select user_id, jsonb_object_agg(track, jsonb_build_object('rank', rank, 'score', score::text)) as places, min(rank) as best_rank
    from candidates cross join finals join board_places p using (snapshot_id, user_id)
    group by user_id having min(rank) > ${after}::integer order by min(rank), user_id collate "C"
  `
  const last = await queryValue<number | null>(db)`
    select max("rows") from board_snapshots where activity_id = ${activityId} and is_final`
  const next = after + limit
  return { participants, next: next < (last ?? 0) ? next : null }
}

/** The chain of a board, newest first. */
export async function listSnapshots(
  db: Db,
  { pageIndex, pageSize, ...board }: BoardKey & { pageIndex: number; pageSize: number },
) {
  const chain = chainOf(db, board)
  const { total } = await chain.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await chain
    .select(['seq', 'at', 'rows', 'root', 'previous', 'hash'])
    .orderBy('seq', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { items, total }
}
