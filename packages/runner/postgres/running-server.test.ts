import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from './start-postgres.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-postgres-'))
let server: EmbeddedPostgres

beforeAll(async () => {
  server = await startPostgres({ dataDir, log: () => undefined, durable: true })
}, 60_000)
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const modeOf = (file: string): string => (statSync(join(dataDir, file)).mode & 0o777).toString(8)

test('[GW-1] postgres.json has a read-only user for auditors, and only its owner may read it', async () => {
  const { ownerUrl } = server
  expect([modeOf('postgres.json'), modeOf('postgres.secret.json')]).toEqual(['600', '600'])
  const credentials = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as Record<string, string>
  expect(Object.keys(credentials).toSorted()).toEqual(['database', 'host', 'password', 'port', 'user'])
  const auditorUrl = `postgres://${credentials.user}:${credentials.password}@${credentials.host}:${credentials.port}/${credentials.database}`
  await ask(
    ownerUrl,
    'create table secret (x int); create view shown as select 1 as x; grant select on shown to fanfare_auditor',
  )
  expect(await ask(auditorUrl, 'select x from shown')).toEqual([{ x: 1 }])
  await expect(ask(auditorUrl, 'select * from secret')).rejects.toThrow('permission denied')
  const writing = `${auditorUrl}?options=${encodeURIComponent('-c default_transaction_read_only=off')}`
  await expect(ask(writing, 'create table mine (x int)')).rejects.toThrow('permission denied')
  await expect(ask(writing, 'select lo_create(0)')).rejects.toThrow('permission denied')
  await expect(ask(auditorUrl.replace(/[^/]*$/, 'postgres'), 'select 1')).rejects.toThrow('permission denied')
})

test('[GW-3] the gateway’s role and the owner of the tables are two roles, and neither is a superuser', async () => {
  const { url, ownerUrl } = server
  const roleOf = (of: string) =>
    ask(of, 'select current_user as name, rolsuper, rolcreaterole from pg_roles where rolname = current_user')
  expect(await roleOf(url)).toEqual([{ name: 'fanfare', rolsuper: false, rolcreaterole: false }])
  expect(await roleOf(ownerUrl)).toEqual([{ name: 'fanfare_owner', rolsuper: false, rolcreaterole: false }])
  for (const text of ['create table mine (x int)', 'create temp table mine (x int)', 'set role fanfare_owner'])
    await expect(ask(url, text)).rejects.toThrow('permission denied')
})

test('[GW-7] the server’s log reports a refused row without its values', async () => {
  const { ownerUrl: url } = server
  await ask(url, 'create table t (mail text primary key)')
  await ask(url, "insert into t values ('ada@example.org')")
  await expect(ask(url, "insert into t values ('ada@example.org')")).rejects.toThrow('duplicate key')
  const log = readFileSync(join(dataDir, 'logs', 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).not.toContain('ada@example.org')
})
