import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { whenChanged } from '@fanfare/kernel/testing/runs.ts'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'
import { createTestDatabase } from '#gateway/testing/test-database.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { createOwnerDb } from './client.ts'
import { migrate, MIGRATION_NAMES, missingMigrations, STEPS } from './migrate.ts'
import type { Contract, Expand, SchemaStep } from './migrations/schema-step.ts'

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))
const NEWER = '9999-newer'
const up = (statements: string) => async (db: Kysely<unknown>) => void (await sql.raw(statements).execute(db))
const expand = (statements: string): Expand => ({ kind: 'expand', up: up(statements) })
const contract = (statements: string, needs: string): Contract => ({ kind: 'contract', needs, up: up(statements) })

afterEach(() =>
  database.asOwner(async (owner) => {
    await sql`delete from kysely_migration where name = ${NEWER}`.execute(owner)
    await sql`delete from schema_needs where migration = ${NEWER}`.execute(owner)
  }),
)
afterAll(async () => {
  await running.kill()
  await database.drop()
})

/** Migrates as the start of a newer version does. */
async function migrateAsNewer(step: SchemaStep): Promise<string[]> {
  const owner = createOwnerDb(database.ownerUrl)
  return migrate(owner, undefined, { ...STEPS, [NEWER]: step }).finally(() => owner.destroy())
}

const startThisVersion = () => prepareDatabase({ owner: database.ownerUrl, gateway: database.url })

/** A transaction that keeps a lock while other processes start, which takes a slow machine longer than a session may be idle. */
const holdLock = (tx: QueryExecutorProvider, lock: string) =>
  sql.raw(`set local idle_in_transaction_session_timeout = 0; lock table ${lock} mode`).execute(tx)

const readiness = async (): Promise<string> => {
  const answer = await fetch(`${running.origin}/health/ready`)
  return `${answer.status} ${await answer.text()}`
}

const database = await createTestDatabase()
const running = await spawnGateway(database.url, { DATABASE_MIGRATION_URL: database.ownerUrl })

test('[GW-1][DEV-19] a version starts on the schema of a newer one that only added, and takes none of its rights', async () => {
  const role = new URL(database.url).username
  await migrateAsNewer(expand(`create table extra (id text primary key); grant select on extra to ${role}`))
  expect(await startThisVersion()).toEqual([])
  await expect.poll(readiness).toMatch(/^200 /)
  expect((await sql`select 1 from extra`.execute(database.db)).rows).toEqual([])
  expect(await missingMigrations(database.db)).toEqual([])
})

test('[GW-1][DEV-19] a version refuses the schema of a newer one that has removed something which it uses', async () => {
  await migrateAsNewer(contract('select 1', '9998-unknown'))
  await expect(startThisVersion()).rejects.toThrow(
    /too old for this database: the migration 9999-newer of Fanfare [\d.]+ needs a version that knows the migration 9998-unknown/,
  )
  await expect.poll(readiness).toMatch(/^503 .*need a newer version of Fanfare/)
})

test('[GW-1][DEV-19] a version uses the schema after a removal that it knows of', async () => {
  await migrateAsNewer(contract('select 1', MIGRATION_NAMES.at(-1) ?? ''))
  expect(await startThisVersion()).toEqual([])
})

test(
  '[GW-1][DEV-19] requests pass while a migration waits for a table in use, and it runs once the table is free',
  whenChanged(),
  async () => {
    const { db } = database
    let migrated: Promise<string[]> | undefined
    await db.transaction().execute(async (tx) => {
      await holdLock(tx, 'rewards in row exclusive')
      migrated = migrateAsNewer(expand('alter table rewards add column extra text'))
      const waits = async () => {
        const { rows } = await sql`select 1 from pg_locks join pg_database d on d.oid = database
        where datname = current_database() and not granted and mode = 'AccessExclusiveLock'`.execute(db)
        return rows.length
      }
      for (const waiting of [1, 0]) {
        await expect.poll(waits, { interval: 20 }).toBe(waiting)
        // Fails like a request whose wait for the lock exceeds lock_timeout.
        await sql`select 1 from rewards limit 1`.execute(db)
      }
    })
    expect(await migrated).toEqual([NEWER])
  },
)

test('[GW-1][DEV-19] the next start completes a migration whose gateway was killed', whenChanged(), async () => {
  const own = await createTestDatabase({ isMigrated: false })
  onTestFinished(() => own.drop())
  const missing = await missingMigrations(own.db)
  // As the migrator makes it, so that it can be locked before the first migration.
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    own.db,
  )
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: own.url,
    GATEWAY_PORT: '0',
    SEED: 'none',
    NODE_ENV: 'test',
  } as const
  await own.db.transaction().execute(async (tx) => {
    // The migrator adds the line of a migration to this table after its statements, and waits there.
    await holdLock(tx, 'kysely_migration in share')
    const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const ended = once(child, 'exit')
    const waiting = sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(own.db)).rows).toHaveLength(1)
    child.kill('SIGKILL')
    await ended
  })
  const joinNumbers = () => sql`select join_no from participations`.execute(own.db)
  await expect(joinNumbers()).rejects.toThrow('does not exist')
  expect(await missingMigrations(own.db)).toEqual(missing)
  await prepareDatabase({ owner: own.url, gateway: own.url })
  expect((await joinNumbers()).rows).toEqual([])
  expect(await missingMigrations(own.db)).toEqual([])
})
