import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDb, type Db } from './client.ts'
import { isDatabaseGone } from './database-gone.ts'
import { prepareAnew } from './preparing-client.ts'
import { withTimeouts } from './timeouts.ts'
import { withTransaction } from './transaction.ts'
import { withoutPreparing } from './unprepared.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const { database } = await borrowGateway()

/** Other tests of this process have taken names. */
function freshDb(connectionString: string) {
  prepareAnew()
  return createDb({ connectionString, poolSize: 1 })
}

test('prepares a statement with parameters once per connection, and returns the same result as without', async () => {
  const db = freshDb(database.url)
  const ask = async (value: number) =>
    (await sql<{ answer: number }>`select ${value}::int + 1 as answer`.execute(db)).rows[0]?.answer
  expect([await ask(1), await ask(2), await ask(3)]).toEqual([2, 3, 4])
  const { rows } = await sql<{ calls: number }>`
    select generic_plans + custom_plans as calls from pg_prepared_statements where statement like 'select $1::int + 1%'
  `.execute(db)
  expect(rows).toEqual([{ calls: 3 }])
  const times = async (value: number) => (await sql`select ${value}::int * 2 as twice`.execute(db)).rows
  expect(await withoutPreparing(() => times(4))).toEqual([{ twice: 8 }])
  const named = await sql`select name from pg_prepared_statements where statement like '%as twice'`.execute(db)
  expect(named.rows).toEqual([])
  await db.destroy()
})

test('[GW-7] closes the connection of a statement without an answer, and runs the next statement on another', async () => {
  const db = createDb({ connectionString: database.url, poolSize: 1 })
  await expect(withTimeouts(200, () => sql`select pg_sleep(4)`.execute(db))).rejects.toSatisfy(isDatabaseGone)
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await db.destroy()
})

test('[DEV-19] statements continue while a newer version adds a column to their table, alone and in a transaction', async () => {
  await database.asOwner(async (owner) => {
    await sql`create table growing (at bigint, filler text not null)`.execute(owner)
    await sql`grant select, insert on growing to ${sql.id(new URL(database.gatewayUrl).username)}`.execute(owner)
  })
  const db = freshDb(database.url)
  const addColumn = (name: string) =>
    database.asOwner((owner) => sql`alter table growing add column ${sql.id(name)} text`.execute(owner))
  const read = (on: Db, at: number) => sql<object>`select * from growing where at = ${at}`.execute(on)
  const write = (on: Db, at: number) =>
    sql<object>`insert into growing (at, filler) values (${at}, '') returning *`.execute(on)
  expect([(await write(db, 1)).rows, (await read(db, 1)).rows]).toEqual([
    [{ at: 1, filler: '' }],
    [{ at: 1, filler: '' }],
  ])
  await addColumn('first')
  expect((await read(db, 1)).rows).toEqual([{ at: 1, filler: '', first: null }])
  await addColumn('second')
  let runs = 0
  const written = await withTransaction(db, async (tx) => {
    runs += 1
    await write(tx, 2)
    return (await read(tx, 2)).rows
  })
  expect([runs, written]).toEqual([2, [{ at: 2, filler: '', first: null, second: null }]])
  await addColumn('third')
  await expect(sql`insert into growing (at, filler) values (${3}, null) returning *`.execute(db)).rejects.toThrow(
    /null value/,
  )
  await db.destroy()
})
