import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { followLog } from '#gateway/log/follow-log.ts'
import { returnGateway } from '#gateway/testing/borrow-gateway.ts'
import { createLogWorld } from '#gateway/testing/log-world.ts'
import { opsHeaders } from '#gateway/testing/signed-request.ts'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'
import { trade, tradeTask } from '#gateway/testing/task-world.ts'
import type { LogEntry } from './log.ts'
import { NO_LOG_SIGNALS, startLogSignals } from './log-signals.ts'

/** The reader would poll later than a test lasts: what it reads was notified. How soon is a figure of the bench. */
const NEVER = 600_000

const world = await createLogWorld({ now: Date.now })
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

const onError = vi.fn()
function listen(): void {
  world.gateway.logSignals = startLogSignals({ connectionString: world.database.url, onError })
  stops.push(() => world.gateway.logSignals.stop())
}

let readers = 0
function follow(everyMs?: number): LogEntry[] {
  const got: LogEntry[] = []
  const reader = followLog(world.gateway, {
    reader: `reader-${(readers += 1)}`,
    ...(everyMs === undefined ? {} : { everyMs }),
    handle: (_, entries) => {
      got.push(...entries)
      return Promise.resolve()
    },
  })
  stops.push(reader.stop)
  return got
}

const listeners = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'fanfare log signals'
      and query not in ('', 'listen fanfare_log')`.execute(world.gateway.db)
  return rows.map(({ pid }) => pid)
}
const waitFor = (check: () => Promise<void>) => vi.waitFor(check, { interval: 10 })
async function expectAll(got: readonly LogEntry[]): Promise<void> {
  const count = (await world.entries()).length
  await waitFor(async () => expect(got).toHaveLength(count))
}
/** Until the reader has read all, and the connection for notifications is open. */
async function ready(got: readonly LogEntry[]): Promise<void> {
  await waitFor(async () => expect(await listeners()).toHaveLength(1))
  await expectAll(got)
}
async function expectAppended(got: readonly LogEntry[]): Promise<void> {
  await world.append()
  await world.readable()
  await expectAll(got)
}

test('[GW-2] the last of many commits within the same moment is notified too', async () => {
  listen()
  const got = follow(NEVER)
  await ready(got)
  for (let commit = 0; commit < 20; commit += 1) await world.append()
  await world.readable()
  await expectAll(got)
})

test('[GW-2][DEV-6] a lost connection for notifications comes back, and notifies what was missed', async () => {
  listen()
  const notified = follow(NEVER)
  await ready(notified)
  await expectAppended(notified)
  onError.mockClear()
  await waitFor(async () => {
    for (const pid of await listeners()) await sql`select pg_terminate_backend(${pid})`.execute(world.gateway.db)
    expect(onError).toHaveBeenCalled()
  })
  await expectAppended(notified)
  await ready(notified)
  await expectAppended(notified)
})

test('[GW-2] without notifications a reader polls every two seconds', async () => {
  world.gateway.logSignals = NO_LOG_SIGNALS
  const got = follow()
  await expectAll(got)
  await expectAppended(got)
})

let left = ''
test('[GW-2][DEV-6] a reader of one gateway gets what another gateway commits', async () => {
  const activityId = await world.publish({ tasks: [tradeTask()] })
  const userId = await world.addParticipant(activityId)
  const { origin } = await spawnGateway(world.database.url)
  left = origin
  listen()
  const got = follow(NEVER)
  await waitFor(async () => expect(await listeners()).toHaveLength(2))
  const topics = async () =>
    (await world.gateway.db.selectFrom('log').select('topic').execute()).map(({ topic }) => topic)
  const body = JSON.stringify({ events: [trade(userId, Date.now())] })
  const target = '/ops/v1/events'
  const secret = world.gateway.config.opsSecrets[0] ?? ''
  const headers = opsHeaders({ method: 'POST', target, body }, { now: Date.now(), secret })
  await fetch(`${origin}${target}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  await waitFor(async () => expect(await topics()).toContain('reward.earned'))
  await world.readable()
  const gets = (topic: string) =>
    waitFor(async () => expect(got).toContainEqual(expect.objectContaining({ topic, userId })))
  await gets('reward.earned')
  await world.claim(userId, activityId)
  await world.readable()
  await gets('reward.granted')
})

test('a gateway that a test leaves running ends before the database is borrowed again', async () => {
  await fetch(left)
  await returnGateway()
  await expect(fetch(left)).rejects.toThrow()
})
