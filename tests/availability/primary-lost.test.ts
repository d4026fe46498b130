// @module-tag night
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { deadline, slowness } from '@fanfare/kernel/testing/deadline.ts'
import { expectWholeBooks } from '../faults/support/books.ts'
import { publish } from '../faults/support/campaign.ts'
import { Load } from '../faults/support/load.ts'
import { addPeople } from '../faults/support/people.ts'
import { report } from '../lifecycle/support/processes.ts'
import { urlAt } from './support/debian.ts'
import { PatroniCluster } from './support/patroni.ts'

/** From the loss of the primary to answers of the next one, on a quiet machine. */
const BACK_MS = 15_000
const LATE_WRITE = `insert into staff_lookups (actor, at, found) values ('late', 0, false)`

let cluster: PatroniCluster
let gateway: SpawnedGateway
let running: Load | undefined
beforeAll(async () => {
  cluster = await PatroniCluster.start()
  gateway = await spawnGateway(urlAt(cluster.port), { DATABASE_MIGRATION_URL: urlAt(cluster.port, 'fanfare_owner') })
})
afterEach(() => running?.stop())
afterAll(async () => {
  await gateway?.kill()
  await cluster?.stop()
})

/** The value of one row of the server at `port`, asked on a connection of its own. */
async function valueAt(port: number, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: urlAt(port) })
  await client.connect()
  try {
    const { rows } = await client.query<{ value: unknown }>(statement)
    return rows[0]?.value
  } finally {
    await client.end()
  }
}

/** Runs claims, loses the primary, and expects that the next one continues with everything that was acknowledged. */
async function expectContinuity(lose: () => Promise<void>): Promise<void> {
  const origins = [gateway.origin]
  const db = createDb({ connectionString: urlAt(cluster.port), poolSize: 2 })
  const campaign = await publish(gateway.origin)
  running = new Load({ origins, operators: origins, campaign, people: await addPeople(db, 40) })
  await vi.waitFor(() => expect(running?.acknowledged.rewards.size).toBeGreaterThan(5))
  const [lostAt, before] = [performance.now(), running.acknowledged.rewards.size]
  await lose()
  // More than the requests that were under way.
  await running.answers(20)
  const backMs = performance.now() - lostAt
  await running.answers(200)
  await expectWholeBooks(db, campaign, await running.stop())
  report(`answers again ${(backMs / 1000).toFixed(1)} s after the primary was lost`)
  expect(running.acknowledged.rewards.size).toBeGreaterThan(before)
  expect(backMs).toBeLessThan(BACK_MS * slowness())
  await db.destroy()
}

test('[GW-1][GW-3][GW-7] the node of the primary is killed under claims: the standby continues, nothing is lost or doubled', async () => {
  const { primary } = await cluster.whole()
  await expectContinuity(() => primary.kill())
  primary.restart()
  expect((await cluster.whole()).standby).toBe(primary)
})

test('[GW-1][GW-3][GW-7] a primary that is cut off acknowledges no write after the standby has taken its place', async () => {
  const { primary, standby } = await cluster.whole()
  const direct = new pg.Client({ connectionString: urlAt(primary.port) })
  direct.on('error', () => undefined)
  await direct.connect()
  let late: Promise<string> | undefined
  await expectContinuity(async () => {
    primary.freezePatroni()
    // Before it is promoted it still receives the writes of the old primary, so they are not late.
    await vi.waitFor(
      async () => expect(await valueAt(standby.port, 'select pg_is_in_recovery() as value')).toBe(false),
      { timeout: deadline(BACK_MS) },
    )
    late = direct.query(LATE_WRITE).then(
      () => 'acknowledged',
      (error: Error) => error.message,
    )
  })
  const waitsFor = `select wait_event as value from pg_stat_activity where query = $$${LATE_WRITE}$$`
  expect(await valueAt(primary.port, waitsFor), 'the late write waits for the standby').toBe('SyncRep')
  primary.thawPatroni()
  expect(await late, primary.output.slice(-2_000)).not.toBe('acknowledged')
  expect((await cluster.whole()).primary).toBe(standby)
  const db = createDb({ connectionString: urlAt(cluster.port), poolSize: 1 })
  expect(await db.selectFrom('staffLookups').select('lookupId').where('actor', '=', 'late').execute()).toEqual([])
  await db.destroy()
})
