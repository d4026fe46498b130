import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { countToReevaluate } from '#gateway/evaluation/db/reevaluations.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'
import type { Repeating } from '#gateway/util/repeat.ts'
import { reevaluateNext, startWorker } from './worker.ts'
import { evaluateDue } from './evaluate-due.ts'

const world = await createTaskWorld({ audited: true })

const version = (alias: string, amount: string) => ({
  alias,
  tasks: [tradeTask({ id: 'volume', type: 'SPOT_TRADING_VOLUME', target: { amount, unit: 'USDT' } })],
  budget: [{ rewardType: 'GIFT_CASH' as const, unit: 'USDT', limit: '10000' }],
})
const PEOPLE = 300

async function published(alias: string): Promise<string[]> {
  const activityId = await world.publish(version(alias, '500'))
  const users = await world.addUsers(PEOPLE)
  await Promise.all(users.map((userId) => world.joinActivity(userId, activityId)))
  await world.sendAndEvaluate(...users.map((userId) => trade(userId, world.clock.now())))
  return users
}
const statusOf = async (userId: string) => (await listSourceStates(world.gateway.db, userId))[0]?.status

test('[ACT-9] a change of an activity evaluates its participants batch by batch, and a later change begins anew', async () => {
  const users = await published('batches')
  await world.publish(version('batches', '100'))
  const { db, log } = world.gateway
  const info = vi.spyOn(log, 'info')
  expect(await countToReevaluate(db)).toBe(PEOPLE)
  expect(await reevaluateNext(world.gateway)).toBe(64)
  expect(await countToReevaluate(db)).toBe(PEOPLE - 64)
  // Another version starts again with the first participant.
  await world.publish(version('batches', '90'))
  expect(await countToReevaluate(db)).toBe(PEOPLE)
  for (const added of [64, 64, 64, 64, PEOPLE - 256, 0]) expect(await reevaluateNext(world.gateway)).toBe(added)
  expect(await countToReevaluate(db)).toBe(0)
  expect(info).toHaveBeenLastCalledWith(
    expect.objectContaining({ enqueued: PEOPLE, total: PEOPLE, isEnd: true }),
    expect.any(String),
  )
  await world.evaluate()
  expect(new Set(await Promise.all(users.map(statusOf)))).toEqual(new Set(['COMPLETED']))
})

test('[GW-2] a new fact overtakes participants of a changed activity in the queue', async () => {
  const users = await published('facts-before')
  await world.publish(version('facts-before', '200'))
  while ((await reevaluateNext(world.gateway)) > 0) {}
  const last = users.toSorted().at(-1) ?? ''
  await world.send(trade(last, world.clock.now()))
  expect(await evaluateDue(world.gateway, { cause: 'news', limit: PEOPLE })).toMatchObject([{ userId: last }])
  expect(await evaluateDue(world.gateway, { cause: 'news', limit: PEOPLE })).toEqual([])
  expect(await evaluateDue(world.gateway, { cause: 'rules', limit: PEOPLE })).toHaveLength(PEOPLE - 1)
})

test('[GW-2] a fact is evaluated while both batches of participants of a changed activity wait for locks', async () => {
  const users = await published('side-by-side')
  await world.publish(version('side-by-side', '90'))
  await world.evaluate()
  const other = await world.addUser()
  await world.joinActivity(other, await world.publish({ alias: 'another', tasks: [tradeTask()] }))
  await world.evaluate()
  await world.publish(version('side-by-side', '80'))
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%lock_reserved%'`
  let worker: Repeating | undefined
  await world.database.asOwner((owner) =>
    owner.transaction().execute(async (tx) => {
      await sql`select from entitlements where user_id = any(${users}::text[]) for update`.execute(tx)
      worker = startWorker(world.gateway, { everyMs: 20 })
      await vi.waitFor(async () => expect((await waiting.execute(world.gateway.db)).rows).toHaveLength(2))
      await world.send(trade(other, world.clock.now()))
      await vi.waitFor(async () => expect(await statusOf(other)).toBe('COMPLETED'))
    }),
  )
  await vi.waitFor(async () => expect(await countToReevaluate(world.gateway.db)).toBe(0))
  await worker?.stop()
  await world.evaluate()
})

test('[ACT-9] participants of a changed activity are evaluated although users with facts wait all the time', async () => {
  const [user = '', ...others] = await published('in-turn')
  await world.publish(version('in-turn', '90'))
  await world.evaluate()
  await world.publish(version('in-turn', '80'))
  while ((await reevaluateNext(world.gateway)) > 0) {}
  await world.send(trade(user, world.clock.now()))
  const waiting = world.gateway.db.selectFrom('evaluationQueue').select('userId').distinct()
  let worker: Repeating | undefined
  await world.database.asOwner((owner) =>
    owner.transaction().execute(async (tx) => {
      const { rows } = await sql`select from entitlements where user_id = ${user} for update`.execute(tx)
      expect(rows).toHaveLength(1)
      expect(await waiting.execute()).toHaveLength(1 + others.length)
      worker = startWorker(world.gateway, { everyMs: 20 })
      await vi.waitFor(async () => expect(await waiting.execute()).toEqual([{ userId: user }]))
    }),
  )
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]))
  await worker?.stop()
})
