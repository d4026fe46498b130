import { fact } from '#gateway/testing/task-facts.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { enqueueSoldOut } from '../../activities/db/budgets.ts'
import { enqueueDueParticipations } from '../../activities/db/participations.ts'
import { enqueueOverdueClaims } from '../../rewards/db/entitlements.ts'
import { lockDue } from './evaluation-queue.ts'
import { listSourceStates } from '../../rewards/db/source-states.ts'

const world = await createTaskWorld({ audited: true })

const MINUTE = 60_000
const whileAhead = async (ms: number, work: () => Promise<unknown>): Promise<void> => {
  world.clock.advance(ms)
  await work()
  world.clock.advance(-ms)
}
const statusOf = async (userId: string) => (await listSourceStates(world.gateway.db, userId))[0]?.status
const joined = async (alias: string, changes: Parameters<typeof tradeTask>[0] = {}) => {
  const activityId = await world.publish({ alias, tasks: [tradeTask(changes)] })
  const userId = await world.addParticipant(activityId)
  await world.evaluate()
  return { activityId, userId }
}
test('[GW-2][GW-3] the reward of a fact that arrived under a fast clock can be claimed later', async () => {
  const { activityId, userId } = await joined('ahead')
  const occurredAt = world.clock.now()
  await whileAhead(120 * MINUTE, () => world.send(trade(userId, occurredAt)))
  const reward = world.claim(userId, activityId)
  expect(await reward).toMatchObject({ taskStatus: 'GRANTED' })
})

test('[GW-2] the worker evaluates a fact that arrived while the clock was ahead, as soon as the clock is corrected', async () => {
  const { userId } = await joined('worker-ahead')
  const occurredAt = world.clock.now()
  await whileAhead(5 * MINUTE, () => world.send(trade(userId, occurredAt)))
  await world.evaluate()
  expect(await statusOf(userId)).toBe('COMPLETED')
})

test('[GW-2] a target held for a burst under a fast clock is evaluated after its correction', async () => {
  const { userId } = await joined('held', { type: 'EARNINGS', target: { amount: '50', unit: 'USDT' } })
  const profit = fact('position.closed', world.clock.now(), { userId, pnl: '60' })
  await whileAhead(5 * MINUTE, async () => {
    await world.sendAndEvaluate(profit)
    expect(await statusOf(userId)).not.toBe('COMPLETED')
  })
  await world.evaluate()
  expect(await statusOf(userId)).toBe('COMPLETED')
})

test('[GW-2] a fact with a future occurredAt counts from that time on', async () => {
  const { userId } = await joined('sender-ahead')
  await world.sendAndEvaluate(trade(userId, world.clock.now() + 4 * MINUTE))
  expect(await statusOf(userId)).not.toBe('COMPLETED')
  const readEntry = () =>
    world.gateway.db.selectFrom('evaluationQueue').selectAll().where('userId', '=', userId).executeTakeFirst()
  const postponed = await readEntry()
  expect(postponed?.dueAt).toBe(world.clock.now() + 4 * MINUTE)
  await world.passTime(4 * MINUTE - 1)
  expect(await readEntry()).toEqual(postponed)
  await world.passTime(1)
  expect(await statusOf(userId)).toBe('COMPLETED')
  expect(await readEntry()).toBeUndefined()
})

test('[GW-3] the worker skips users whom another transaction has locked, with a postponed entry or a new fact', async () => {
  const later = await joined('later')
  const other = await joined('fact')
  await world.sendAndEvaluate(trade(later.userId, world.clock.now() + MINUTE))
  world.clock.advance(MINUTE + 1)
  await world.send(trade(other.userId, world.clock.now()))
  const { db, clock } = world.gateway
  const lockedIds: (string | null)[] = []
  const lockNext = async (left: number): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const [next] = await lockDue(tx, clock.now(), { skipped: [], limit: 1 })
      lockedIds.push(next?.userId ?? null)
      if (left > 1) await lockNext(left - 1)
    })
  await lockNext(3)
  expect(lockedIds).toEqual([later.userId, other.userId, null])
  await db.transaction().execute(async (tx) => {
    expect(await lockDue(tx, clock.now(), { skipped: [later.userId], limit: 5 })).toMatchObject([
      { userId: other.userId },
    ])
  })
  await world.evaluate()
})

test('[GW-2] 20,000 entries that are not due yet are not read to find due users', async () => {
  const { db, clock } = world.gateway
  const now = clock.now()
  // Rows of tests before are no part of the plan.
  await world.database.asOwner((owner) => sql`vacuum (full, analyze) settlement_queue`.execute(owner))
  const rowsRead = () =>
    db.transaction().execute(async (tx) => {
      await lockDue(tx, now, { skipped: [], limit: 64 })
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relname = 'settlement_queue'`.execute(tx)
      return rows[0]?.read ?? 0
    })
  const without = await rowsRead()
  await sql`
    insert into settlement_queue (user_id, due_at, queued_at)
    select 'waits-' || n, ${now + MINUTE}, ${now} from generate_series(1, 20000) as n`.execute(db)
  expect(await rowsRead()).toBeLessThan(without + 100)
  await sql`delete from settlement_queue where user_id like 'waits-%'`.execute(db)
})

test('[GW-2] 20,000 participations and states that are not due are not read to find due users', async () => {
  const { db, clock } = world.gateway
  const activityId = await world.publish({ alias: 'sweeps', tasks: [tradeTask()] })
  const now = clock.now()
  const waiting = `select 'sweep-' || n as user_id from generate_series(1, 20000) as n`
  await world.database.attack(`
    insert into participations (activity_id, user_id, applied_at, settle_at)
      select '${activityId}', user_id, 0, ${now + MINUTE} from (${waiting}) as w;
    insert into source_states (user_id, activity_id, source, status, updated_at)
      select user_id, '${activityId}', 'task:first-trade:-', 'COMPLETED', 0 from (${waiting}) as w;
    insert into entitlements (user_id, activity_id, source, asset, quantity, earned_at, claim_deadline, reservation_id, status, updated_at)
      select user_id, '${activityId}', 'task:first-trade:-', 'GIFT_CASH:USDT', 5, 0, ${now + MINUTE}, user_id, 'RESERVED', 0 from (${waiting}) as w`)
  // Rows of tests before are no part of the plan.
  for (const tidy of ['vacuum', 'vacuum (analyze)']) {
    await world.database.asOwner((owner) => sql.raw(tidy).execute(owner))
    await db.updateTable('budgets').set({ freedAt: now }).where('activityId', '=', activityId).execute()
    await db.transaction().execute(async (tx) => {
      // As after the fifth sweep of a connection.
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
      const read = async (): Promise<number> => {
        const { rows } = await sql<{ read: number }>`
          select sum(seq_tup_read + coalesce(idx_tup_read, 0))::int as read from pg_stat_xact_user_tables
          join lateral (select pg_stat_get_xact_tuples_returned(indexrelid) as idx_tup_read from pg_index where indrelid = relid) i on true
          where relname in ('participations', 'entitlements', 'source_states')`.execute(tx)
        return rows[0]?.read ?? 0
      }
      const before = await read()
      await enqueueDueParticipations(tx, now, 500)
      await enqueueOverdueClaims(tx, now, 500)
      await enqueueSoldOut(tx, now)
      expect((await read()) - before).toBeLessThan(100)
    })
  }
  await world.database.attack(`
    delete from entitlements where user_id like 'sweep-%'; delete from source_states where user_id like 'sweep-%';
    delete from participations where user_id like 'sweep-%'`)
})
