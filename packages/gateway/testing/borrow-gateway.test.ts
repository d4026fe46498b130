import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { DAY, NOW } from './task-world.ts'
import { borrowGateway, returnGateway } from './borrow-gateway.ts'

const tablesLike = (pattern: string) =>
  sql<{ name: string }>`select relname as name from pg_class where relname like ${pattern} and relkind in ('r', 'p')`

test('a borrower finds no row, number, table or partition of the one before, also if nothing may delete them', async () => {
  const first = await borrowGateway()
  const untouched = await tablesLike('log_%').execute(first.db)
  await first.register()
  await first.database.attack(`
    create table public.left_over (id int);
    create table public.log_20010101 partition of log for values from (1) to (2);
    update users set password_hash = 'spoilt'`)
  const { rows } = await sql`select from audit_log`.execute(first.db)
  expect(rows.length).toBeGreaterThan(0)

  const { db } = await borrowGateway()
  for (const table of ['users', 'tokens', 'audit_log', 'settlement_queue'] as const)
    expect((await sql`select from ${sql.table(table)}`.execute(db)).rows, table).toEqual([])
  expect((await tablesLike('left_over').execute(db)).rows).toEqual([])
  expect((await tablesLike('log_%').execute(db)).rows).toEqual(untouched.rows)
  const used = await sql`select from pg_sequences where schemaname = 'public' and last_value is not null`.execute(db)
  expect(used.rows).toEqual([])
})

test('a borrower finds the settings, the clock and the state of a new gateway', async () => {
  const first = await borrowGateway({ now: NOW, config: { payouts: true }, logTo: { write: () => undefined } })
  first.clock.advance(DAY)
  first.clock.set(1_763_600_000_000)
  first.ctx.history = 'failed'
  Object.defineProperty(first.ctx, 'violations', { get: () => ['spoilt'], configurable: true })
  const { keys } = first.ctx
  const { token } = await first.register()

  const second = await borrowGateway({ now: NOW })
  expect([second.clock.now(), second.clock.machineNow()]).toEqual([NOW, NOW])
  expect([second.config.payouts, second.config.logLevel, second.ctx.log.level]).toEqual([false, 'info', 'info'])
  expect([second.ctx.history, second.ctx.violations, second.ctx.keys]).toEqual(['complete', [], keys])
  expect(await second.call(userinfo, { body: {} }, { token })).toMatchObject({ code: '00004' })
})

test('other settings end with the test that configured them', async () => {
  const gateway = await borrowGateway()
  gateway.configure({ captcha: true })
  expect(gateway.config.captcha).toBe(true)
})
test('… as the next one sees', async () => expect((await borrowGateway()).config.captcha).toBe(false))

test('a file that leaves a table changed fails, and the next one gets a new gateway', async () => {
  const { database } = await borrowGateway()
  await database.attack('alter table public.audit_log disable trigger user')
  await expect(returnGateway()).rejects.toThrow('a table is not as it was')
  expect((await borrowGateway()).databaseUrl).not.toBe(database.url)
})
