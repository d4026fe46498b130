import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@fanfare/gateway/testing/test-database.ts'
import { DISTRIBUTED, OBSTACLES, ON_ONE_NODE, REFERENCE } from '#tests/fixtures/table-distribution.ts'

interface Constraint {
  name: string
  table: string
  columns: string[]
  /** Of a foreign key: the table and columns that it names. */
  target: string | null
  targets: string[] | null
}

const namesIn = (list: string): string[] => list.split(' ')
const columnOf = new Map<string, string>(
  Object.entries(DISTRIBUTED).flatMap(([column, tables]) => namesIn(tables).map((table) => [table, column] as const)),
)
const references = new Set(namesIn(REFERENCE))
/** Tables of these columns have the rows of one user on one node. */
const groupOf = (column: string): string => (column === 'agent_id' ? 'user_id' : column)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const columnsAt = (relation: string, numbers: string) =>
  sql.raw(`
  array(select attname::text from unnest(${numbers}) with ordinality as n(number, place)
    join pg_attribute on attrelid = ${relation} and attnum = n.number order by place)`)

async function readUnique(): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select indexrelid::regclass::text as name, indrelid::regclass::text as table,
      ${columnsAt('indrelid', 'indkey::int2[]')} as columns, null as target, null as targets
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(database.db)
  return rows
}

async function readForeignKeys(): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select conname as name, conrelid::regclass::text as table, ${columnsAt('conrelid', 'conkey')} as columns,
      confrelid::regclass::text as target, ${columnsAt('confrelid', 'confkey')} as targets
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database.db)
  return rows
}

const isSplit = ({ table, columns }: Constraint): boolean => {
  const column = columnOf.get(table)
  return column !== undefined && !columns.includes(column)
}

/** Whether a row and the row that it names may be on different nodes. */
function isApart({ table, columns, target, targets }: Constraint): boolean {
  if (target === null || references.has(target)) return false
  const [from, to] = [columnOf.get(table), columnOf.get(target)]
  if (from === undefined && to === undefined) return false
  if (from === undefined || to === undefined || groupOf(from) !== groupOf(to)) return true
  return !columns.includes(from) || targets?.[columns.indexOf(from)] !== to
}

test('[GW-1] every table of the schema declares where a distributed database would place its rows, by a column that it has', async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname::text as name, array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(database.db)
  const declared = [...columnOf.keys(), ...references, ...namesIn(ON_ONE_NODE)]
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  const without = [...columnOf].filter(
    ([table, column]) => !rows.find(({ name }) => name === table)?.columns.includes(column),
  )
  expect(without).toEqual([])
})

test('[GW-1] the constraints that a distributed database would refuse are those which are listed', async () => {
  const found = [...(await readUnique()).filter(isSplit), ...(await readForeignKeys()).filter(isApart)]
  expect(found.map(({ table, name }) => `${table}: ${name}`).toSorted()).toEqual(OBSTACLES)
})
