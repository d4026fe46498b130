import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { createDb } from '#gateway/db/client.ts'
import { sealAll } from '#gateway/testing/seal-all.ts'
import type { Database } from '#gateway/db/schema.ts'
import { createSealKeeper } from '#gateway/seals/seal-keeper.ts'
import { verifySeals } from '#gateway/seals/verify-seals.ts'
import { createAuditedWorld } from '#gateway/testing/audited-world.ts'
import { someOf } from '@fanfare/kernel/testing/runs.ts'
import { auditWhole } from './run-audit.ts'
import { UNJUDGED_COLUMNS, UNREAD_TABLES } from '#gateway/testing/unjudged-columns.ts'

/** Tables that are spoilt at the same time. */
const CONNECTIONS = 3

afterAll(() => admin.destroy())

interface Column {
  table: string
  column: string
  type: string
}

/** Values that a superuser writes into a column of each type; the database refuses those that its constraints forbid. */
const SPOILT: Record<string, string[]> = {
  text: [`'spoilt'`, 'null', `repeat('1f', 32)`],
  bigint: ['coalesce(@, 0) + 1', 'null'],
  integer: ['coalesce(@, 0) + 1', 'null'],
  smallint: ['coalesce(@, 0) + 1', 'null'],
  numeric: ['coalesce(@, 0) + 1', `'NaN'`, 'null'],
  boolean: ['not @'],
  jsonb: [`'{"x": 1}'`, `'"spoilt"'`, 'null'],
  bytea: [`decode(repeat('00', octet_length(@)), 'hex')`],
}

class Undo extends Error {}

/**
 * Runs `work` after the damage, and undoes it. Each damage is a transaction of its own, because a long one would delay the seals of all
 * databases of the server.
 * @returns null when the damage changes nothing or the database refuses it
 */
async function undone<T>(damage: string, work: (tx: Transaction<Database>) => Promise<T>): Promise<T | null> {
  let result: T | null = null
  const undoing = admin.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    try {
      const { numAffectedRows } = await sql.raw(damage).execute(tx)
      if (numAffectedRows === 0n) throw new Undo()
    } catch {
      throw new Undo()
    }
    result = await work(tx)
    throw new Undo()
  })
  await expect(undoing).rejects.toThrow(Undo)
  return result
}

async function findings(tx: Transaction<Database>): Promise<string[]> {
  const { violations, unfinished } = await auditWhole(tx)
  const named = violations.map(({ rule, subject }) => `${rule}: ${subject}`).concat(...unfinished.keys())
  if (named.length > 0) return named
  return (await verifySeals(tx, { anchorFile })).violations.map(({ rule, subject }) => `${rule}: ${subject}`)
}

/** All columns of all tables, so that a new one joins the test. Positions have neighbours on which their effect depends. */
async function readColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name::text as "table", c.column_name::text as "column", c.data_type::text as "type"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'
      and coalesce(c.column_default, '') not like 'seal_position%'
      and not (select relispartition from pg_class where oid = format('%I.%I', c.table_schema, c.table_name)::regclass)
    order by 1, c.ordinal_position`.execute(admin)
  return rows
}

/** Whether a change of the row written last passes without a finding; after an autovacuum it need not be that of the highest `ctid`. */
async function isUnjudged({ table, column, type }: Column): Promise<boolean> {
  const values = SPOILT[type] ?? expect.fail(`no way to spoil ${table}.${column} of type ${type}`)
  const [rows, name] = [`"${table}"`, `"${column}"`]
  for (const value of values.map((one) => one.replaceAll('@', name))) {
    const damage = `update ${rows} set ${name} = ${value}
      where (${value})::text is distinct from ${name}::text and ctid =
        (select ctid from ${rows} order by ${name} is null, xmin::text::bigint desc, cmin::text::bigint desc, ctid desc limit 1)`
    if ((await undone(damage, findings))?.length === 0) return true
  }
  return false
}

const dir = temporaryFolder()
const anchorFile = join(dir, 'seals.log')
const world = await createAuditedWorld()
await sealAll(world.gateway.db, createSealKeeper(world.gateway, anchorFile))
const admin = createDb({ connectionString: world.database.adminUrl, poolSize: CONNECTIONS })

test('[GW-7] the audit answers and names each column of each table that a superuser spoils, save those listed as unjudged', async () => {
  expect(await admin.transaction().execute(findings)).toEqual([])
  const columns = (await readColumns()).filter(({ table }) => !UNREAD_TABLES.has(table))
  for (const table of new Set(columns.map((column) => column.table))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(admin)
    expect(rows, `${table} has no row to spoil`).toHaveLength(1)
  }
  const tried = someOf(columns, 'gateway/seals', 'gateway/rewards', 'gateway/rebates')
  const tables = [...Map.groupBy(tried, ({ table }) => table).values()]
  const silent: string[] = []
  const nameOf = ({ table, column }: Column) => `${table}.${column}`
  const spoilTables = async () => {
    for (let next = tables.pop(); next !== undefined; next = tables.pop())
      for (const column of next) if (await isUnjudged(column)) silent.push(nameOf(column))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, spoilTables))
  const names = tried.map(nameOf)
  expect(silent.toSorted()).toEqual(UNJUDGED_COLUMNS.filter((name) => names.includes(name)).toSorted())
})

test('[GW-7] no rule of the audit reads a table that is listed as unread', { tags: ['long'] }, async () => {
  // Of `far_references` it reads which keys of a cluster to follow; `audit_corrections` is compared by the seals.
  const unread = [...UNREAD_TABLES].filter((table) => table !== 'far_references' && table !== 'audit_corrections')
  for (const table of unread) expect(await undone(`drop table "${table}" cascade`, findings), table).toEqual([])
})
