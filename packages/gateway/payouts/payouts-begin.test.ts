import { afterAll, expect, test } from 'vitest'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'
import { createTestDatabase } from '#gateway/testing/test-database.ts'
import { readPayoutsSince } from './db/payouts.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

test('payouts have begun before a gateway serves its first request, so that each reward it grants has one', async () => {
  const gateway = await spawnGateway(database.url, { PAYOUTS: 'on' })
  const readyAt = Date.now()
  const since = await readPayoutsSince(database.db)
  await gateway.kill()
  expect(since).not.toBeNull()
  expect(since).toBeLessThan(readyAt)
})
