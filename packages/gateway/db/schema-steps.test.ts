import { sql, type Kysely, type Transaction } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#gateway/testing/test-database.ts'
import { createOwnerDb } from './client.ts'
import { migrate, MIGRATION_NAMES, missingMigrations, STEPS } from './migrate.ts'
import type { Database } from './schema.ts'
import type { Expand } from './migrations/schema-step.ts'
import { buildIndexes, executedMigrations } from './schema-steps.ts'

/** Objects that the version before relies on, by kind and name. */
type Catalog = Map<string, { table: string | null; is: string }>

const CATALOG = /* sql */ `
with tables as (
  select oid, relname::text as "table", relfilenode from pg_class
  where relkind in ('r', 'p', 'v') and not relispartition and relnamespace = 'public'::regnamespace
)
select 'table ' || "table" as name, "table", relfilenode::text as "is" from tables
union all
select 'column ' || "table" || '.' || attname, "table",
  format_type(atttypid, atttypmod) || case when not attnotnull then ' optional' when atthasdef or attidentity <> '' then ' defaulted' else ' required' end
from tables join pg_attribute on attrelid = tables.oid where attnum > 0 and not attisdropped
union all
select 'constraint ' || "table" || '.' || conname, "table", pg_get_constraintdef(c.oid)
from tables join pg_constraint c on conrelid = tables.oid where contype <> 'n'
union all
select 'index ' || "table" || '.' || i.indexrelid::regclass, "table", pg_get_indexdef(i.indexrelid)
from tables join pg_index i on indrelid = tables.oid
union all
select 'trigger ' || "table" || '.' || tgname, "table", pg_get_triggerdef(t.oid)
from tables join pg_trigger t on tgrelid = tables.oid where not tgisinternal
union all
select 'function ' || proname || '(' || pg_get_function_identity_arguments(oid) || ')', null, pg_get_function_result(oid)
from pg_proc where pronamespace = 'public'::regnamespace`

async function readCatalog(tx: Transaction<Database>): Promise<Catalog> {
  const { rows } = await sql<{ name: string; table: string | null; is: string }>`${sql.raw(CATALOG)}`.execute(tx)
  return new Map(rows.map(({ name, ...rest }) => [name, rest]))
}

/** A lock of this transaction, by what takes it and what the older version would notice. */
const LOCKS: Record<string, string> = {
  RowExclusiveLock: 'changes rows, which may be many: let a job do it',
  ShareLock: 'builds an index while writes wait: list it in `indexes`',
}

/** The objects of a table that the older version knows, which it reads and writes as before. */
function faultOfNew(name: string, { table, is }: { table: string | null; is: string }, before: Catalog): string[] {
  if (table === null || !before.has(`table ${table}`)) return []
  if (name.startsWith('column ') && is.endsWith(' required'))
    return [`${name} has no default, and older inserts have no value`]
  if (name.startsWith('index ') && is.includes('UNIQUE')) return [`${name} refuses rows that the older version writes`]
  if (name.startsWith('constraint ')) return [`${name} refuses rows that the older version writes`]
  return []
}

/** The text of a check without parentheses, which PostgreSQL sets by the number of its parts. */
const partsOf = (check: string): string => check.replaceAll(/[()]| NOT VALID$/g, '')

/** Whether a check admits all that it admitted before, because it only gained an `or`. */
const isLoosened = (before: string, after: string): boolean =>
  before.startsWith('CHECK ') && partsOf(after).startsWith(`${partsOf(before)} OR `)

function faultOfKept(name: string, before: string, after: string | undefined): string[] {
  if (after === undefined) return [`${name} is gone`]
  if (before === after || isLoosened(before, after)) return []
  if (name.startsWith('table ')) return [`${name} is written anew while requests wait`]
  return before.endsWith(' required') && after === before.replace(/ required$/, ' defaulted')
    ? []
    : [`${name} is not what it was: ${before} → ${after}`]
}

/** Why the version before does not work during or after this step; empty when it does. It is rolled back. */
async function faultsOf(db: Kysely<Database>, step: Expand): Promise<string[]> {
  const found: string[] = []
  const undo = new Error('rolled back')
  const tried = db.transaction().execute(async (tx) => {
    const before = await readCatalog(tx)
    const { rows: tables } = await sql<{ oid: number; table: string }>`
      select oid::int8, relname::text as "table" from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
      tx,
    )
    await step.up(tx)
    const { rows } = await sql<{ oid: number; mode: string }>`
      select distinct relation::int8 as oid, mode from pg_locks where pid = pg_backend_pid() and relation is not null`.execute(
      tx,
    )
    const after = await readCatalog(tx)
    for (const [name, one] of before) found.push(...faultOfKept(name, one.is, after.get(name)?.is))
    for (const [name, one] of after) if (!before.has(name)) found.push(...faultOfNew(name, one, before))
    // By its oid: a step may give a table another name.
    const old = new Map(tables.map(({ oid, table }) => [oid, table]))
    for (const { oid, mode } of rows)
      if (old.has(oid) && mode in LOCKS) found.push(`table ${old.get(oid)}: ${LOCKS[mode]}`)
    throw undo
  })
  await tried.catch((error: unknown) => {
    if (error !== undo) throw error
  })
  return found
}

afterAll(() => database.drop())

const expand = (statements: string, more: Partial<Expand> = {}): Expand => ({
  kind: 'expand',
  up: async (db: Kysely<unknown>) => void (await sql.raw(statements).execute(db)),
  ...more,
})

const database = await createTestDatabase({ isMigrated: false })
const [newest = ''] = (await missingMigrations(database.db, {})).slice(-1)
await migrate(database.db, newest)

describe('[DEV-19] the steps of this version', () => {
  test.each(Object.entries(STEPS))('%s keeps to its kind', async (name, step) => {
    const earlier = Object.keys(STEPS).filter((other) => other < name)
    if (step.kind === 'expand') expect(await faultsOf(database.db, step)).toEqual([])
    else expect(earlier).toContain(step.needs)
    await migrate(database.db, name)
  })

  test('have names after the first release', async () => {
    expect(await executedMigrations(database.db)).toEqual(MIGRATION_NAMES)
    expect(MIGRATION_NAMES).toEqual(MIGRATION_NAMES.toSorted())
  })
})

test('[GW-3] a lock of one user reads the keys of its table before the table is analyzed', async () => {
  const { rows } = await sql<{ body: string }>`
    select (regexp_match(prosrc, '(?:perform|query select) ([^;]*user_id = owner[^;]*);'))[1] as body from pg_proc
    where proname like 'lock\\_%' and prosrc ~ 'user_id = owner'`.execute(database.db)
  expect(rows).toHaveLength(4)
  for (const { body } of rows) {
    const statement = body
      .replaceAll(/\b(?:owner|activity|first_source|last_source)\b(?!_)/g, '$1::text')
      .replace(/\bat\b/, '$2::bigint')
    const plan = await sql.raw(`explain (generic_plan, costs off) select ${statement}`).execute(database.db)
    const text = JSON.stringify(plan.rows)
    expect(text.match(/Index Cond: [^"]*\buser_id = /g), text).toHaveLength(text.match(/ Scan /g)?.length ?? 0)
  }
})

test.each([
  ['alter table messages drop column held_until', 'column messages.held_until is gone'],
  ['alter table rewards rename column reason_code to why', 'column rewards.reason_code is gone'],
  ['drop table write_probe', 'table write_probe is gone'],
  ['alter table rewards rename to prizes', 'table rewards is gone'],
  ['alter table rewards add column extra text not null', 'column rewards.extra has no default'],
  ['alter table rewards alter column reason_code set not null', 'column rewards.reason_code is not what it was'],
  ['alter table messages alter column cause type varchar(10)', 'column messages.cause is not what it was'],
  ['alter table rewards add column at timestamptz default clock_timestamp()', 'table rewards is written anew'],
  [`alter table rewards add constraint extra check (reason_code <> '')`, 'constraint rewards.extra refuses'],
  ['alter table rewards drop constraint rewards_quantity_check', 'constraint rewards.rewards_quantity_check is gone'],
  [
    `alter table rewards drop constraint rewards_quantity_check;
    alter table rewards add constraint rewards_quantity_check check (quantity > 1)`,
    'constraint rewards.rewards_quantity_check is not what it was',
  ],
  ['alter table rewards add constraint extra unique (reason_code)', 'constraint rewards.extra refuses'],
  ['create index extra on rewards (reason_code)', 'table rewards: builds an index'],
  ['create unique index extra on rewards (reason_code)', 'index rewards.extra refuses'],
  ['update rewards set reason_code = null', 'table rewards: changes rows'],
  ['drop index token_families_provider_session', 'index token_families.token_families_provider_session is gone'],
  ['drop trigger seal_origin_kept on seal_origin', 'trigger seal_origin.seal_origin_kept is gone'],
  ['drop function probe_write(bigint)', 'function probe_write(probed_at bigint) is gone'],
])('[DEV-19] an expand that would break the version before is found: %s', async (statements, fault) => {
  expect((await faultsOf(database.db, expand(statements))).filter((one) => one.startsWith(fault))).toHaveLength(1)
})

test('an index of an existing table is built beside the requests, and once more when its build was cut', async () => {
  const { db } = database
  const step = expand('select 1', {
    indexes: { extra_reasons: 'on rewards (reason_code) where reason_code is not null' },
  })
  const isValid = async () => {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass('extra_reasons')`.execute(db)
    return rows.map(({ valid }) => valid)
  }
  const build = async () => {
    const owner = createOwnerDb(database.ownerUrl)
    await buildIndexes(owner, { step }).finally(() => owner.destroy())
  }
  let building: Promise<void> | undefined
  // A concurrent build waits for this transaction to end.
  await db.transaction().execute(async (tx) => {
    await sql`select 1 from rewards`.execute(tx)
    await sql`lock table rewards in row exclusive mode`.execute(tx)
    building = build()
    await expect.poll(isValid).toEqual([false])
  })
  await building
  expect(await isValid()).toEqual([true])
  await database.asOwner((owner) => sql`drop index extra_reasons`.execute(owner))
  await sql`insert into write_probe values (1, ''), (1, '')`.execute(db)
  await expect(sql`create unique index concurrently extra_reasons on write_probe (at)`.execute(db)).rejects.toThrow()
  expect(await isValid()).toEqual([false])
  await build()
  expect(await isValid()).toEqual([true])
})
