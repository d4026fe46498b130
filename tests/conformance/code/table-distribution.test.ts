import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { insertIdentity, lockNewIdentity } from '@fanfare/gateway/accounts/db/users.ts'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { activityInput, cash } from '@fanfare/gateway/testing/activity-file.ts'
import { startGateway } from '@fanfare/gateway/testing/start-gateway.ts'
import { createTestDatabase } from '@fanfare/gateway/testing/test-database.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { columnOf, groupOf, ON_ONE_NODE, references } from '#tests/fixtures/distribution/table-places.ts'

interface Constraint {
  name: string
  table: string
  columns: string[]
  /** Of a foreign key: the table and columns that it names. */
  target: string | null
  targets: string[] | null
}

/** The functions of Citus that the script calls, which note what they would place. */
const STUBS = `
  create table placed (name text, distribution text);
  create function create_reference_table(regclass) returns void language sql as 'insert into placed values ($1::text, null)';
  create function create_distributed_table(regclass, text) returns void language sql as 'insert into placed values ($1::text, $2)';
  create function create_distributed_function(regprocedure) returns void language sql as '';`

const ROW = `insert into board_blocks (roots) values ('') returning snapshot_id`

const gateway = await startGateway({
  createDatabase: async () => {
    const database = await createTestDatabase()
    await database.asOwner((owner) =>
      owner.transaction().execute(async (tx) => {
        await sql.raw(STUBS).execute(tx)
        await sql.raw(ROW).execute(tx)
        await sql.raw(readFileSync(inRoot('deploy/citus/place-tables.sql'), 'utf8')).execute(tx)
      }),
    )
    return database
  },
})
afterAll(() => gateway.stop())

const columnsAt = (relation: string, numbers: string) =>
  sql.raw(`
  array(select attname::text from unnest(${numbers}) with ordinality as n(number, place)
    join pg_attribute on attrelid = ${relation} and attnum = n.number order by place)`)

async function readUnique(): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select indexrelid::regclass::text as name, indrelid::regclass::text as table,
      ${columnsAt('indrelid', 'indkey::int2[]')} as columns, null as target, null as targets
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace and not relispartition`.execute(gateway.db)
  return rows
}

async function readForeignKeys(): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select conname as name, conrelid::regclass::text as table, ${columnsAt('conrelid', 'conkey')} as columns,
      confrelid::regclass::text as target, ${columnsAt('confrelid', 'confkey')} as targets
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(gateway.db)
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

test('[GW-1] every table declares a column, never null, by which a distributed database places its rows', async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname::text as name, array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnotnull) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    gateway.db,
  )
  const declared = [...columnOf.keys(), ...references, ...ON_ONE_NODE, 'placed']
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  const without = [...columnOf].filter(
    ([table, column]) => !rows.find(({ name }) => name === table)?.columns.includes(column),
  )
  expect(without).toEqual([])
})

test('[GW-1] the script for a cluster places each table and leaves no constraint it cannot have', async () => {
  const { rows } = await gateway.asOwner((owner) =>
    sql<{ name: string; distribution: string | null }>`select name, distribution from placed`.execute(owner),
  )
  const declared = [...columnOf, ...[...references].map((name) => [name, null] as const)]
  expect(new Map(rows.map(({ name, distribution }) => [name, distribution]))).toEqual(new Map(declared))
  const found = [...(await readUnique()).filter(isSplit), ...(await readForeignKeys()).filter(isApart)]
  expect(found.map(({ name }) => name)).toEqual([])
  expect((await sql.raw(ROW).execute(gateway.db)).rows).toEqual([{ snapshotId: 2 }])
})

test('[GW-1] the gateway pays and audits with the keys of a cluster', async () => {
  const task = { id: 'trade', type: 'ANY_TRADING_VOLUME', period: 'DURING', reward: cash('1') } as const
  const activityId = await gateway.publish(activityInput({ alias: 'on-a-cluster', tasks: [task] }))
  const user = await gateway.register()
  await gateway.call(apply, { query: { activityId } }, user)
  await gateway.sendFacts({
    eventId: 'trade-1',
    type: 'trade.filled',
    userId: user.userId,
    occurredAt: gateway.clock.now(),
    market: 'spot',
    symbol: 'BTC/USDT',
    usdtVolume: '100',
  })
  expect((await gateway.call(obtainReward, { query: { activityId, taskId: 'trade' } }, user)).code).toBe('00000')
  expect(await audit(gateway.db)).toEqual([])
  await gateway.asOwner((owner) =>
    sql`insert into kol_bindings values (${user.userId}, 'x', 'nobody', ${activityId}, 0)`.execute(owner),
  )
  expect(await audit(gateway.db)).toMatchObject([
    { rule: 'row has the row that it refers to', subject: 'kol_bindings nobody' },
  ])
})

test('[GW-1] concurrent first sign-ins of one person make one account, even without a shared index', async () => {
  const person = { issuer: 'https://accounts.example.com', subject: 'person-1', createdAt: 0 }
  const users = await Promise.all(Array.from({ length: 4 }, () => gateway.register()))
  await Promise.all(
    users.map(({ userId }) =>
      gateway.db.transaction().execute(async (tx) => {
        if (await lockNewIdentity(tx, person)) await insertIdentity(tx, { ...person, userId })
      }),
    ),
  )
  expect(await gateway.rows('playerIdentities', { subject: 'person-1' })).toHaveLength(1)
})
