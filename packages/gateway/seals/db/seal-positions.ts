import { sql, type Kysely } from 'kysely'
import { query, queryRow, type Db } from '../../db/client.ts'
import type { Database } from '../../db/schema.ts'

/** Lets instances that start at once change the offset one after the other. */
const POSITION_LOCK = 7_301_444

/**
 * The least offset that puts new positions after all existing ones; null when the present one does. Transaction ids start again on a server that a
 * dump was restored to, so new rows would get positions that seals, boards or cursors of the log already cover.
 */
async function neededOffset(db: Db) {
  const { free, next, oldest } = await queryRow<Record<'free' | 'next' | 'oldest', number>>(db)`
    with now as materialized (
      select seal_horizon() as horizon, pg_snapshot_xmin(s)::text::bigint as oldest, pg_snapshot_xmax(s)::text::bigint as next
      from pg_current_snapshot() as s
    )
    select greatest(
        (select max(until_position) from seals), (select max(position) + 1 from ledger_transfers),
        (select max(position) + 1 from events), (select max(position) + 1 from audit_log),
        (select max(scores_until) from board_snapshots),
        (select max(position) + 1 from log), (select max(position) + 1 from log_cursors), 0
      ) as free, horizon - oldest + next as next, oldest from now
  `
  return free > next ? free - oldest : null
}

/** Whether new rows get positions after every seal; false after a dump was restored to another server. */
export const arePositionsAhead = async (db: Db) => (await neededOffset(db)) === null

/** Moves new positions after every existing row and seal; `db` is the owner of the functions. */
export async function movePositionsAhead(db: Kysely<Database>) {
  await db.transaction().execute(async (tx) => {
    await query(tx)`select pg_advisory_xact_lock(${POSITION_LOCK})`
    const offset = await neededOffset(tx)
    if (offset === null) return
    await query(tx)`create or replace function seal_position() returns bigint language sql stable
      return ${sql.lit(offset)} + pg_catalog.pg_current_xact_id()::text::bigint`
    await query(tx)`create or replace function seal_horizon() returns bigint language sql stable
      return ${sql.lit(offset)} + pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot())::text::bigint`
  })
}
