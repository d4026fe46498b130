import { sql } from 'kysely'
import type { Db } from './client.ts'

/** A snapshot that a newer one of its board has replaced, and whose places are still stored. */
export interface ReplacedSnapshot {
  snapshotId: number
  rows: number
}

export async function listReplacedSnapshots(db: Db): Promise<ReplacedSnapshot[]> {
  const { rows } = await sql<ReplacedSnapshot>`
    select snapshot_id, s."rows" from board_blocks join board_snapshots s using (snapshot_id)
    where not is_final and exists (
      select from board_snapshots n where (n.activity_id, n.track) = (s.activity_id, s.track) and n.seq > s.seq
    ) order by snapshot_id
  `.execute(db)
  return rows
}

/** Deletes the places `after < rank <= after + limit` of a replaced snapshot. */
export async function deletePlaces(
  db: Db,
  { snapshotId, after, limit }: { snapshotId: number; after: number; limit: number },
): Promise<void> {
  await sql`
    delete from board_places where snapshot_id = ${snapshotId}::bigint and rank > ${after}::integer and rank <= ${after}::integer + ${limit}::integer
  `.execute(db)
}

/** After its last place: the snapshot is then only a link of the chain. */
export async function deleteBlocks(db: Db, snapshotId: number): Promise<void> {
  await sql`delete from board_blocks where snapshot_id = ${snapshotId}::bigint`.execute(db)
}
