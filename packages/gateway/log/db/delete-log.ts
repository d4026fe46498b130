import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export interface LogDeletion {
  /** Entries written before this instant are deleted once every reader has handled them. */
  handledBefore: number
  /** Entries written before this instant are deleted even if a reader has not handled them. */
  allBefore: number
  limit: number
}

export interface DeletedLog {
  deleted: number
  /** Readers that had not handled all of the deleted entries, with the number of those entries. */
  lost: { reader: string; count: number }[]
}

/** Deletes the oldest entries of the log, none before its predecessors, and counts those that a reader has lost in its cursor. */
export async function deleteLog(db: Db, { handledBefore, allBefore, limit }: LogDeletion): Promise<DeletedLog> {
  const { rows } = await sql<DeletedLog>`
    with oldest as materialized (
      select position, id, created_at from log order by position, id limit ${limit}
    ), ended as materialized (
      select position, id, bool_and(created_at < ${allBefore}::bigint or (created_at < ${handledBefore}::bigint
        and not exists (select 1 from log_cursors c where (c.position, c.id) < (o.position, o.id)))
      ) over (order by position, id) as with_predecessors from oldest o
    ), gone as (
      delete from log l using ended e where l.position = e.position and l.id = e.id and with_predecessors returning l.position, l.id
    ), lost as (
      select c.reader, count(*) as count from log_cursors c join gone g on (g.position, g.id) > (c.position, c.id)
      group by c.reader
    ), noted as (
      update log_cursors c set lost = c.lost + lost.count from lost where c.reader = lost.reader
    )
    select (select count(*) from gone) as deleted,
      coalesce((select json_agg(json_build_object('reader', reader, 'count', count)) from lost), '[]') as lost
  `.execute(db)
  return rows[0] ?? { deleted: 0, lost: [] }
}
