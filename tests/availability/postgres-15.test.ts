// @module-tag night
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { expectWholeBooks } from '../faults/support/books.ts'
import { publish } from '../faults/support/campaign.ts'
import { Load } from '../faults/support/load.ts'
import { addPeople } from '../faults/support/people.ts'
import { startPostgres15, urlAt } from './support/debian.ts'

let server: Awaited<ReturnType<typeof startPostgres15>>
let gateway: SpawnedGateway | undefined
beforeAll(async () => (server = await startPostgres15()))
afterAll(async () => {
  await gateway?.kill()
  await server?.stop()
})

test('[GW-1][GW-3] the demonstration with its draws, claims and the audit run on PostgreSQL 15', async () => {
  gateway = await spawnGateway(urlAt(server.port), {
    SEED: 'demo',
    DATABASE_MIGRATION_URL: urlAt(server.port, 'fanfare_owner'),
  })
  const db = createDb({ connectionString: urlAt(server.port), poolSize: 2 })
  const origins = [gateway.origin]
  const campaign = await publish(gateway.origin)
  const load = new Load({ origins, operators: origins, campaign, people: await addPeople(db, 20) })
  await load.answers(200)
  await load.stop()
  await vi.waitFor(
    async () => expect(await db.selectFrom('draws').select('drawId').limit(1).execute()).toHaveLength(1),
    { interval: 200 },
  )
  await expectWholeBooks(db, campaign, load)
  expect(load.acknowledged.rewards.size).toBeGreaterThan(0)
  await db.destroy()
})
