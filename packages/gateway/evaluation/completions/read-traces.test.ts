import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { taskCompletionsDataSchema } from '@fanfare/contract/task/task-completions.ts'
import { createTaskWorld, DAY, HOUR, tradeTask } from '#gateway/testing/task-world.ts'
import { listNewestEvents, newestEvents } from '#gateway/facts/db/newest-events.ts'
import { eventsOfTally } from '#gateway/facts/tallies/events-of-tally.ts'
import { BUCKET_MS } from '#gateway/facts/tallies/tally-line.ts'
import { listCompletions } from './list-completions.ts'

const world = await createTaskWorld()

const trade = (userId: string, occurredAt: number, change: Parameters<typeof fact<'trade.filled'>>[2] = {}) =>
  fact('trade.filled', occurredAt, { userId, usdtVolume: '42.10', ...change })
const target = { amount: '5000', unit: 'USDT' }

async function targetEntries(userId: string, activityId: string) {
  const data = await listCompletions(world.gateway, { userId }, { activityId }, 'en')
  expect(taskCompletionsDataSchema.parse(data)).toEqual(data)
  return new Map(data.tasks.map(({ taskId, trace }) => [taskId, trace.at(-1)]))
}

test('[ACT-4] my tasks list the facts that they looked at, each with its pair, time and reason', async () => {
  const activityId = await world.publish({
    alias: 'facts',
    tasks: [
      tradeTask({ id: 'volume', type: 'SPOT_TRADING_VOLUME', period: 'AFTER', windowDays: 5, target }),
      tradeTask({ id: 'first', type: 'SPOT_FIRST_TRADING', target }),
      tradeTask({ id: 'deposits', type: 'RECHARGE', target }),
    ],
  })
  const [userId, other] = [await world.addUser(), await world.addUser()]
  const joined = world.clock.now()
  await world.joinActivity(userId, activityId)
  world.clock.advance(2 * HOUR)
  await world.send(
    trade(userId, joined - DAY, { symbol: 'ETH/USDT', side: 'sell', usdtVolume: '40' }),
    trade(userId, joined + 1),
    trade(userId, joined + 2, { symbol: 'USDC/USDT', usdtVolume: '250' }),
    trade(userId, joined + 3, { market: 'futures', usdtVolume: '999' }),
    trade(other, joined + 4, { usdtVolume: '777' }),
    fact('deposit.confirmed', joined + 5, { userId, usdtValue: '60' }),
    fact('deposit.confirmed', joined + 6, { userId, channel: 'internal', asset: 'BTC', usdtValue: '180' }),
  )
  const entries = await targetEntries(userId, activityId)
  expect(entries.get('volume')).toMatchObject({
    actual: '42.1',
    counted: 1,
    excluded: [
      {
        reason: 'BEFORE_JOIN',
        count: 1,
        amount: '40',
        detail: { at: joined - DAY, until: joined, symbol: 'ETH/USDT' },
      },
      { reason: 'STABLE_PAIR', count: 1, amount: '250', detail: { at: joined + 2, symbol: 'USDC/USDT' } },
    ],
    facts: [
      { at: joined + 2, label: 'trade.spot.buy:USDC/USDT', amount: '250', counted: false, reason: 'STABLE_PAIR' },
      { at: joined + 1, label: 'trade.spot.buy:BTC/USDT', amount: '42.1', counted: true },
      { at: joined - DAY, label: 'trade.spot.sell:ETH/USDT', amount: '40', counted: false, reason: 'BEFORE_JOIN' },
    ],
  })
  expect(entries.get('first')?.facts).toMatchObject([{ at: joined - DAY, label: 'trade.spot.sell:ETH/USDT' }])
  expect(entries.get('deposits')?.facts).toMatchObject([
    { label: 'deposit:BTC', amount: '180', reason: 'INTERNAL_TRANSFER' },
    { label: 'deposit:USDT', amount: '60', counted: true },
  ])
})

test('[ACT-4] of many facts the newest 20 are listed, also between as many facts of another market', async () => {
  const activityId = await world.publish({
    alias: 'many-facts',
    tasks: [tradeTask({ id: 'volume', type: 'SPOT_TRADING_VOLUME', target })],
  })
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  world.clock.advance(3 * HOUR)
  const minute = (index: number) => start + index * 60_000
  await world.send(
    ...Array.from({ length: 120 }, (_, index) => trade(userId, minute(index), { usdtVolume: '1' })),
    ...Array.from({ length: 120 }, (_, index) => trade(userId, minute(index), { market: 'futures' })),
  )
  const entry = (await targetEntries(userId, activityId)).get('volume')
  expect(entry).toMatchObject({ actual: '120', counted: 120 })
  expect(entry?.facts?.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, index) => minute(119 - index)))
})

test('[ACT-5] the newest three days of a daily task list their facts, older days have sums only', async () => {
  const daily = { type: 'SPOT_TRADING_VOLUME', period: 'EVERYDAY', target } as const
  const activityId = await world.publish({ alias: 'daily-facts', tasks: [tradeTask({ id: 'daily', ...daily })] })
  const userId = await world.addParticipant(activityId)
  const start = world.clock.now()
  world.clock.advance(3 * DAY)
  await world.send(...[0, 1, 2, 3].map((day) => trade(userId, start + day * DAY)))
  const { tasks } = await listCompletions(world.gateway, { userId }, { activityId }, 'en')
  expect(tasks.map(({ trace }) => trace.at(-1)).map((entry) => [entry?.counted, entry?.facts?.length])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, undefined],
  ])
})

test('[ACT-4] the newest facts are read by indexes, however many other facts the user has', async () => {
  const { db } = world.gateway
  const userId = await world.addUser()
  await sql`
    insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
    select ${userId} || n, 'trade.filled', ${userId}, n * 60000::bigint, 0,
      jsonb_build_object('market', case when n % 500 = 0 then 'spot' else 'futures' end, 'symbol', 'BTC/USDT', 'usdtVolume', '1'), 'x'
    from generate_series(1, 20000) n`.execute(db)
  await sql`
    insert into tallies (user_id, bucket, measure, count, amount, first_at, last_at)
    select user_id, occurred_at / ${BUCKET_MS}, 'trade.' || (payload ->> 'market'), count(*), count(*), min(occurred_at), max(occurred_at)
    from events where user_id = ${userId} group by 1, 2, 3`.execute(db)
  const input = {
    userId,
    ranges: [{ tallied: 'trade.spot', from: 0, until: 20_000 * 60_000, ...eventsOfTally('trade.spot') }],
    eventIds: [],
    limit: 20,
    bucketMs: BUCKET_MS,
  }
  expect((await listNewestEvents(db, input)).map(({ occurredAt }) => occurredAt / 60_000)).toEqual(
    Array.from({ length: 20 }, (_, index) => 19_500 - index * 500),
  )
  const { rows } = await sql<{ queryPlan: string }>`explain (analyze) ${newestEvents(input)}`.execute(db)
  const plan = rows.map((row) => Object.values(row).join('')).join('\n')
  expect(plan).not.toContain('Seq Scan')
  for (const index of ['tallies_pkey', 'events_user']) expect(plan).toContain(`using ${index} on`)
})
