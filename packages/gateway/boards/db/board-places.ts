import { sql, type RawBuilder } from 'kysely'
import { query, queryRow, type Db } from '../../db/client.ts'
import { ofBoard, type BoardKey, type Snapshot } from './board-snapshots.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

const DAY_MS = 86_400_000

/** The id of the last snapshot of a board before the day, in UTC, of snapshot `of`. */
const lastOfDayBefore = (of: RawBuilder<unknown>) => sql`(
  select y.snapshot_id from board_snapshots y
  where y.activity_id = ${of}.activity_id and y.track = ${of}.track and y.at < ${of}.at - mod(${of}.at, ${DAY_MS}::bigint)
  order by y.seq desc limit 1)`

/**
 * Snapshots that were replaced before `before` (ms), so that nobody reads their places any more. Leaves out the last one of the day before
 * the newest, because its ranks are compared with today's.
 */
export const listReplacedSnapshots = (db: Db, before: number) =>
  query<Pick<Snapshot, 'snapshotId' | 'rows'>>(db)`
    with stored as materialized (select snapshot_id from board_blocks)
    select s.snapshot_id, s."rows" from stored join board_snapshots s using (snapshot_id)
    cross join lateral (
      select * from board_snapshots n where (n.activity_id, n.track) = (s.activity_id, s.track) order by n.seq desc limit 1
    ) as newest
    where not s.is_final and s.seq < newest.seq and s.snapshot_id is distinct from ${lastOfDayBefore(sql`newest`)}
      and (
        select r.at from board_snapshots r where r.activity_id = s.activity_id and r.track = s.track and r.seq = s.seq + 1
      ) < ${before}::bigint
    order by s.snapshot_id
  `

/** Deletes the places `after < rank <= after + limit` of a replaced snapshot. */
export const deletePlaces = (
  db: Db,
  { snapshotId, after, limit }: { snapshotId: number; after: number; limit: number },
) =>
  query(db)`
    delete from board_places where snapshot_id = ${snapshotId}::bigint and rank > ${after}::integer and rank <= ${after}::integer + ${limit}::integer
  `

/** Call this after its last place is deleted: the snapshot is then only a link of the chain. */
export const deleteBlocks = (db: Db, snapshotId: number) =>
  query(db)`delete from board_blocks where snapshot_id = ${snapshotId}::bigint`

export interface BoardPlace {
  /** From 1, each once. */
  rank: number
  userId: string
  userRef: string
  /** Decimal string without trailing zeros, as in the leaf. */
  score: string
  /** How far the score is below that of the row above; null for the first. */
  gapToNext: string | null
  /** Ranks gained (positive) or lost since the last ranking of the day before, in UTC; null when there is no place then. */
  change: number | null
}

/** The snapshot that places are read from, and the last one of the day before. */
type Newest = Snapshot & { beforeId: number | null }

/** Places of a replaced snapshot stay for a while, so a second statement still finds them. */
const findNewest = (db: Db, board: BoardKey) =>
  queryRow<Newest | undefined>(db)`
    select b.*, ${lastOfDayBefore(sql`b`)} as before_id from board_snapshots b
    where ${ofBoard(board)} order by seq desc limit 1`

const ranks = (after: number, limit: number) =>
  sql`rank > ${after}::integer and rank <= ${after}::integer + ${limit}::integer order by rank`

/** Places of a snapshot, which a distributed database has on one node, and the day before's on another. */
async function listPlaces(db: Db, { snapshotId, beforeId }: Newest, which: RawBuilder<unknown>) {
  const rows = await query<Omit<BoardPlace, 'change'>>(db)`
    select rank, user_id, user_ref, score, (
      select trim_scale(above.score - p.score) from board_places above
      where above.snapshot_id = ${snapshotId}::bigint and above.rank = p.rank - 1) as gap_to_next
    from board_places p where snapshot_id = ${snapshotId}::bigint and ${which}
  `
  const before = await ranksIn(db, beforeId, userIdsOf(rows))
  return rows.map((place) => {
    const rank = before.get(place.userId)
    return { ...place, change: rank === undefined ? null : rank - place.rank }
  })
}

async function ranksIn(db: Db, snapshotId: number | null, userIds: readonly string[]) {
  if (snapshotId === null || userIds.length === 0) return new Map<string, number>()
  const places = db.selectFrom('boardPlaces').select(['userId', 'rank']).where('snapshotId', '=', snapshotId)
  const rows = await places.where('userId', 'in', userIds).execute()
  return new Map(rows.map(({ userId, rank }) => [userId, rank]))
}

/** A page of the newest snapshot; `pageIndex` counts from 0. null when the board has no snapshot yet. */
export async function readBoardPage(
  db: Db,
  { pageIndex, pageSize, ...board }: BoardKey & { pageIndex: number; pageSize: number },
) {
  const newest = await findNewest(db, board)
  return newest ? { ...newest, places: await listPlaces(db, newest, ranks(pageIndex * pageSize, pageSize)) } : null
}

/** The newest snapshot with a user's place, null when the user was not ranked; null when the board has no snapshot yet. */
export async function findPlace(db: Db, { userId, ...board }: BoardKey & { userId: string }) {
  const newest = await findNewest(db, board)
  return newest ? { ...newest, place: (await listPlaces(db, newest, sql`user_id = ${userId}`))[0] ?? null } : null
}

/** The score of a rank in the newest snapshot; null when no participant has it. */
export async function findScoreAt(db: Db, { rank, ...board }: BoardKey & { rank: number }) {
  const newest = await findNewest(db, board)
  const [place] = newest ? await listPlaces(db, { ...newest, beforeId: null }, ranks(rank - 1, 1)) : []
  return place?.score ?? null
}
