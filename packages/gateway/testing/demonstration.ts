import { inject } from 'vitest'
import { createClock } from '#gateway/clock.ts'
import { createContext } from '#gateway/create-context.ts'
import { createDb } from '#gateway/db/client.ts'
import { seedAccounts, seedHistory } from '#gateway/seed/seed-demo.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { testConfig } from './test-config.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

async function seedWhole(url: string): Promise<void> {
  const db = createDb({ connectionString: url })
  const gateway = await createContext({ config: testConfig(url), db, log: createLog('silent'), clock: createClock() })
  try {
    const walk = await seedAccounts(gateway)
    if (walk !== null) await seedHistory(walk)
  } finally {
    await gateway.rejectedEvents.stop()
    gateway.metrics.close()
    await db.destroy()
  }
}

/** The whole demonstration in a database of its own. The first test of a run seeds it, in seconds; each gets a copy. */
export const createDemonstration = (): Promise<TestDatabase> =>
  createTestDatabase({ seeded: { name: inject('demonstration'), seed: seedWhole } })
