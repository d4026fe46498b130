import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { timeoutsFor } from './timeouts.ts'
import { readConsistently } from './read-consistently.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const { database } = await borrowGateway()

test('[GW-3] lets a long read take its timeout, in the database and on the connection', async () => {
  const sleep = (timeoutMs: number) =>
    readConsistently(database.db, async (tx) => (await sql`select pg_sleep(0.4)`.execute(tx), timeoutsFor()), timeoutMs)
  await expect(sleep(100)).rejects.toMatchObject({ code: '57014' })
  expect(await sleep(6 * 3_600_000)).toBeGreaterThan(6 * 3_600_000)
})

test('[GW-3] refuses writes', async () => {
  const write = readConsistently(database.db, (tx) =>
    tx.insertInto('secrets').values({ name: 'a', value: 'b' }).execute(),
  )
  await expect(write).rejects.toMatchObject({ code: '25006' })
})
