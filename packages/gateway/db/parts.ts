import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { tryLock, withAdvisoryLock } from './advisory-lock.ts'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'
import { sqlState } from './transaction.ts'

const DAY_MS = 86_400_000

/** Tables with a partition for each `stepMs` of a column with ms since the epoch (ADR 0033); `make_parts` has the same steps. */
const TABLES = {
  log: { column: 'created_at', stepMs: DAY_MS, key: 'primary key (position, id)' },
  analytics_events: { column: 'at', stepMs: 7 * DAY_MS, key: null },
} as const
type PartedTable = keyof typeof TABLES

/** Rows from before the table was partitioned. */
export const beforeOf = (table: PartedTable) => `${table}_before`
/** Rows of a time without a partition: the clock was wrong, or nothing ran for days. */
export const defaultOf = (table: PartedTable) => `${table}_default`

export interface Part {
  name: string
  /** Its rows are from before this instant, ms. */
  until: number
}

/** The partitions that end, oldest first: all but the default. */
export async function listParts(db: Db, table: PartedTable) {
  const { rows } = await sql<Part>`
    select name, until from (
      select relname::text as name, substring(pg_get_expr(relpartbound, oid), 'TO \\(''(\\d+)''\\)')::bigint as until
      from pg_inherits join pg_class on oid = inhrelid where inhparent = to_regclass(${`public.${table}`})
    ) parts where until is not null order by until`.execute(db)
  return rows
}

/** `listParts` for only this instance until the end of the transaction; empty while another one may drop them. */
export const lockParts = async (tx: Db, table: PartedTable) =>
  (await tryLock(tx, `parts:${table}`)) ? listParts(tx, table) : []

/** Makes the missing partitions from the time around `at` to three steps ahead. @returns how many */
export async function makeParts(db: Db, at: number) {
  const { rows } = await sql<{ made: number }>`select make_parts(${at}::bigint) as made`.execute(db)
  return rows[0]?.made ?? 0
}

/**
 * Drops a partition with its rows. A partition of the log must have no rows after the position `last`.
 * @returns false when it has, or when requests hold the table for longer than 250 ms: call it again later
 */
export async function dropPart(
  db: Db,
  table: PartedTable,
  { name, last = null }: { name: string; last?: number | null },
) {
  const { rows } = await sql<{ dropped: boolean }>`
    select drop_part(${table}, ${name}, ${last}::bigint) as dropped`.execute(db)
  return rows[0]?.dropped ?? false
}

/** SQLSTATE of a statement that could not lock a table while requests use it. */
const LOCK_NOT_AVAILABLE = '55P03'
const LOCK_TIMEOUT = '500ms'
const ATTEMPTS = 12
/** Before the next attempt, lets the requests pass that queued behind one, ms. */
const PAUSE_MS = 2_000

/** Runs one transaction, again while requests hold its tables. */
async function briefly<T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(tx)
        return work(tx)
      })
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error
      await sleep(PAUSE_MS)
    }
}

const run = async (db: Db, statements: string) => void (await sql.raw(statements).execute(db))

/** An old table without rows becomes the default partition for good. */
async function renameEmpty(db: Kysely<Database>, table: PartedTable) {
  const hasRows = async (db: Db) =>
    (await sql`select from ${sql.table(beforeOf(table))} limit 1`.execute(db)).rows.length > 0
  if (await hasRows(db)) return false
  return briefly(db, async (tx) => {
    await run(tx, `lock table ${table} in access exclusive mode`)
    if (await hasRows(tx)) return false
    await run(tx, `alter table ${beforeOf(table)} rename to ${defaultOf(table)}`)
    return true
  })
}

/**
 * Makes the old table the partition of all time until a bound in the next steps, and a new table the default. A check constraint proves the bound, so
 * that no lock lasts as long as reading the rows. Until then the old table takes new rows. A trigger sets rows after the bound to the last instant
 * before it: they come from a clock that jumps, or from an older version after a process was killed here.
 */
async function cutOff(db: Kysely<Database>, table: PartedTable, now: number) {
  const { column, stepMs, key } = TABLES[table]
  const before = beforeOf(table)
  const { rows } = await sql<{ bound: number }>`
    select (greatest(max(${sql.ref(column)}), ${now}::bigint) / ${stepMs}::bigint + 2) * ${stepMs}::bigint
      as bound from ${sql.table(before)}`.execute(db)
  const bound = rows[0]?.bound
  if (bound === undefined) return
  const undo = `
    alter table ${before} drop constraint if exists ${before}_bound;
    drop trigger if exists ${before}_clamp on ${before};
    drop function if exists clamp_${before}()`
  await briefly(db, (tx) =>
    run(
      tx,
      `${undo};
      create function clamp_${before}() returns trigger language plpgsql as $$
      begin
        new.${column} := least(new.${column}, ${bound - 1});
        return new;
      end $$;
      create trigger ${before}_clamp before insert on ${before} for each row execute function clamp_${before}();
      alter table ${before} add constraint ${before}_bound check (${column} < ${bound}) not valid`,
    ),
  )
  try {
    await run(db, `alter table ${before} validate constraint ${before}_bound`)
    await briefly(db, (tx) =>
      run(
        tx,
        `lock table ${table} in access exclusive mode;
        alter table ${table} detach partition ${before};
        alter table ${table} attach partition ${before} for values from (minvalue) to (${bound});
        create table ${defaultOf(table)} (like ${table} including defaults including constraints including storage);
        ${key === null ? '' : `alter table ${defaultOf(table)} add ${key};`}
        alter table ${table} attach partition ${defaultOf(table)} default;
        ${undo}`,
      ),
    )
  } catch (error) {
    await briefly(db, (tx) => run(tx, undo))
    throw error
  }
}

/**
 * Gives the rows from before the tables were partitioned a partition of their own, while requests read and write. It continues where a killed process
 * has stopped; where requests hold the tables too long, the next start continues.
 */
export async function cutOffOldRows(db: Kysely<Database>, now: number) {
  const listWhole = async () => {
    const { rows } = await sql<{ name: PartedTable }>`
      select name from unnest(${Object.keys(TABLES)}::text[]) as t(name)
      where to_regclass('public.' || name || '_before') is not null and to_regclass('public.' || name || '_default') is null`.execute(
      db,
    )
    return rows.map(({ name }) => name)
  }
  if ((await listWhole()).length === 0) return
  await withAdvisoryLock(db, 'parts', async () => {
    for (const table of await listWhole())
      try {
        if (!(await renameEmpty(db, table))) await cutOff(db, table, now)
      } catch (error) {
        if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error
      }
  })
}
