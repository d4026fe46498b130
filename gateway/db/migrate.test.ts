import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { createClock } from '#gateway/clock.ts'
import { makeUsers } from '#gateway/seed/seed-users.ts'
import { createSeal } from '#gateway/seals/create-seal.ts'
import { oldestUnsealed } from '#gateway/db/seal-lag.ts'
import { verifySeals } from '#gateway/seals/verify-seals.ts'
import { createTestDatabase, type TestDatabase } from '#gateway/testing/test-database.ts'
import { createActivityRepository } from './activity-repository.ts'
import { migrate, missingMigrations } from './migrate.ts'

/** Transactions of other tests on the same server can delay a seal. */
const PATIENCE = { timeout: 20_000, interval: 50 }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false })
})
afterAll(() => database.drop())

test('[GW-1] [DEV-19] each migration runs once on a database with data, and the ledger balances before and after', async () => {
  const { db } = database
  const all = await missingMigrations(db)
  const activities = createActivityRepository()
  expect(all.length).toBeGreaterThan(1)
  for (const name of all) {
    expect(await migrate(db, name)).toEqual([name])
    await makeUsers({ db, clock: createClock(), users: 3, activities })
    expect(await audit(db)).toEqual([])
  }
  expect(await migrate(db)).toEqual([])
  await vi.waitFor(async () => {
    await createSeal(db, 'ledger', 0)
    expect(await oldestUnsealed(db)).toBeGreaterThan(0)
    const { violations, rows } = await verifySeals(db, { anchorFile: null })
    const { count } = await db
      .selectFrom('ledgerTransfers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect([violations, rows]).toEqual([[], count])
  }, PATIENCE)
  const positions = db.selectFrom('ledgerTransfers').select('position').distinct()
  expect((await positions.execute()).length, 'older rows come in batches, too').toBeGreaterThan(10)
  expect(await db.selectFrom('users').select('userId').execute()).toHaveLength(3 * all.length)
})

test('[GW-1] an instance waits and starts when another instance migrates for longer than statement_timeout', async () => {
  const { db } = database
  let migrated: Promise<string[]> | undefined
  await db.transaction().execute(async (tx) => {
    // The migrator's own lock.
    await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx)
    migrated = migrate(db)
    void migrated.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 6_500))
  })
  expect(await migrated).toEqual([])
}, 30_000)
