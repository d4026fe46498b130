import { channel } from 'node:diagnostics_channel'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { RUNNING_MAXIMUM } from '#gateway/activities/db/budgets.ts'
import { GRANTED_CHANNEL, noteGranted } from '#gateway/db/after-commit.ts'
import { createPool, dbOn } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { evaluateDue } from '#gateway/evaluation/evaluate-due.ts'
import { activityInput, cash } from '#gateway/testing/activity-file.ts'
import { trade, tradeTask } from '#gateway/testing/task-world.ts'
import { startSender } from '#gateway/webhooks/start-webhooks.ts'
import { createWebhookWorld } from '#gateway/webhooks/testing/webhook-world.ts'
import { registerGauges } from './gauges.ts'
import { ASSETS_MAXIMUM } from './metrics.ts'

afterAll(async () => {
  await pool.end()
  await world.stop()
})

/** The series of `/metrics` whose names begin so, as a scrape gets them. */
async function scrape(prefix: string): Promise<Record<string, string>> {
  const { body } = await world.gateway.send({ method: 'GET', target: '/metrics', signed: false })
  const lines = body.split('\n').filter((line) => line.startsWith(prefix))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]),
  )
}

const world = await createWebhookWorld([{ id: 'crm', topics: ['reward.granted'] }])
const { ctx, databaseUrl } = world.gateway
// The statements of one scrape wait for the only connection.
const pool = createPool({ connectionString: databaseUrl, poolSize: 1 })
registerGauges({ ...ctx, db: dbOn(pool) }, pool)

test('a claim, its events and its webhook are in the metrics without their user', async () => {
  const { gateway, read } = world
  const tasks = [tradeTask({ id: 'trade', reward: cash('2.5') })]
  const texts = { en: { title: 'Cup', rules: 'Rules', tasks: { trade: { title: 'Trade' } } } }
  const file = activityInput({ tasks, texts })
  const { data } = await gateway.ops<{ activityId: string }>('PUT', '/ops/v1/activities/small-cup', file)
  const { userId, token } = await gateway.register()
  const claim = { query: { activityId: data.activityId, taskId: 'trade' } }
  await gateway.call(apply, { query: { activityId: data.activityId } }, { token })
  expect((await gateway.call(obtainReward, claim, { token })).code).toBe('51011')
  expect(
    (await gateway.call(obtainReward, { query: { ...claim.query, activityId: 'nowhere' } }, { token })).code,
  ).not.toBe('00000')
  const event = trade(userId, gateway.clock.now())
  const future = trade(userId, gateway.clock.now() + 86_400_000)
  await gateway.ops('POST', '/ops/v1/events', { events: [event, event, future, { type: `of ${userId}` }, 'nothing'] })
  await evaluateDue(gateway.ctx)
  expect((await gateway.call(obtainReward, claim, { token })).code).toBe('00000')
  await read()
  const sender = startSender(gateway.ctx, world.endpoint('crm'), { everyMs: 20 })
  await vi.waitFor(async () =>
    expect(await scrape('fanfare_webhook_deliveries_total')).toEqual({
      'fanfare_webhook_deliveries_total{endpoint="crm",result="delivered"}': '1',
    }),
  )
  await sender.stop()

  expect(await scrape('fanfare_claims_total')).toEqual({
    'fanfare_claims_total{type="PersonalTrading",code="51011"}': '1',
    'fanfare_claims_total{type="unknown",code="51001"}': '1',
    'fanfare_claims_total{type="PersonalTrading",code="00000"}': '1',
  })
  expect(await scrape('fanfare_events_total')).toEqual({
    'fanfare_events_total{type="trade.filled",result="accepted"}': '1',
    'fanfare_events_total{type="trade.filled",result="duplicate"}': '1',
    'fanfare_events_total{type="trade.filled",result="FUTURE"}': '1',
    'fanfare_events_total{type="unknown",result="INVALID"}': '2',
  })
  expect(await scrape('fanfare_grant')).toEqual({
    'fanfare_grants_total{asset="DROP:USDT"}': '1',
    'fanfare_granted_amount_total{asset="DROP:USDT"}': '2.5',
  })
  expect(await scrape('fanfare_activity')).toMatchObject({
    'fanfare_activity_budget_left{activity="small-cup",asset="DROP:USDT"}': '9997.5',
    'fanfare_activity_budget_limit{activity="small-cup",asset="DROP:USDT"}': '10000',
    'fanfare_activity_participants{activity="small-cup"}': '1',
  })
  expect(JSON.stringify(await scrape('fanfare_'))).not.toContain(userId)
})

test('the numbers of the pool do not count the statements of their own scrape', async () => {
  await scrape('fanfare_')
  expect(await scrape('fanfare_pool')).toEqual({
    fanfare_pool_waiting: '0',
    fanfare_pool_connections: '1',
    fanfare_pool_idle: '1',
  })
})

test('a mail that is due shows how late it is', async () => {
  const now = world.gateway.clock.now()
  const mail = { mailId: 'm1', userId: null, kind: 'PASSWORD_RESET', sealed: '', expiresAt: now, nextAt: now }
  await world.gateway.db.insertInto('mails').values(mail).execute()
  world.clock.advance(9000)
  const { fanfare_mail_delay_seconds: delay } = await scrape('fanfare_mail_delay')
  expect(Number(delay)).toBeGreaterThanOrEqual(9)
  expect(Number(delay)).toBeLessThan(60)
  await world.gateway.db.deleteFrom('mails').execute()
})

test('a grant counts once it is committed', async () => {
  const { db } = world.gateway
  const counted = () => scrape('fanfare_grants_total{asset="POINTS"}')
  const undone = withTransaction(db, async (tx) => {
    noteGranted(tx, { asset: 'POINTS', quantity: '3' })
    await sql`select 1/0`.execute(tx)
  })
  await expect(undone).rejects.toThrow('division by zero')
  expect(await counted()).toEqual({})
  await withTransaction(db, async (tx) => {
    noteGranted(tx, { asset: 'POINTS', quantity: '3' })
    noteGranted(tx, { asset: 'POINTS', quantity: '3' })
    expect(await counted()).toEqual({})
  })
  expect(Object.values(await counted())).toEqual(['2'])
})

test('hundreds of activities and assets, and ended activities, add a bounded number of series', async () => {
  await world.gateway.asOwner(async (db) => {
    await sql`
      insert into activities (activity_id, alias, activity_type, start_time, end_time, listed, definition, published_at, updated_at, titles)
      select 'many-' || n, 'many-' || n, activity_type, start_time, case when n = 1 then start_time + 1 else end_time end, listed,
        definition, published_at, updated_at, titles from activities, generate_series(1, 250) n where alias = 'small-cup'
    `.execute(db)
    await sql`
      insert into budgets (activity_id, asset, "limit") select activity_id, 'DROP:USDT', 10 from activities where alias like 'many-%'
    `.execute(db)
  })
  for (let n = 0; n < ASSETS_MAXIMUM + 50; n += 1)
    channel(GRANTED_CHANNEL).publish({ asset: `COUPON:${n}`, quantity: '1' })
  const counts = await Promise.all(
    [
      'fanfare_activity_budget_left',
      'fanfare_activity_budget_limit',
      'fanfare_activity_participants',
      'fanfare_grants_total',
      'fanfare_granted_amount_total',
    ].map(async (name) => [name, Object.keys(await scrape(name)).length]),
  )
  expect(Object.fromEntries(counts)).toEqual({
    fanfare_activity_budget_left: RUNNING_MAXIMUM,
    fanfare_activity_budget_limit: RUNNING_MAXIMUM,
    fanfare_activity_participants: RUNNING_MAXIMUM,
    fanfare_grants_total: ASSETS_MAXIMUM + 1,
    fanfare_granted_amount_total: ASSETS_MAXIMUM + 1,
  })
  expect(await scrape('fanfare_activity_budget_left{activity="many-1"')).toEqual({})
})
