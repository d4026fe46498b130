import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { createClock } from '#gateway/clock.ts'
import { makeUsers } from '#gateway/seed/seed-users.ts'
import { handleNext, type LogReader } from '#gateway/log/follow-log.ts'
import { createSeal } from '#gateway/seals/create-seal.ts'
import { oldestUnsealed } from '#gateway/seals/db/seal-streams.ts'
import { verifySeals } from '#gateway/seals/verify-seals.ts'
import { createTestDatabase, type TestDatabase } from '#gateway/testing/test-database.ts'
import { BOOKS_BEFORE_ENTITLEMENTS } from '#gateway/testing/books-before-entitlements.ts'
import { appendLog } from '../log/db/log.ts'
import { expireEntitlements } from '../rewards/db/entitlements.ts'
import { grantEntitlements } from '../rewards/db/grant-entitlements.ts'
import { move, post } from '../rewards/db/ledger.ts'
import { migrate, missingMigrations } from './migrate.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { taskSource } from './tables/source.ts'
import { listTallies } from '../facts/db/tallies.ts'
import { listSourceStates } from '../rewards/db/source-states.ts'
import { withTransaction } from './transaction.ts'

/** Transactions of other tests on the same server can delay a seal. */
const PATIENCE = { interval: 50 }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false })
})
afterAll(() => database.drop())

test('[GW-1] [DEV-19] every migration runs once on a database with data, and the books are right afterwards', async () => {
  const { db } = database
  const [first = '', ...others] = await missingMigrations(db)
  expect(await migrate(db, first)).toEqual([first])
  await sql.raw(BOOKS_BEFORE_ENTITLEMENTS).execute(db)
  for (const name of others) expect(await migrate(db, name)).toEqual([name])
  expect(await audit(db)).toEqual([])
  await makeUsers({ db, clock: createClock(), users: 3 })
  expect(await audit(db)).toEqual([])
  expect(await migrate(db)).toEqual([])
  expect(await audit(db)).toEqual([])
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
  expect(await db.selectFrom('users').select('userId').execute()).toHaveLength(15)
})

test('[GW-3] a reservation made before entitlements existed is granted once or released', async () => {
  const { db } = database
  const states = async () => {
    const rows = await sql<{ userId: string; status: string; claimExpired: boolean; soldOut: boolean }>`
      select user_id from participations where activity_id = 'act-old'
      order by length(user_id), user_id`.execute(db)
    const lists = await Promise.all(rows.rows.map(({ userId }) => listSourceStates(db, userId)))
    return lists
      .flat()
      .map(({ status, claimExpired, soldOut }) => (claimExpired ? 'expired' : soldOut ? 'sold out' : status))
  }
  const times = (count: number, status: string) => Array.from({ length: count }, () => status)
  const settled = [...times(4, 'GRANTED'), ...times(2, 'expired')]
  expect(await states()).toEqual([...settled, ...times(4, 'COMPLETED'), 'expired', 'sold out'])

  const source = taskSource({ taskId: 'first-trade', periodKey: '-' })
  const key = { activityId: 'act-old', source }
  const grant = (userId: string) =>
    grantEntitlements(db, [
      {
        userId,
        activityId: 'act-old',
        sources: [source, source],
        version: null,
        holdUntil: null,
        expiresAt: null,
        rewardId: `rw-new-${userId}`,
        transferId: `grant-new-${userId}`,
        at: 1,
        evenIfQueued: false,
      },
    ])
  expect((await grant('u-7')).get('rw-new-u-7')).toMatchObject({ source, asset: 'GIFT_CASH:USDT', earnedAt: 1 })
  expect((await grant('u-7')).size).toBe(0)
  expect((await grant('u-1')).size).toBe(0)
  await withTransaction(db, async (tx) => {
    const [expired] = await expireEntitlements(tx, [{ userId: 'u-8', ...key, earnedAt: 1, claimDeadline: 2 }], 3)
    if (expired === undefined) throw new Error('nothing expired')
    await post(tx, {
      transferId: 'release-new',
      kind: 'RELEASE',
      reference: expired.reference,
      at: 3,
      entries: move(expired.asset, expired.quantity, 'reserved:act-old', 'budget:act-old'),
    })
  })
  expect(await states()).toEqual([...settled, 'GRANTED', 'expired', 'COMPLETED', 'COMPLETED', 'expired', 'sold out'])
  expect(await audit(db)).toEqual([])
})

test('[GW-2] [DEV-19] messages from before the log reach a new reader first, in their order, sent or not', async () => {
  const older = await createTestDatabase({ isMigrated: false })
  try {
    const { db } = older
    await migrate(db, '0010-reevaluations')
    await sql`
      insert into outbox (topic, user_id, payload, created_at, sent_at)
      select 'reward.granted', 'u-' || n, '{}', n, case when n = 2 then 2 end from generate_series(1, 3) n`.execute(db)
    await migrate(db)
    await withTransaction(db, (tx) => appendLog(tx, [{ topic: 'reward.used', userId: 'u-4', payload: {} }], 4))
    const users: (string | null)[] = []
    const reader: LogReader = {
      reader: 'messages',
      batch: 2,
      handle: (_, entries) => {
        users.push(...entries.map(({ userId }) => userId))
        return Promise.resolve()
      },
    }
    await vi.waitFor(async () => {
      await handleNext({ db, clock: createClock() }, reader)
      expect(users).toEqual(['u-1', 'u-2', 'u-3', 'u-4'])
    }, PATIENCE)
  } finally {
    await older.drop()
  }
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

test('[GW-2] [DEV-19] facts from before the first tallies are folded when the database is prepared', async () => {
  const older = await createTestDatabase({ isMigrated: false })
  try {
    await migrate(older.db, '0006-seals')
    await sql`
      insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
      select 'before-' || n, 'deposit.confirmed', 'u-1', 900000 * (n % 3), 0, '{"asset": "USDT", "amount": "1.5", "usdtValue": "1.5", "firstEver": false}', ''
      from generate_series(1, 9) n`.execute(older.db)
    await prepareDatabase({ owner: older.url, gateway: older.url })
    const lines = await listTallies(older.db, { after: null, last: null })
    expect(lines.map(({ bucket, count, amount }) => [bucket, count, amount])).toEqual([
      [0, 3, '4.5'],
      [1, 3, '4.5'],
      [2, 3, '4.5'],
    ])
    expect(await audit(older.db)).toEqual([])
  } finally {
    await older.drop()
  }
})
