import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from './client.ts'
import { RETRY_CHANNEL, withTransaction } from './transaction.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const { database } = await borrowGateway()

/** The SQLSTATE of each retry, as the metrics count them. */
const retried: unknown[] = []
const record = (state: unknown) => void retried.push(state)
beforeEach(() => {
  retried.length = 0
  subscribe(RETRY_CHANNEL, record)
})
afterEach(() => unsubscribe(RETRY_CHANNEL, record))

const insertUser = (tx: Db, userId: string) =>
  tx
    .insertInto('users')
    .values({ userId, loginName: userId, passwordHash: '-', languageType: 0, vipCode: userId, createdAt: 0 })
    .execute()
const countUsers = async (userId: string) =>
  (await database.db.selectFrom('users').select('userId').where('userId', '=', userId).execute()).length

/** What an error names besides its SQLSTATE. */
interface Named {
  table?: string
  constraint?: string
}
const raise = (tx: Db, state: string, { table = '', constraint = '' }: Named) =>
  sql
    .raw(
      `do $$ begin raise exception 'forced' using errcode = '${state}', table = '${table}', constraint = '${constraint}'; end $$`,
    )
    .execute(tx)

/** A transaction that inserts one user and then fails with `state` the first `failures` times. */
async function insertAfter(userId: string, state: string, failures: number, named: Named = {}): Promise<number> {
  let attempts = 0
  await withTransaction(database.db, async (tx) => {
    attempts += 1
    await insertUser(tx, userId)
    if (attempts <= failures) await raise(tx, state, named)
  })
  return attempts
}

test.each<[state: string, named?: Named]>([['40001'], ['40P01'], ['55P03'], ['23514', { table: 'log_default' }]])(
  '[GW-3][D-13][DEV-5] a transaction that fails four times with %s succeeds the fifth time, and its effect happens once',
  async (state, named) => {
    expect(await insertAfter(`u-${state}`, state, 4, named)).toBe(5)
    expect(retried).toEqual([state, state, state, state])
    expect(await countUsers(`u-${state}`)).toBe(1)
  },
)

test('[GW-3][D-13] a transaction fails after five conflicts and leaves nothing', async () => {
  await expect(insertAfter('u-five', '40001', 5)).rejects.toMatchObject({ code: '40001' })
  expect(retried).toHaveLength(4)
  expect(await countUsers('u-five')).toBe(0)
})

test.each<[state: string, named?: Named]>([
  ['23505'],
  // A trigger, and a check.
  ['23514'],
  ['23514', { table: 'rewards', constraint: 'rewards_check' }],
  ['57014'],
])('[GW-3][D-13] a transaction that fails with %s is not repeated', async (state, named) => {
  await expect(insertAfter(`u-no-${state}`, state, 1, named)).rejects.toMatchObject({ code: state })
  expect(retried).toEqual([])
})

test('[GW-3][D-13][DEV-5] PostgreSQL ends one of two transactions in a deadlock, which is repeated: both succeed', async () => {
  const waiting = { count: 0, ...Promise.withResolvers<void>() }
  const lock = (tx: Db, key: number) => sql`select pg_advisory_xact_lock(${key})`.execute(tx)
  const lockBoth = (first: number, second: number) => {
    let isFirstAttempt = true
    return withTransaction(database.db, async (tx) => {
      await lock(tx, first)
      if (isFirstAttempt) {
        isFirstAttempt = false
        if ((waiting.count += 1) === 2) waiting.resolve()
        await waiting.promise
      }
      await lock(tx, second)
      await insertUser(tx, `u-locks-${first}`)
    })
  }
  await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])
  expect(retried).toEqual(['40P01'])
  expect([await countUsers('u-locks-1'), await countUsers('u-locks-2')]).toEqual([1, 1])
})

test('[GW-3][D-13] a transaction reads committed rows, and waits for locks, statements and itself for a limited time', async () => {
  const settings = await withTransaction(database.db, async (tx) => {
    const values: Record<string, string> = {}
    for (const name of [
      'transaction_isolation',
      'lock_timeout',
      'statement_timeout',
      'idle_in_transaction_session_timeout',
    ]) {
      const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(tx)
      values[name] = rows[0]?.value ?? ''
    }
    return values
  })
  expect(settings).toEqual({
    transaction_isolation: 'read committed',
    lock_timeout: '2s',
    statement_timeout: '5s',
    idle_in_transaction_session_timeout: '10s',
  })
})
