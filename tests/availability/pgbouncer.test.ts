// @module-tag long
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { tryAdvisoryLock, withAdvisoryLock } from '@fanfare/gateway/db/advisory-lock.ts'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { startLogSignals } from '@fanfare/gateway/log/db/log-signals.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { Audience } from '../faults/support/audience.ts'
import { expectWholeBooks } from '../faults/support/books.ts'
import { publish } from '../faults/support/campaign.ts'
import { Load } from '../faults/support/load.ts'
import { addPeople } from '../faults/support/people.ts'
import {
  deployed,
  ensurePrograms,
  PASSWORD,
  serverDir,
  Service,
  startPostgres15,
  urlAt,
  writeFor,
} from './support/debian.ts'

let dir: string
let server: Awaited<ReturnType<typeof startPostgres15>>
let [pooler, port]: [Service | null, number] = [null, 0]
const gateways: SpawnedGateway[] = []
let running: { stop: () => Promise<unknown> }[] = []

async function startPooler(more: Record<string, string> = {}): Promise<void> {
  await pooler?.stop()
  const [settings, users] = [join(dir, 'pgbouncer.ini'), join(dir, 'userlist.txt')]
  writeFor(users, `"fanfare" "${PASSWORD}"\n`)
  const own = {
    'host=10.0.0.5 port=5432': `host=127.0.0.1 port=${server.port}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
    // Fewer connections than clients, so that each client's transactions go over many of them.
    'default_pool_size = 8': 'default_pool_size = 4',
    ...more,
  }
  writeFor(settings, deployed('pgbouncer/pgbouncer.ini', own))
  const started = new Service('/usr/sbin/pgbouncer', [settings])
  pooler = started
  await vi.waitFor(() => expect(started.output).toContain('process up'))
}

const start = async (): Promise<SpawnedGateway> => {
  const gateway = await spawnGateway(urlAt(port), {
    DATABASE_DIRECT_URL: urlAt(server.port),
    DATABASE_MIGRATION_URL: urlAt(server.port, 'fanfare_owner'),
  })
  gateways.push(gateway)
  return gateway
}

beforeAll(async () => {
  await ensurePrograms(['/usr/sbin/pgbouncer'])
  server = await startPostgres15()
  dir = serverDir()
  port = await freePort()
  await startPooler()
})
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop()
})
afterAll(async () => {
  for (const gateway of gateways) await gateway.kill()
  await pooler?.stop()
  await server?.stop()
  rmSync(dir, { recursive: true, force: true })
})

test('[GW-1][GW-3][NET-3] claims, readers of the log and live events of two gateways go through a pooler in transaction mode', async () => {
  const origins = [(await start()).origin, (await start()).origin]
  const db = createDb({ connectionString: urlAt(server.port), poolSize: 3 })
  const signals = startLogSignals({ connectionString: urlAt(server.port), onError: () => undefined })
  const campaign = await publish(origins[0] ?? '')
  const people = await addPeople(db, 30)
  const audience = await Audience.open({ db, origins, people: people.slice(0, 4) })
  const load = new Load({ origins, operators: origins, campaign, people, clients: 16, pauseMs: 0 })
  running = [load, audience, signals]
  await load.answers(600)
  await expectWholeBooks(db, campaign, await load.stop())
  expect(await audience.expectEverything()).toBeGreaterThan(0)
  expect([load.refused, audience.reconnects]).toEqual([0, 0])
  expect(load.acknowledged.rewards.size).toBeGreaterThan(0)
  await db.destroy()
})

test('[GW-1] one process at a time has a lock of a name through a pooler, and its end releases it', async () => {
  const connect = () => createDb({ connectionString: urlAt(port), isPooled: true, poolSize: 2 })
  const [one, two] = [connect(), connect()]
  const tried = await withAdvisoryLock(one, 'pooled', () =>
    Promise.all([1, 2, 3].map(() => tryAdvisoryLock(two, 'pooled', () => Promise.resolve('twice')))),
  )
  expect(tried).toEqual([null, null, null])
  expect(await tryAdvisoryLock(two, 'pooled', () => Promise.resolve('free'))).toBe('free')
  await Promise.all([one.destroy(), two.destroy()])
})

test('[GW-1] a gateway refuses a pooler that does not limit statements, and names the line that does', async () => {
  await startPooler({ "set statement_timeout = ''5s''; ": '' })
  await expect(start()).rejects.toThrow(
    /The pooler of DATABASE_URL gives connections with statement_timeout = 0; set its connect_query to: set lock_timeout = '2s'; set statement_timeout = '5s';/,
  )
})
