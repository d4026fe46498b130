import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { createTestDatabase, type TestDatabase } from '#gateway/testing/test-database.ts'
import { checkDatabase } from './check-database.ts'

async function within(isMigrated: boolean, work: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await createTestDatabase({ isMigrated })
  await work(database).finally(() => database.drop())
}

const refusalOf = (url: string): Promise<string | null> =>
  checkDatabase(url, 'DATABASE_URL').then(
    () => null,
    (error: Error) => error.message,
  )

test('[GW-1] an empty database and one of this version are accepted, also by a role that has no rights yet', async () => {
  await within(false, async ({ ownerUrl, gatewayUrl }) => {
    expect(await refusalOf(ownerUrl)).toBeNull()
    expect(await refusalOf(gatewayUrl)).toBeNull()
  })
  await within(true, async ({ ownerUrl, gatewayUrl, asOwner }) => {
    expect(await refusalOf(gatewayUrl)).toBeNull()
    await asOwner((db) => sql`revoke all on kysely_migration from ${sql.id(new URL(gatewayUrl).username)}`.execute(db))
    expect(await refusalOf(gatewayUrl)).toBeNull()
    expect(await refusalOf(ownerUrl)).toBeNull()
  })
})

test('[GW-1] the database of another program is refused, with and without migrations of the same library', () =>
  within(false, async ({ ownerUrl, db }) => {
    await sql`create table invoices (id text)`.execute(db)
    expect(await refusalOf(ownerUrl)).toMatch(/^DATABASE_URL names the database of another program \(invoices\): /)
    await sql`create table kysely_migration (name text)`.execute(db)
    await sql`insert into kysely_migration values ('001-shop')`.execute(db)
    expect(await refusalOf(ownerUrl)).toMatch(/^DATABASE_URL names the database of another program \(001-shop\): /)
  }))

test('[GW-1] a server that does not answer, a wrong database and a wrong password are refused without the value', async () => {
  await within(false, async ({ url }) => {
    const changed = (change: Partial<URL>) => Object.assign(new URL(url), change).href
    const refusal = (changes: Partial<URL>) => refusalOf(changed(changes))
    const start = 'DATABASE_URL names a database that cannot be used: '
    expect(await refusal({ pathname: '/absent' })).toBe(`${start}database "absent" does not exist.`)
    const wrong = await refusal({ password: 'not-the-password' })
    expect(wrong).toMatch(/^DATABASE_URL names a database that cannot be used: password authentication failed/)
    expect(wrong).not.toContain('not-the-password')
    const closed = await refusal({ hostname: 'localhost', port: String(await freePort()) })
    expect(closed).toMatch(/^DATABASE_URL names a database that cannot be used: .*ECONNREFUSED/)
  })
})
