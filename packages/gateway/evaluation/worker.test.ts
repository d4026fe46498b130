import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import type { Db } from '#gateway/db/client.ts'
import { listEvents } from '#gateway/facts/db/events.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { createTaskWorld, DAY, HOUR, trade, tradeTask, type TaskWorld } from '#gateway/testing/task-world.ts'
import type { Repeating } from '#gateway/util/repeat.ts'
import { startWorker } from './worker.ts'

let world: TaskWorld
const workers: Repeating[] = []
beforeEach(async () => (world = await createTaskWorld()))
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  expect(await audit(world.gateway.db)).toEqual([])
})

function work(options?: Parameters<typeof startWorker>[1]): Repeating {
  const worker = startWorker(world.gateway, options)
  world.gateway.wakeWorker = worker.wake
  workers.push(worker)
  return worker
}

async function joined(alias: string, changes: Parameters<typeof tradeTask>[0] = {}) {
  const activityId = await world.publish({ alias, tasks: [tradeTask(changes)] })
  const userId = await world.addParticipant(activityId)
  return { activityId, userId }
}
const statusOf = async (userId: string) =>
  (await listSourceStates(world.gateway.db, userId)).map(({ status }) => status)
const soon = (check: () => Promise<void>) => vi.waitFor(check, { interval: 20 })

test('[GW-2] the effect of an event shows without a read that evaluates the user', async () => {
  work()
  const { userId } = await joined('soon')
  await world.send(trade(userId, world.clock.now()))
  await soon(async () => expect(await statusOf(userId)).toEqual(['COMPLETED']))
})

test('while the history of a demonstration is written no user is evaluated, and then every one is', async () => {
  let looks = 0
  let history: typeof world.gateway.history = 'being written'
  Object.defineProperty(world.gateway, 'history', { get: () => ((looks += 1), history), configurable: true })
  work({ everyMs: 20 })
  const { userId } = await joined('past')
  await world.send(trade(userId, world.clock.now()))
  const looked = looks
  await vi.waitFor(() => expect(looks).toBeGreaterThan(looked + 10))
  expect(await statusOf(userId)).not.toEqual(['COMPLETED'])
  history = 'complete'
  await soon(async () => expect(await statusOf(userId)).toEqual(['COMPLETED']))
})

test('[GW-2] the next instance, or several at once, evaluate the queue that a killed instance left', async () => {
  const { activityId } = await joined('left')
  const users = await world.addUsers(40)
  for (const userId of users) await world.joinActivity(userId, activityId)
  await world.send(...users.map((userId) => trade(userId, world.clock.now())))
  work()
  work()
  await soon(async () => expect(await world.server.rows('sourceStates', { status: 'COMPLETED' })).toHaveLength(40))
})

test('[ACT-3] windows, days and claims end at their time, without a new fact', async () => {
  work()
  const { userId } = await joined('ends', { period: 'AFTER', windowDays: 1 })
  const other = await joined('expires', { claimDays: 1 })
  await world.send(trade(other.userId, world.clock.now()))
  await soon(async () => expect(await statusOf(other.userId)).toEqual(['COMPLETED']))
  await soon(async () => {
    const { evaluateAt } = (await world.server.rows('participations', { userId }))[0]!
    expect(evaluateAt).toBe(world.clock.now() + DAY + 2000)
  })
  world.clock.advance(DAY + HOUR)
  await soon(async () => expect(await statusOf(userId)).toEqual(['UNSATISFIED']))
  await soon(async () =>
    expect(await listSourceStates(world.gateway.db, other.userId)).toMatchObject([{ claimExpired: true }]),
  )
})

test('[GW-3] a user whose evaluation lost its connection is evaluated over the next connection, without a backoff', async () => {
  const { userId } = await joined('cut')
  await world.evaluate()
  const { db } = world.gateway
  const waiting = sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const lockTable = (work: (tx: Db) => Promise<void>) =>
    world.database.asOwner((owner) => owner.transaction().execute(work))
  await lockTable(async (tx) => {
    await sql`lock table entitlements in access exclusive mode`.execute(tx)
    await world.send(trade(userId, world.clock.now()))
    work()
    // Two connections wait: that of the sweep and that of the evaluation.
    await soon(async () => expect((await waiting.execute(db)).rows).toHaveLength(2))
    await sql`select pg_terminate_backend(pid) from (${waiting}) as waiting`.execute(db)
  })
  await soon(async () => expect(await statusOf(userId)).toEqual(['COMPLETED']))
})

test('[GW-3] a user whose evaluation fails with a database error each time does not delay others', async () => {
  const heavy = await joined('heavy')
  const fine = await joined('light')
  await world.evaluate()
  const fault = sql.raw(
    `create function out_of_memory() returns trigger language plpgsql as $$
     begin raise exception 'out of memory' using errcode = '53200'; end $$;
     create trigger out_of_memory before insert on source_states for each row
       when (new.user_id = '${heavy.userId}') execute function out_of_memory()`,
  )
  await world.database.asOwner((db) => fault.execute(db))
  onTestFinished(() =>
    world.database.asOwner((db) => sql`drop function out_of_memory cascade`.execute(db)).then(() => undefined),
  )
  await world.send(trade(heavy.userId, world.clock.now()))
  world.clock.advance(1)
  await world.send(trade(fine.userId, world.clock.now()))
  work({ everyMs: 20 })
  await soon(async () => expect(await statusOf(fine.userId)).toEqual(['COMPLETED']))
  expect(await statusOf(heavy.userId)).toEqual([])
})

test('[GW-7] a stored event that no rule can read stops the evaluation of its user alone', async () => {
  // The first fact is of the quarter of an hour in which the user joins, so that its facts are read one by one.
  world.clock.advance(60_000)
  const { activityId, userId } = await joined('spoilt', { period: 'AFTER' })
  const other = await world.addParticipant(activityId)
  const first = trade(userId, world.clock.now() - 30_000, '1')
  await world.send(first)
  const kept = JSON.stringify((await listEvents(world.gateway.db, [userId]))[0])
  await world.database.attack(`update events set payload = '{"x": 1}' where event_id = '${first.eventId}'`)
  const log = vi.spyOn(world.gateway.log, 'error')
  await world.send(trade(userId, world.clock.now()), trade(other, world.clock.now()))
  const worker = work()
  await soon(async () => expect(await statusOf(other)).toEqual(['COMPLETED']))
  await soon(async () =>
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ unreadable: [first.eventId] }),
      'evaluating a user failed',
    ),
  )
  await worker.stop()
  await world.database.attack(`
    update events set payload = '${kept}'::jsonb - array['eventId', 'type', 'userId', 'occurredAt'] where event_id = '${first.eventId}'`)
  await world.evaluate()
  expect(await statusOf(userId)).toEqual(['COMPLETED'])
})
