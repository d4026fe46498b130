import fc from 'fast-check'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createDb } from '#gateway/db/client.ts'
import { listReaders } from '#gateway/log/db/log-cursors.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { registerGauges } from '#gateway/telemetry/gauges.ts'
import { atCrashPoints, createFaults, InjectedFault } from '#gateway/testing/faults.ts'
import { createLogWorld } from '#gateway/testing/log-world.ts'
import { tradeTask } from '#gateway/testing/task-world.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { followLog, handleNext, type LogReader } from './follow-log.ts'

const world = await createLogWorld()
const readers: { stop: () => Promise<void> }[] = []
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.stop())))

const follow = (reader: LogReader) => readers.push(followLog(world.gateway, reader))
const soon = (check: () => Promise<void>) => vi.waitFor(check, { interval: 20 })
const WAITS_FOR_NOTIFICATION = 60_000
const ALL = 100_000

/** A transaction of a writer: entries before and after a delay, then a commit or a rollback. */
interface Planned {
  first: number
  second: number
  delayMs: number
  isCommitted: boolean
}
const transaction: fc.Arbitrary<Planned> = fc.record({
  first: fc.integer({ min: 1, max: 3 }),
  second: fc.integer({ min: 0, max: 2 }),
  delayMs: fc.integer({ min: 0, max: 12 }),
  isCommitted: fc.boolean(),
})
const writers = fc.array(fc.array(transaction, { minLength: 2, maxLength: 8 }), { minLength: 8, maxLength: 8 })

test('[GW-2][DEV-6][D-15] a reader on two instances gets each entry of 8 concurrent writers once and in one order', async () => {
  const db = createDb({ connectionString: world.database.url, poolSize: 8 })
  let run = 0
  const write = async ({ first, second, delayMs, isCommitted }: Planned) => {
    const entry = { topic: 'reward.earned' as const, userId: null, payload: {} }
    const work = db.transaction().execute(async (tx) => {
      await appendLog(tx, Array(first).fill(entry), 1)
      await sleep(delayMs)
      await appendLog(tx, Array(second).fill(entry), 1)
      if (!isCommitted) throw new InjectedFault('rolled back')
    })
    await work.catch((error: unknown) => expect(error).toBeInstanceOf(InjectedFault))
  }
  onTestFinished(() => db.destroy())
  await forAllAsync(6, [writers, fc.integer({ min: 1, max: 7 })], async (plan, batch) => {
    const reader = `ordered-${(run += 1)}`
    for (let instance = 0; instance < 2; instance += 1) follow({ reader, batch, everyMs: 3, handle: world.see(reader) })
    await Promise.all(
      plan.map(async (transactions) => {
        for (const one of transactions) await write(one)
      }),
    )
    const all = await world.entries()
    await soon(async () => expect((await world.seen(reader)).length).toBeGreaterThanOrEqual(all.length))
    await Promise.all(readers.splice(0).map((one) => one.stop()))
    expect(await world.seen(reader)).toEqual(all)
  })
})

test('[GW-2][DEV-6][D-15] a crash at any point of a batch loses no entry and repeats none', async () => {
  const [faults, faulty] = createFaults(world.gateway)
  const reader = { reader: 'crashes', batch: ALL, handle: world.see('crashes') }
  const points = await atCrashPoints(faults, async (crash) => {
    await world.append(3)
    await world.readable()
    await crash(() => handleNext(faulty, reader))
    await handleNext(world.gateway, reader)
    expect(await world.seen('crashes')).toEqual(await world.entries())
  })
  expect(points).toBeGreaterThan(8)
})

test('[GW-2][DEV-6][D-15] a batch whose connection is killed before its commit is handled again, once', async () => {
  await world.append(3)
  await world.readable()
  const see = world.see('killed')
  let kills = 1
  const reader: LogReader = {
    reader: 'killed',
    batch: ALL,
    handle: async (tx, entries) => {
      await see(tx, entries)
      if ((kills -= 1) >= 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    },
  }
  await expect(handleNext(world.gateway, reader)).rejects.toThrow()
  expect(await world.seen('killed')).toEqual([])
  await handleNext(world.gateway, reader)
  expect(await world.seen('killed')).toEqual(await world.entries())
})

test('[GW-2] while one instance handles a batch, another one with the same reader leaves it alone', async () => {
  await world.append()
  await world.readable()
  const started = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const slow = handleNext(world.gateway, {
    reader: 'shared',
    handle: async () => {
      started.resolve()
      await go.promise
    },
  })
  await started.promise
  const handle = vi.fn<LogReader['handle']>()
  expect(await handleNext(world.gateway, { reader: 'shared', handle })).toBe('none')
  go.resolve()
  await slow
  expect(handle).not.toHaveBeenCalled()
})

test('[GW-2] entries wait for an older transaction and follow as soon as it ends, without a notification', async () => {
  const handle = vi.fn<LogReader['handle']>(() => Promise.resolve())
  await world.readable()
  await world.gateway.db.transaction().execute(async (older) => {
    await sql`select pg_current_xact_id()`.execute(older)
    await world.append()
    follow({ reader: 'waits', everyMs: WAITS_FOR_NOTIFICATION, handle })
    const handed = () => handle.mock.calls.flatMap(([, entries]) => entries)
    await soon(async () => expect(handed()).toHaveLength((await world.entries()).length - 1))
    // Under another name: a look that holds the cursor of `waits` would let the follower think that nothing is left.
    const looks: LogReader = { reader: 'waits-too', batch: ALL, handle: () => Promise.resolve() }
    expect(await handleNext(world.gateway, looks)).toBe('pending')
    expect(handed()).toHaveLength((await world.entries()).length - 1)
    await appendLog(older, [{ topic: 'reward.used', userId: 'u-older', payload: {} }], 1)
  })
  await world.readable()
  await vi.waitFor(async () => {
    const handed = handle.mock.calls.flatMap(([, entries]) => entries)
    expect(handed.map(({ position, id }) => ({ position, id }))).toEqual(await world.entries())
    expect(handed.slice(-2).map(({ userId }) => userId)).toEqual(['u-older', null])
  })
})

test('[GW-2][D-15] a completed task and its claim reach a reader once each, in order', async () => {
  const activityId = await world.publish({ tasks: [tradeTask()] })
  const userId = await world.addTrader(activityId)
  await world.claim(userId, activityId)
  const topics: string[] = []
  follow({
    reader: 'product',
    everyMs: 20,
    handle: (_, entries) => {
      topics.push(...entries.filter((entry) => entry.userId === userId).map(({ topic }) => topic))
      return Promise.resolve()
    },
  })
  await soon(async () =>
    expect((await listReaders(world.gateway.db)).find(({ reader }) => reader === 'product')?.since).toBeNull(),
  )
  expect(topics).toEqual(['reward.earned', 'reward.granted'])
})

test('[GW-2][DEV-6] a reader that fails shows its lag in the metrics, is tried again and does not delay the others', async () => {
  registerGauges(world.gateway, null)
  await world.append()
  const error = vi.spyOn(world.gateway.log, 'error')
  const handle = vi.fn<LogReader['handle']>(() => Promise.reject(new Error('no')))
  follow({ reader: 'fails', everyMs: 20, handle })
  follow({ reader: 'works', everyMs: 20, handle: world.see('works') })
  await soon(async () => expect(handle.mock.calls.length).toBeGreaterThan(2))
  await soon(async () => expect(await world.seen('works')).toEqual(await world.entries()))
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ job: 'reader fails' }), 'a job failed')
  world.clock.advance(90_000)
  const metrics = await world.gateway.metrics.registry.metrics()
  expect(metrics).toMatch(/fanfare_log_lag_seconds\{reader="fails"\} (?:9\d|\d{3,})/)
  expect(metrics).toContain('fanfare_log_lag_seconds{reader="works"} 0')
  handle.mockImplementation(() => Promise.resolve())
  await soon(async () =>
    expect((await listReaders(world.gateway.db)).find(({ reader }) => reader === 'fails')?.since).toBeNull(),
  )
  error.mockRestore()
})
