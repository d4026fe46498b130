import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'

const DAY_MS = 86_400_000

/** A snapshot that a newer one of its board has replaced, and whose places are still stored. */
export interface ReplacedSnapshot {
  snapshotId: number
  rows: number
}

/** The id of the last snapshot of a board before the day, in UTC, of snapshot `of`. */
export const lastOfDayBefore = (of: RawBuilder<unknown>) => sql`(
  select y.snapshot_id from board_snapshots y
  where y.activity_id = ${of}.activity_id and y.track = ${of}.track and y.at < ${of}.at - mod(${of}.at, ${DAY_MS}::bigint)
  order by y.seq desc limit 1)`

/**
 * Snapshots that were replaced before `before` (ms), so that nobody reads their places any more. All but the last one of the day before
 * the newest: its ranks are compared with today's.
 */
export async function listReplacedSnapshots(db: Db, before: number) {
  const { rows } = await sql<ReplacedSnapshot>`
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
  `.execute(db)
  return rows
}

/** Deletes the places `after < rank <= after + limit` of a replaced snapshot. */
export async function deletePlaces(
  db: Db,
  { snapshotId, after, limit }: { snapshotId: number; after: number; limit: number },
) {
  await sql`
    delete from board_places where snapshot_id = ${snapshotId}::bigint and rank > ${after}::integer and rank <= ${after}::integer + ${limit}::integer
  `.execute(db)
}

/** After its last place: the snapshot is then only a link of the chain. */
export async function deleteBlocks(db: Db, snapshotId: number) {
  await sql`delete from board_blocks where snapshot_id = ${snapshotId}::bigint`.execute(db)
}
