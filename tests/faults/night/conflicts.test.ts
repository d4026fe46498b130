import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { type SpawnedGateway, spawnGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import type { EmbeddedPostgres } from '@fanfare/runner/postgres/start-postgres.ts'
import { startDatabase } from '@fanfare/runner/start/start-database.ts'
import { recordProof } from '#tests/fixtures/record-proof.ts'
import { expectWholeBooks } from '../support/books.ts'
import { publish } from '../support/campaign.ts'
import { Load } from '../support/load.ts'
import { addPeople } from '../support/people.ts'
import { report } from '../support/stack.ts'

const CONFLICTS = Number(process.env.CONFLICTS ?? 1_000_000)
const ROUNDS = 3
/** Few users and many clients, so that nearly every attempt meets a conflict. */
const PEOPLE = 200
const PAID = 150
const CLIENTS = 64

const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-conflicts-'))
let postgres: EmbeddedPostgres
let db: ReturnType<typeof createDb>
const gateways: SpawnedGateway[] = []

beforeAll(async () => {
  postgres = await startDatabase({ dataDir, log: () => undefined })
  db = createDb({ connectionString: postgres.url, poolSize: 2 })
  for (let count = 0; count < 2; count += 1) gateways.push(await spawnGateway(postgres.url))
})
afterAll(async () => {
  for (const gateway of gateways) await gateway.kill()
  await db?.destroy()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  `[GW-3] ${CONFLICTS} conflicting joins, events and claims on two instances, part %i of ${ROUNDS}, pay out exactly the budget`,
  async (round) => {
    const origins = gateways.map(({ origin }) => origin)
    const budget = [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: String(PAID * 5) } as const]
    const campaign = await publish(origins[0] ?? '', { budget })
    const people = await addPeople(db, PEOPLE)
    const began = performance.now()
    const load = new Load({
      origins,
      operators: origins,
      campaign,
      people,
      clients: CLIENTS,
      pauseMs: 0,
      eventsEach: 20,
      soldOut: true,
    })
    await load.answers(Math.ceil(CONFLICTS / ROUNDS))
    await load.stop()
    await expectWholeBooks(db, campaign, await load.finish())
    expect(load.refused).toBe(0)
    const seconds = (performance.now() - began) / 1000
    report(`part ${round}: ${load.answered} attempts, ${Math.round(load.answered / seconds)}/s`)
    const { length } = await db
      .selectFrom('rewards')
      .select('rewardId')
      .where('activityId', '=', campaign.activityId)
      .execute()
    expect(length).toBe(PAID)
    expect(await audit(db)).toEqual([])
    recordProof({
      item: 'G3',
      figures: `${load.answered} conflicting attempts, part ${round} of ${ROUNDS}`,
      result: 'exactly the budget was paid, the audit found nothing, no call was refused',
      seconds,
    })
  },
)
