import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { createClock } from '#gateway/clock.ts'
import { makeUsers } from '#gateway/seed/seed-users.ts'
import { createTestDatabase } from '#gateway/testing/test-database.ts'
import { checkDatabase } from './check-database.ts'
import { isSchemaNewer, migrate, missingMigrations } from './migrate.ts'
import { FIRST_RELEASE, FIRST_STEP, LAST_STEP } from './first-release.ts'
import { executedMigrations } from './schema-steps.ts'

afterAll(() => database.drop())

const database = await createTestDatabase({ isMigrated: false })

test('[GW-1] [DEV-19] every migration runs once on a database with data, and the books are right afterwards', async () => {
  const { db } = database
  const missing = await missingMigrations(db)
  expect(missing[0]).toBe(FIRST_RELEASE)
  expect(await migrate(db)).toEqual(missing)
  await makeUsers({ db, clock: createClock(), users: 3 })
  expect(await audit(db)).toEqual([])
  expect(await migrate(db)).toEqual([])
})

test(
  '[GW-1] an instance waits and starts when another instance migrates for longer than statement_timeout',
  { tags: ['long'] },
  async () => {
    const { db } = database
    await migrate(db)
    let migrated: Promise<string[]> | undefined
    await db.transaction().execute(async (tx) => {
      // The migrator's own lock.
      await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx)
      migrated = migrate(db)
      void migrated.catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 6_500))
    })
    expect(await migrated).toEqual([])
  },
)

describe('[GW-1] [DEV-19] a database from before the first release', () => {
  const before = async (...names: string[]) => {
    const { db } = database
    await sql.raw('drop schema public cascade; create schema public').execute(db)
    await migrate(db, FIRST_RELEASE)
    await sql`delete from kysely_migration`.execute(db)
    for (const [index, name] of names.entries())
      await sql`insert into kysely_migration values (${name}, ${`2026-01-0${index + 1}`})`.execute(db)
    return db
  }

  test('is marked and keeps its rows when it has all of its migrations', async () => {
    const db = await before(FIRST_STEP, '0076-time-parts', LAST_STEP)
    await sql`insert into spent_challenges values ('kept', 1)`.execute(db)
    expect(await checkDatabase(database.ownerUrl, 'DATABASE_URL')).toBeUndefined()
    expect((await migrate(db))[0]).toBe(FIRST_RELEASE)
    expect(await missingMigrations(db)).toEqual([])
    expect(await isSchemaNewer(db)).toBe(false)
    expect(await db.selectFrom('spentChallenges').select('challenge').execute()).toEqual([{ challenge: 'kept' }])
  })

  test('is refused with what to do when it lacks one, and nothing is written', async () => {
    const db = await before(FIRST_STEP, '0074-join-numbers')
    await expect(migrate(db)).rejects.toThrow(
      /older than the first release: its last migration is 0074-join-numbers. Start the last commit of Fanfare 0.1.0 on it once/,
    )
    expect(await executedMigrations(db)).toEqual([FIRST_STEP, '0074-join-numbers'])
  })
})
