import { sql, type Kysely } from 'kysely'
import { query, queryRow, queryValue, type Db } from '../../db/client.ts'
import { defaultOf, dropPart, lockParts } from '../../db/parts.ts'
import type { Database } from '../../db/schema.ts'
import { withTransaction } from '../../db/transaction.ts'
import type { LogPosition } from './log.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS
/** A reader that has not moved for this long loses entries, so that the log cannot grow without end. */
const KEPT_FOR_READERS_MS = 30 * DAY_MS

interface Deletion {
  /** Entries written before this instant are deleted once every reader has handled them. */
  handledBefore: number
  /** Entries written before this instant are deleted even if a reader has not handled them. */
  allBefore: number
  limit: number
}

interface Deleted {
  deleted: number
  /** Readers that had not handled all of the deleted entries, with the number of those entries. */
  lost: { reader: string; count: number }[]
}

/**
 * Deletes old entries in their order: a whole partition once all of its entries may go, and at most `limit` entries outside of partitions.
 * A reader that loses entries is an error in the process's log.
 * @returns `limit` when there may be more
 */
export async function deleteOldLog(
  db: Kysely<Database>,
  { now, limit }: { now: number; limit: number },
  log: { error: (fields: Deleted['lost'][number], message: string) => void },
) {
  const bounds = { handledBefore: now - KEPT_MS, allBefore: now - KEPT_FOR_READERS_MS, limit }
  const { deleted, lost } = (await deletePart(db, bounds)) ?? (await deleteEntries(db, bounds, { inPartitions: false }))
  for (const { reader, count } of lost) log.error({ reader, count }, 'LOG_ENTRIES_LOST')
  return deleted
}

/** The partition was not dropped, so the transaction must roll back. */
const BUSY = new Error('requests hold the log')

/** Drops the oldest partition. @returns null when its entries must stay, or requests hold the log */
const deletePart = (db: Kysely<Database>, bounds: Deletion) =>
  withTransaction(db, async (tx) => {
    const over = await findOver(tx, bounds)
    if (over === null) return null
    const { name, last } = over
    const inOthers = await countInOthers(tx, over, bounds.limit + 1)
    if (inOthers > bounds.limit) return deleteEntries(tx, bounds, { inPartitions: true })
    const lost = await noteLost(tx, last)
    if (!(await dropPart(tx, 'log', { name, last: last?.position ?? 0 }))) throw BUSY
    if (last !== null)
      await query(tx)`delete from log where (position, id) <= (${last.position}::bigint, ${last.id}::bigint)`
    return { deleted: bounds.limit, lost }
  }).catch((error: unknown) => {
    if (error === BUSY) return null
    throw error
  })

interface Over {
  name: string
  /** Its last entry; null when it is empty. */
  last: LogPosition | null
}

/** The oldest partition, if every entry up to its last one may be deleted; one instance at a time. */
async function findOver(tx: Db, { handledBefore, allBefore }: Deletion) {
  const [oldest] = await lockParts(tx, 'log')
  if (oldest === undefined || oldest.until > handledBefore) return null
  const { name, until } = oldest
  const [last = null] = await query<LogPosition>(tx)`
    select position, id from ${sql.table(name)} order by position desc, id desc limit 1`
  if (last === null) return { name, last }
  const { position, id } = last
  const isOver = await queryValue<boolean>(tx)`
    select ${until}::bigint <= b.before and not exists (
      select from log where (position, id) < (${position}::bigint, ${id}::bigint) and created_at >= b.before
    )
    from (select case when exists (select from log_cursors c where (c.position, c.id) < (${position}::bigint, ${id}::bigint))
      then ${allBefore}::bigint else ${handledBefore}::bigint end as before) b`
  return isOver ? { name, last } : null
}

/** Entries up to the last one of this partition that are outside of it, because clocks differ; counted up to `limit`. */
async function countInOthers(tx: Db, { name, last }: Over, limit: number) {
  if (last === null) return 0
  return queryValue<number>(tx)`
    select count(*)::int as count from (
      select from log where (position, id) <= (${last.position}::bigint, ${last.id}::bigint)
        and tableoid <> to_regclass(${`public.${name}`}) limit ${limit}
    ) others`
}

/** Counts the entries up to `last` that readers have not handled in their cursors. */
async function noteLost(tx: Db, last: LogPosition | null) {
  if (last === null) return []
  return query<Deleted['lost'][number]>(tx)`
    with lost as (
      select c.reader, count(*) as count from log_cursors c join log l on (l.position, l.id) > (c.position, c.id)
      where (c.position, c.id) < (${last.position}::bigint, ${last.id}::bigint)
        and (l.position, l.id) <= (${last.position}::bigint, ${last.id}::bigint)
      group by c.reader
    )
    update log_cursors c set lost = c.lost + lost.count from lost where c.reader = lost.reader
    returning c.reader, lost.count::int as count`
}

/** Deletes the oldest entries; those in partitions only on request, because their partition is dropped later. */
function deleteEntries(
  db: Db,
  { handledBefore, allBefore, limit }: Deletion,
  { inPartitions }: { inPartitions: boolean },
) {
  return queryRow<Deleted>(db)`
    with oldest as materialized (
      select position, id, created_at, ${inPartitions} or tableoid = to_regclass(${`public.${defaultOf('log')}`}) as is_alone
      from log order by position, id limit ${limit}
    ), ended as materialized (
      select position, id, bool_and(is_alone and (created_at < ${allBefore}::bigint or (created_at < ${handledBefore}::bigint
        and not exists (select 1 from log_cursors c where (c.position, c.id) < (o.position, o.id))))
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
  `
}
