import { sql } from 'kysely'
import { tryLock } from './advisory-lock.ts'
import { query, queryValue, type Db } from './client.ts'

/** Tables with partitions by time (ADR 0033), which `make_parts` makes. */
const TABLES = ['log', 'analytics_events'] as const
type PartedTable = (typeof TABLES)[number]

/** Rows of a time without a partition: the clock was wrong, or nothing ran for days. */
export const defaultOf = (table: PartedTable) => `${table}_default`

export interface Part {
  name: string
  /** Its rows are from before this instant, ms. */
  until: number
}

/** The partitions that end, oldest first: all but the default. */
export const listParts = (db: Db, table: PartedTable) =>
  query<Part>(db)`
    select name, until from (
      select relname::text as name, substring(pg_get_expr(relpartbound, oid), 'TO \\(''(\\d+)''\\)')::bigint as until
      from pg_inherits join pg_class on oid = inhrelid where inhparent = to_regclass(${`public.${table}`})
    ) parts where until is not null order by until`

/** `listParts` for only this instance until the end of the transaction; empty while another one may drop them. */
export const lockParts = async (tx: Db, table: PartedTable) =>
  (await tryLock(tx, `parts:${table}`)) ? listParts(tx, table) : []

/** Makes the missing partitions from the time around `at` to three steps ahead. @returns how many */
export const makeParts = (db: Db, at: number) => queryValue<number>(db)`select make_parts(${at}::bigint)`

/**
 * Drops a partition with its rows. A partition of the log must have no rows after the position `last`.
 * @returns false when it has, or when requests hold the table for longer than 250 ms: call it again later
 */
export const dropPart = (db: Db, table: PartedTable, { name, last = null }: { name: string; last?: number | null }) =>
  queryValue<boolean>(db)`select drop_part(${table}, ${name}, ${last}::bigint)`

/** Names the default partitions, which the first migration makes as those of all rows. */
export async function nameDefaults(db: Db) {
  for (const table of TABLES) {
    const isNamed = await queryValue<boolean>(db)`select to_regclass(${`public.${defaultOf(table)}`}) is not null`
    if (!isNamed)
      await query(db)`alter table if exists ${sql.table(`${table}_before`)} rename to ${sql.table(defaultOf(table))}`
  }
}
