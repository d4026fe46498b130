import { connect, createServer } from 'node:net'
import { TLSSocket } from 'node:tls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { makeCertificate } from '@fanfare/runner/testing/make-certificate.ts'
import { createTestDatabase, type TestDatabase } from '#gateway/testing/test-database.ts'
import { checkDatabase } from './check-database.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

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
  const { databaseUrl } = await borrowGateway()
  const refusal = (changes: Partial<URL>) => refusalOf(Object.assign(new URL(databaseUrl), changes).href)
  const start = 'DATABASE_URL names a database that cannot be used: '
  expect(await refusal({ pathname: '/absent' })).toBe(`${start}database "absent" does not exist.`)
  const wrong = await refusal({ password: 'not-the-password' })
  expect(wrong).toMatch(/^DATABASE_URL names a database that cannot be used: password authentication failed/)
  expect(wrong).not.toContain('not-the-password')
  const closed = await refusal({ hostname: 'localhost', port: String(await freePort()) })
  expect(closed).toMatch(/^DATABASE_URL names a database that cannot be used: .*ECONNREFUSED/)
})

test('[GW-1] a standby is refused', () =>
  within(true, async ({ ownerUrl, attack }) => {
    const { username, pathname } = new URL(ownerUrl)
    // The function hides that of the server, which then seems to be in recovery.
    await attack(`
      create schema standby;
      grant usage on schema standby to public;
      create function standby.pg_is_in_recovery() returns boolean language sql as 'select true';
      alter role ${username} in database ${pathname.slice(1)} set search_path = standby, pg_catalog, public`)
    expect(await refusalOf(ownerUrl)).toMatch(/^DATABASE_URL names a read-only standby/)
  }))

test('[GW-1] a server that lacks a function of PostgreSQL is refused, and the function named', () =>
  within(true, async ({ ownerUrl, attack }) => {
    await attack('alter function pg_catalog.pg_current_snapshot() rename to pg_former_snapshot')
    expect(await refusalOf(ownerUrl)).toBe(
      'DATABASE_URL names a server that lacks functions of PostgreSQL that Fanfare needs: pg_current_snapshot.',
    )
  }))

test('[GW-1] a server whose certificate has expired is refused, with this reason', async () => {
  const expired = makeCertificate({ from: Date.UTC(2020, 0, 1), to: Date.UTC(2020, 1, 1) })
  // As PostgreSQL does: it agrees to TLS, which then begins on the same connection.
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, ...expired }).on('error', () => undefined)
    })
  })
  const { port, close } = await listen(server)
  expect(await refusalOf(`postgres://a:b@localhost:${port}/fanfare?sslmode=verify-full`)).toBe(
    'DATABASE_URL names a database that cannot be used: certificate has expired.',
  )
  close()
})

test('[GW-7] a server that recovers after a crash is waited for', async () => {
  const { databaseUrl: url } = await borrowGateway()
  const fields = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0'
  const startingUp = Buffer.concat([Buffer.from('E\0\0\0'), Buffer.from([fields.length + 4]), Buffer.from(fields)])
  let refused = 0
  const recovering = createServer((socket) => {
    socket.on('error', () => undefined)
    if (refused === 3) return void socket.pipe(connect(Number(new URL(url).port), '127.0.0.1')).pipe(socket)
    refused += 1
    socket.once('data', () => socket.end(startingUp))
  })
  const { port, close } = await listen(recovering)
  expect(await refusalOf(Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href)).toBeNull()
  expect(refused).toBe(3)
  close()
})
