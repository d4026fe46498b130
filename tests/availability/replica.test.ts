// @module-tag long
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { expectWholeBooks } from '../faults/support/books.ts'
import { publish } from '../faults/support/campaign.ts'
import { Load } from '../faults/support/load.ts'
import { addPeople } from '../faults/support/people.ts'
import { operate } from '../faults/support/wire.ts'
import { adminUrlAt, startPostgres15, startStandby, urlAt } from './support/debian.ts'

const WAIT = { interval: 200 }

let primary: Awaited<ReturnType<typeof startPostgres15>>
let standby: Awaited<ReturnType<typeof startStandby>> | null
let gateway: SpawnedGateway | undefined
beforeAll(async () => {
  primary = await startPostgres15()
  standby = await startStandby(primary.port)
  gateway = await spawnGateway(urlAt(primary.port), {
    DATABASE_MIGRATION_URL: urlAt(primary.port, 'fanfare_owner'),
    DATABASE_REPLICA_URL: urlAt(standby.port),
  })
})
afterAll(async () => {
  await gateway?.kill()
  await standby?.stop()
  await primary?.stop()
})

const read = async (path: string): Promise<string> => (await fetch(`${gateway?.origin}${path}`)).text()

const metric = async (name: string): Promise<number> => {
  const line = (await read('/metrics')).split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ').at(-1) ?? 0)
}
const answersOf = (server: 'primary' | 'replica') => metric(`fanfare_replica_reads_total{server="${server}"}`)

/** The check of the replica, and the status of the gateway. */
async function readiness(): Promise<{ status: string; reason: string | undefined }> {
  const { data } = JSON.parse(await read('/health/ready')) as {
    data: { status: string; checks: { name: string; reason?: string }[] }
  }
  return { status: data.status, reason: data.checks.find(({ name }) => name === 'replica')?.reason }
}
const waitFor = (reason: string | undefined) =>
  vi.waitFor(
    async () => expect(await readiness()).toEqual({ status: reason === undefined ? 'ready' : 'degraded', reason }),
    WAIT,
  )

async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrlAt(standby?.port ?? 0) })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

test('[GW-1] a streaming standby answers reports, and the primary does while it is late or gone', async () => {
  await waitFor(undefined)
  const origins = [gateway?.origin ?? '']
  const campaign = await publish(origins[0] ?? '')
  const db = createDb({ connectionString: urlAt(primary.port), poolSize: 2 })
  const load = new Load({ origins, operators: origins, campaign, people: await addPeople(db, 20) })
  const paid = async (): Promise<number> => {
    const { code, data } = await operate(origins[0] ?? '', 'GET', `/ops/v1/activities/${campaign.alias}/report`)
    expect(code).toBe('00000')
    return (data as { paid: { rewards: number }[] }).paid.reduce((sum, { rewards }) => sum + rewards, 0)
  }
  await vi.waitFor(() => expect(load.acknowledged.rewards.size).toBeGreaterThan(5), WAIT)
  const early = load.acknowledged.rewards.size
  await vi.waitFor(async () => expect(await paid()).toBeGreaterThanOrEqual(early), WAIT)
  expect(await answersOf('primary')).toBe(0)
  expect(await answersOf('replica')).toBeGreaterThan(0)
  expect(await metric('fanfare_replica_lag_seconds')).toBeLessThan(5)

  await onStandby('select pg_wal_replay_pause()')
  await waitFor('is more than 5 s behind')
  // The next probe writes it.
  await vi.waitFor(() => expect(gateway?.output()).toContain('the replica cannot serve'), WAIT)
  const late = load.acknowledged.rewards.size
  expect(await paid()).toBeGreaterThanOrEqual(late)
  expect(await answersOf('primary')).toBe(1)
  expect(await metric('fanfare_replica_lag_seconds')).toBeGreaterThan(5)

  await onStandby('select pg_wal_replay_resume()')
  await waitFor(undefined)
  const before = await answersOf('replica')
  await paid()
  expect(await answersOf('replica')).toBe(before + 1)

  await standby?.stop()
  standby = null
  // The first read may find the loss before the probe does.
  await paid()
  await waitFor('does not answer')
  const whole = await load.stop()
  expect(await paid()).toBe(whole.acknowledged.rewards.size)
  await expectWholeBooks(db, campaign, whole)
  await db.destroy()
})
