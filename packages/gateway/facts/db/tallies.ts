import { sql, type RawBuilder } from 'kysely'
import { query, type Db } from '../../db/client.ts'
import { compare } from '../../util/compare.ts'

/** The sum of one user's facts of one measure in one quarter of an hour; for a single fact, the fact itself. */
export interface TallyLine {
  userId: string
  /** Quarters of an hour since the epoch. */
  bucket: number
  /** Name of the measure and, after a space, the reason why the facts do not count: `trade.spot`, `trade.spot STABLE_PAIR`. */
  measure: string
  count: number
  /** Decimal strings, here and below. */
  amount: string
  /** Sum of the amounts above zero; null where no amount can be below zero. */
  gain: string | null
  /** The largest amount; null for measures that need sums only. */
  largest: string | null
  /** The fact that occurred first, see `encodeEarliest`; null for measures whose first fact no rule needs. */
  earliest: string | null
  firstAt: number
  lastAt: number
}

export type TallySum = Omit<TallyLine, 'userId' | 'bucket'>

/** Sums between two bounds; `cell` is the number of bounds at or before their buckets. */
export interface SummedCell extends TallySum {
  userId: string
  cell: number
}

/** From `after`, exclusive, to `last`, inclusive, in the order of the primary key; null when there is no end. */
export interface TallyRange {
  after: TallyPosition | null
  last: TallyPosition | null
}
export type TallyPosition = Pick<TallyLine, 'userId' | 'bucket'>

const byKey = (a: TallyLine, b: TallyLine) =>
  compare(a.userId, b.userId) || a.bucket - b.bucket || compare(a.measure, b.measure)

/** The tables of tallies: positions by market have one of their own, which the version before does not know. */
const TABLES = ['tallies', 'profit_tallies'] as const
export type TallyTable = (typeof TABLES)[number]
/** Whether the measure is of the positions of one market; `profit` alone is of all markets. */
export const isProfitOfMarket = (measure: string): boolean => measure.startsWith('profit.')
export const tableOf = (measure: string): TallyTable => (isProfitOfMarket(measure) ? 'profit_tallies' : 'tallies')

const COLUMNS = sql`user_id, bucket, measure, count, amount, gain, largest, earliest, first_at, last_at`
/** The tallies of both tables for which a condition holds. */
const both = (condition: RawBuilder<unknown>) =>
  sql.join(
    TABLES.map((table) => sql`select ${COLUMNS} from ${sql.table(table)} where ${condition}`),
    sql` union all `,
  )

/** Adds lines, each key at most once. All transactions lock rows in the same order, so they cannot deadlock. */
export async function addTallies(tx: Db, lines: readonly TallyLine[]) {
  for (const table of TABLES)
    await addTo(
      tx,
      table,
      lines.filter((line) => tableOf(line.measure) === table),
    )
}

async function addTo(tx: Db, table: TallyTable, lines: readonly TallyLine[]) {
  if (lines.length === 0) return
  const sorted = lines.toSorted(byKey)
  const column = (key: keyof TallyLine) => sorted.map((line) => line[key])
  await query(tx)`
    insert into ${sql.table(table)} as t (${COLUMNS})
    select * from unnest(${column('userId')}::text[], ${column('bucket')}::integer[], ${column('measure')}::text[],
      ${column('count')}::integer[], ${column('amount')}::numeric[], ${column('gain')}::numeric[],
      ${column('largest')}::numeric[], ${column('earliest')}::text[], ${column('firstAt')}::bigint[], ${column('lastAt')}::bigint[])
    on conflict (user_id, bucket, measure) do update set
      count = t.count + excluded.count, amount = t.amount + excluded.amount, gain = t.gain + excluded.gain,
      largest = greatest(t.largest, excluded.largest), earliest = least(t.earliest, excluded.earliest),
      first_at = least(t.first_at, excluded.first_at),
      last_at = greatest(t.last_at, excluded.last_at)
  `
}

const within = ({ after, last }: TallyRange) => sql`
  ${after === null ? sql`true` : sql`(user_id, bucket) > (${after.userId}, ${after.bucket}::integer)`}
  and ${last === null ? sql`true` : sql`(user_id, bucket) <= (${last.userId}, ${last.bucket}::integer)`}`

export const listTallies = (db: Db, range: TallyRange) =>
  query<TallyLine>(db)`${both(within(range))} order by user_id, bucket, measure`

/** All tallies of these users, summed up between their bounds (buckets, ascending, at least one). */
export async function sumTallies(db: Db, requests: readonly { userId: string; bounds: readonly number[] }[]) {
  if (requests.length === 0) return []
  const asked = JSON.stringify(requests)
  const sums = (table: TallyTable) => sql`
    select t.user_id, measure, width_bucket(bucket, w.bounds) as cell, sum(count)::integer as count, sum(amount) as amount,
      sum(gain) as gain, max(largest) as largest, min(earliest) as earliest, min(first_at) as first_at, max(last_at) as last_at
    from jsonb_to_recordset(${asked}::jsonb) as w("userId" text, bounds integer[])
    join ${sql.table(table)} t on t.user_id = w."userId" group by 1, 2, 3`
  return query<SummedCell>(db)`${sql.join(TABLES.map(sums), sql` union all `)}`
}

/** Buckets of a user, `until` exclusive. */
export interface BucketRange {
  userId: string
  from: number
  until: number
}

export async function listTalliesIn(db: Db, ranges: readonly BucketRange[]) {
  if (ranges.length === 0) return []
  const asked = JSON.stringify(ranges)
  const lines = (table: TallyTable) => sql`
    select t.* from jsonb_to_recordset(${asked}::jsonb) as w("userId" text, "from" integer, "until" integer)
    join ${sql.table(table)} t on t.user_id = w."userId" and t.bucket >= w."from" and t.bucket < w."until"`
  return query<TallyLine>(db)`${sql.join(TABLES.map(lines), sql` union all `)}`
}

/** Replaces all lines of the range. The caller has locked the table. */
export async function replaceTallies(tx: Db, range: TallyRange, lines: readonly TallyLine[]) {
  for (const table of TABLES) await query(tx)`delete from ${sql.table(table)} where ${within(range)}`
  await addTallies(tx, lines)
}

type TallyKey = Pick<TallyLine, 'userId' | 'bucket' | 'measure'>
const isLine = ({ userId, bucket, measure }: TallyKey) => sql<boolean>`
  user_id = ${userId} and bucket = ${bucket}::integer and measure = ${measure}`

/** Locks a line until the end of the transaction: facts of the same line wait. */
export const lockTally = (tx: Db, key: TallyKey) =>
  query(tx)`select 1 from ${sql.table(tableOf(key.measure))} where ${isLine(key)} for update`

/** Replaces a locked line; null deletes it. */
export async function replaceTally(tx: Db, key: TallyKey, line: TallyLine | null) {
  await query(tx)`delete from ${sql.table(tableOf(key.measure))} where ${isLine(key)}`
  await addTallies(tx, line === null ? [] : [line])
}

/** Locks the tables until the end of the transaction: tallies have all facts of earlier transactions, later facts wait. */
export const lockTallies = (tx: Db) => query(tx)`lock table tallies, profit_tallies in share row exclusive mode`
