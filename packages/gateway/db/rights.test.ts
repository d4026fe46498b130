import { outcomeOf } from '#gateway/testing/with-db.ts'
import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#gateway/testing/test-database.ts'
import { createDb } from './client.ts'
import { missingMigrations } from './migrate.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { GATEWAY_RIGHTS, ownsLedger } from './rights.ts'

afterAll(() => database.drop())

const DENIED = '42501'
const tables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname
  `.execute(database.db)
  return rows.map(({ name }) => name)
}
const SEALED = ['ledger_transfers', 'ledger_entries', 'events', 'audit_log', 'seals', 'seal_origin']
const KEPT = [
  ...SEALED,
  'ledger_accounts',
  'rewards',
  'source_states',
  'activity_settlements',
  'budgets',
  'users',
  'activities',
  'participations',
  'scores',
  'board_snapshots',
]

const database = await createTestDatabase()

test('[GW-3] lists the rights of the gateway’s role on every table', async () => {
  expect(Object.keys(GATEWAY_RIGHTS).toSorted()).toEqual(await tables())
})

test('[GW-3][D-12] the gateway’s role owns nothing and cannot become another role', async () => {
  expect(await ownsLedger(database.db)).toBe(false)
  const owner = createDb({ connectionString: database.ownerUrl, poolSize: 1 })
  expect(await ownsLedger(owner)).toBe(true)
  const { rows: role } = await sql<{ name: string }>`select current_user as name`.execute(owner)
  await owner.destroy()
  expect(await outcomeOf(database.db, `set role ${role[0]?.name}`)).toBe(DENIED)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_class where pg_get_userbyid(relowner) = current_user
  `.execute(database.db)
  expect(rows[0]?.count).toBe(0)
})

test('[GW-3][D-12] the gateway’s role can truncate, drop or alter no table and disable no trigger', async () => {
  for (const table of await tables())
    for (const text of [
      `truncate ${table}`,
      `drop table ${table}`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column x int`,
      `create trigger x before insert on ${table} for each row execute function refuse_change()`,
      `create rule x as on insert to ${table} do instead nothing`,
    ])
      expect(await outcomeOf(database.db, text), text).toBe(DENIED)
  for (const text of [
    'set session_replication_role = replica',
    'create table x (y int)',
    'create temp table x (y int)',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'drop function seal_position()',
  ])
    expect(await outcomeOf(database.db, text), text).toBe(DENIED)
})

test('[GW-3][D-12][D-26] the gateway’s role cannot delete rows of value, change sealed rows or floors, or set positions', async () => {
  for (const table of KEPT) expect(await outcomeOf(database.db, `delete from ${table}`)).toBe(DENIED)
  const column = { ledger_entries: 'amount', seals: 'hash', seal_origin: 'database_id', audit_log: 'at' } as const
  for (const [table, name] of Object.entries(column))
    expect(await outcomeOf(database.db, `update ${table} set ${name} = ${name}`)).toBe(DENIED)
  for (const text of [
    'update events set payload = payload',
    'update ledger_transfers set reference = reference',
    'update ledger_accounts set floor = null',
    'update rewards set quantity = 0',
    'update log set topic = topic',
    'update log_cursors set reader = reader',
    'delete from log_cursors',
    `insert into log (topic, payload, created_at, position) values ('', '{}', 0, 0)`,
    `insert into seal_origin values ('mine')`,
    `insert into audit_log (at, actor, action, subject, detail, position) values (0, '', '', '', '{}', 0)`,
    `insert into ledger_accounts (account, asset, balance, floor) values ('user:me', 'GIFT_CASH:USDT', 5, 0)`,
  ])
    expect(await outcomeOf(database.db, text), text).toBe(DENIED)
})

test('[GW-1] the gateway’s role can dump the database: it may read every table and sequence', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and (
      (relkind in ('r', 'p') and not has_table_privilege(oid, 'select')) or (relkind = 'S' and not has_sequence_privilege(oid, 'select')))
  `.execute(database.db)
  expect(rows).toEqual([])
})

test('[GW-1] the next start restores rights that are missing and revokes rights that are too many', async () => {
  const urls = { owner: database.ownerUrl, gateway: database.url }
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  const role = new URL(urls.gateway).username
  await owner.query(`grant all on events to ${role}; revoke all on users from ${role}`)
  await owner.end()
  await prepareDatabase(urls)
  expect(await outcomeOf(database.db, 'truncate events')).toBe(DENIED)
  expect(await outcomeOf(database.db, 'select 1 from users')).toBe('allowed')
})

test('[GW-1] works with one role, which migrates and owns the tables, and the gateway detects it', async () => {
  const own = await createTestDatabase({ isMigrated: false })
  onTestFinished(() => own.drop())
  await prepareDatabase({ owner: own.url, gateway: own.url })
  expect(await missingMigrations(own.db)).toEqual([])
  expect(await ownsLedger(own.db)).toBe(true)
})
