import { NUMBERED_NAMES } from '#gateway/activities/db/bulk-participations.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { missingMigrations } from '#gateway/db/migrate.ts'
import { spawnGateway, type SpawnedGateway } from '#gateway/testing/spawn-gateway.ts'
import { createTestDatabase, type TestDatabase } from '#gateway/testing/test-database.ts'
import { CROWD } from './crowd.ts'
import { LEAD_TRADERS } from './lead-traders.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'

let database: TestDatabase
const gateways: SpawnedGateway[] = []
beforeAll(async () => (database = await createTestDatabase({ isMigrated: false })))
afterAll(async () => {
  await Promise.all(gateways.map(({ kill }) => kill()))
  await database.drop()
})

test(
  '[GW-1] two gateways that start together on one new database migrate and seed it once, and both serve',
  { tags: ['long'] },
  async () => {
    const started = await Promise.allSettled([1, 2].map(() => spawnGateway(database.url, { SEED: 'demo' })))
    for (const one of started) if (one.status === 'fulfilled') gateways.push(one.value)
    expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : 'ready'))).toEqual(['ready', 'ready'])
    const statusOf = async (origin: string) =>
      ((await (await fetch(`${origin}/health/ready`)).json()) as { data: { status: string } }).data.status
    for (const { origin } of gateways)
      await vi.waitFor(async () => expect(await statusOf(origin)).toBe('ready'), deadline(60_000))
    const { db } = database
    expect(await missingMigrations(db)).toEqual([])
    const withHistory = db.selectFrom('users').select('userId').where('loginName', 'not like', NUMBERED_NAMES)
    expect(await withHistory.execute()).toHaveLength(CROWD.length + LEAD_TRADERS.length + DEMO_ACCOUNTS.length)
    expect(await audit(db)).toEqual([])
  },
)
