import { sql, type Kysely } from 'kysely'
import { query, queryRow, type Db } from '../db/client.ts'
import type { Database } from '../db/schema.ts'
import { withTransaction } from '../db/transaction.ts'
import type { Link } from './check-chain.ts'
import { STREAMS, type StreamName } from './db/seal-streams.ts'

/** About how many rows a seal covers; all rows of one transaction are in the same seal. */
const ROWS_PER_SEAL = 2_000
/** Lets the gateways on one database seal one at a time. */
export const SEAL_LOCK = 7_301_445

/** The last seal of a stream; before the first seal, the id of the database takes its place. */
export async function findHead(db: Db, stream: StreamName) {
  const row = await db
    .selectFrom('seals')
    .select(['seq', 'untilPosition', 'hash'])
    .where('stream', '=', stream)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? { seq: row.seq, until: row.untilPosition, hash: row.hash }
    : { seq: 0, until: 0, hash: await databaseId(db) }
}

export async function databaseId(db: Db) {
  return (await db.selectFrom('sealOrigin').select('databaseId').executeTakeFirstOrThrow()).databaseId
}

/**
 * Seals the next rows of a stream whose transactions have all ended.
 * @returns whether more rows are ready to be sealed
 */
export async function createSeal(db: Kysely<Database>, stream: StreamName, at: number) {
  return withTransaction(db, async (tx) => {
    const lock = await query(tx)`select where pg_try_advisory_xact_lock(${SEAL_LOCK})`
    if (lock.length === 0) return false
    const head = await findHead(tx, stream)
    const table = sql.table(STREAMS[stream].table)
    const { horizon, last } = await queryRow<{ horizon: number; last: number | null }>(tx)`
      with now_at as materialized (select seal_horizon() as horizon), last as materialized (
        select position from ${table} where position >= ${head.until}::bigint and position < (select horizon from now_at)
        order by position offset ${ROWS_PER_SEAL - 1} limit 1
      )
      select horizon, (select position from last) as last from now_at
    `
    const until = last === null ? horizon : last + 1
    if (until > head.until) await insertSeal(tx, { stream, head, until, at })
    return last !== null
  })
}

async function insertSeal(
  tx: Db,
  { stream, head, until, at }: { stream: StreamName; head: Link; until: number; at: number },
) {
  const seq = head.seq + 1
  const sealed = STREAMS[stream].rows(sql`${head.until}::bigint`, sql`${until}::bigint`)
  await query(tx)`
    insert into seals (stream, seq, from_position, until_position, row_count, names, leaves, root, previous, sealed_at, hash)
    select ${stream}, ${seq}::bigint, ${head.until}::bigint, ${until}::bigint, row_count, names, leaves, root, ${head.hash}, ${at}::bigint,
      encode(sha256(convert_to(concat_ws(' ', ${stream}::text, ${seq}::bigint, ${head.until}::bigint, ${until}::bigint, row_count,
        root, ${head.hash}::text, ${at}::bigint), 'UTF8')), 'hex')
    from (
      select count(*)::int as row_count, json_agg(name)::text as names,
        string_agg(sha256(convert_to(text, 'UTF8')), ''::bytea) as leaves
      from (${sealed}) as sealed
    ) as batch
    cross join lateral (select encode(sha256(leaves || convert_to(names, 'UTF8')), 'hex') as root) as rooted
    where row_count > 0
  `
}
