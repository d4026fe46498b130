import { afterEach, expect, test, vi } from 'vitest'
import { whenChanged } from '@fanfare/kernel/testing/runs.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { databaseOfWorker } from '#gateway/testing/borrow-gateway.ts'
import { findPayout } from '#gateway/payouts/db/payouts.ts'
import { PAYOUT_EFFECTS } from './delivery-outcome.ts'
import { expireWaiting, startSender, startWebhooks } from './start-webhooks.ts'
import { createWebhookWorld, granted, secretOf, verifies, type WebhookWorld } from './testing/webhook-world.ts'
import { createWebhookClient } from './webhook-client.ts'

let world: WebhookWorld
const stops: (() => Promise<void>)[] = []
const { DELIVERED: handOver } = PAYOUT_EFFECTS
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
  PAYOUT_EFFECTS.DELIVERED = handOver
})

async function open(...endpoints: Parameters<typeof createWebhookWorld>[0]) {
  world = await createWebhookWorld(endpoints)
  stops.push(world.stop)
}
const sendTo = (id: string, options: Parameters<typeof startSender>[2] = {}) => {
  const sender = startSender(world.gateway.ctx, world.endpoint(id), { everyMs: 20, ...options })
  stops.push(sender.stop)
  return sender
}
/** An entry for an endpoint, whose receiver answers so. */
async function sendOne(answer: WebhookWorld['receiver']['answer']) {
  await open({ id: 'crm', topics: ['reward.*'] })
  world.receiver.answer = answer
  sendTo('crm')
  await world.appendAndRead(granted('u_1', 'rw_1'))
  await soon(async () => (await world.deliveries())[0]?.attempts).toBe(1)
}
const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { interval: 10 })
const states = async () => (await world.deliveries()).map(({ state }) => state)
/** A payout that the wallet is asked for, without a reward, a user and an activity. */
const addPayout = async (payoutId: string, attempt = 1) =>
  (await databaseOfWorker()).attack(`
    insert into payouts (payout_id, reward_id, user_id, activity_id, asset, amount, state, attempt, requested_at)
    values ('${payoutId}', 'rw_${payoutId}', 'u_1', 'act_1', 'GIFT_CASH:USDT', 5, 'READY', ${attempt}, ${world.clock.now()})`)
const requested = (payoutId: string, attempt = 1) => ({
  topic: 'reward.payout_requested' as const,
  userId: 'u_1',
  payload: { payoutId, attempt },
})
const payoutState = async (payoutId: string) => (await findPayout(world.gateway.db, payoutId))?.state
const rewardsAt = () => world.receiver.received.map(({ body }) => body.data.rewardId)

test('an entry of the log arrives once, signed, with its type, time and data', async () => {
  await open({ id: 'crm', topics: ['reward.*'] })
  stops.push((await startWebhooks(world.gateway.ctx)).stop)
  await world.append(granted('u_1', 'rw_1'), { topic: 'board.changed', userId: null, payload: { activityId: 'a' } })
  await soon(states).toEqual(['DELIVERED'])
  const [got] = world.receiver.received
  const [row] = await world.deliveries()
  expect(got?.body).toEqual({
    type: 'reward.granted',
    timestamp: new Date(row?.at ?? 0).toISOString(),
    data: { userId: 'u_1', rewardId: 'rw_1' },
  })
  expect(got?.id).toMatch(/^crm_\d+_\d+$/)
  expect(got?.headers['content-type']).toBe('application/json')
  expect(got && verifies(got, secretOf('a'))).toBe(true)
  expect(got && verifies(got, secretOf('b'))).toBe(false)
  expect(row?.tries).toEqual([{ at: expect.any(Number), status: 204, ms: expect.any(Number), error: null }])
  expect(world.receiver.received).toHaveLength(1)
})

test('while secrets change a request carries a signature of each', async () => {
  await open({ id: 'crm', topics: ['reward.*'] })
  world.setSecrets({ crm: [secretOf('b'), secretOf('a')] })
  await vi.waitFor(() => expect(world.gateway.ctx.webhookSecrets.of('crm')).toHaveLength(2))
  sendTo('crm')
  await world.appendAndRead(granted('u_1', 'rw_1'))
  await soon(states).toEqual(['DELIVERED'])
  const [got] = world.receiver.received
  expect(['a', 'b', 'c'].filter((letter) => got && verifies(got, secretOf(letter)))).toEqual(['a', 'b'])
})

test(
  'a receiver that is down for three days gets everything afterwards, under the same ids',
  whenChanged(),
  async () => {
    await open({ id: 'crm', topics: ['reward.*'] })
    await world.receiver.stop()
    sendTo('crm')
    await world.appendAndRead(granted('u_1', 'rw_1'), granted('u_2', 'rw_2'))
    const first = (await world.deliveries()).map(({ webhookId }) => webhookId)
    const attempts = async () => (await world.deliveries()).map((row) => row.attempts)
    const began = world.clock.now()
    for (let tries = 1; world.clock.now() < began + 3 * DAY_MS; tries += 1) {
      await soon(attempts).toEqual([tries, tries])
      const waits = (await world.deliveries()).map(({ nextAt }) => (nextAt ?? 0) - world.clock.now())
      world.clock.advance(Math.max(...waits) + 1)
    }
    await world.receiver.restart()
    await soon(states).toEqual(['DELIVERED', 'DELIVERED'])
    expect(world.receiver.received.map(({ id }) => id).toSorted()).toEqual(first.toSorted())
    expect((await world.deliveries())[0]?.tries.map(({ error }) => error)).toEqual([
      ...Array.from({ length: 9 }, () => 'ECONNREFUSED'),
      null,
    ])
  },
)

test('the tenth failure makes a delivery DEAD with an alarm, and the next one of its user is sent', async () => {
  await open({ id: 'crm', topics: ['reward.*'], order: 'user' })
  const error = vi.spyOn(world.gateway.ctx.log, 'error')
  world.receiver.answer = (response, { body }) =>
    void response.writeHead(body.data.rewardId === 'rw_1' ? 500 : 200).end('no')
  sendTo('crm')
  await world.appendAndRead(granted('u_1', 'rw_1'), granted('u_1', 'rw_2'))
  for (let tries = 1; tries < 10; tries += 1) {
    await soon(async () => (await world.deliveries())[0]?.attempts).toBe(tries)
    expect(await states()).toEqual(['WAITING', 'QUEUED'])
    world.clock.advance(30 * HOUR_MS)
  }
  await soon(states).toEqual(['DEAD', 'DELIVERED'])
  expect((await world.deliveries())[0]?.tries.at(-1)).toMatchObject({ status: 500, error: 'STATUS' })
  expect(error.mock.calls).toContainEqual([expect.objectContaining({ alarm: 'WEBHOOK_DEAD' }), expect.any(String)])
  expect(await world.gateway.ctx.metrics.registry.metrics()).toContain(
    'fanfare_webhook_deliveries_total{endpoint="crm",result="dead"} 1',
  )
})

test('a sender that ends before its commit sends again under the same id', async () => {
  await open({ id: 'crm', topics: ['reward.*'], order: 'user' })
  let crashes = 1
  sendTo('crm', {
    beforeSaving: () => ((crashes -= 1) >= 0 ? Promise.reject(new Error('the process ended')) : Promise.resolve()),
  })
  await world.appendAndRead(granted('u_1', 'rw_1'), granted('u_1', 'rw_2'))
  await soon(() => crashes).toBe(0)
  expect(await states()).toEqual(['WAITING', 'QUEUED'])
  world.clock.advance(31_000)
  await soon(states).toEqual(['DELIVERED', 'DELIVERED'])
  expect(rewardsAt()).toEqual(['rw_1', 'rw_1', 'rw_2'])
  const [one, again] = world.receiver.received
  expect(again?.id).toBe(one?.id)
  expect(again?.text).toBe(one?.text)
})

test('two senders share the work and its limit, and each delivery is sent once', async () => {
  await open({ id: 'crm', topics: ['reward.*'] })
  let now = 0
  let most = 0
  world.receiver.answer = (response) => {
    most = Math.max(most, (now += 1))
    setImmediate(() => {
      now -= 1
      response.writeHead(204).end()
    })
  }
  await world.appendAndRead(...Array.from({ length: 400 }, (_, n) => granted(`u_${n}`, `rw_${n}`)))
  sendTo('crm')
  sendTo('crm')
  await soon(async () => new Set(await states())).toEqual(new Set(['DELIVERED']))
  expect(new Set(rewardsAt()).size).toBe(400)
  expect(world.receiver.received).toHaveLength(400)
  expect(most).toBeLessThanOrEqual(50)
})

test('a user with 10,000 messages that fail does not hold back others', whenChanged(), async () => {
  await open({ id: 'crm', topics: ['reward.*'], order: 'user' })
  world.receiver.answer = (response, { body }) =>
    void response.writeHead(body.data.userId === 'u_many' ? 500 : 204).end()
  for (let n = 0; n < 10; n += 1)
    await world.append(...Array.from({ length: 1000 }, (_, at) => granted('u_many', `rw_${n * 1000 + at}`)))
  await world.appendAndRead(...Array.from({ length: 20 }, (_, n) => granted(`u_${n}`, `rw_of_${n}`)))
  sendTo('crm')
  const delivered = () =>
    world.gateway.db.selectFrom('webhookDeliveries').select('userId').where('state', '=', 'DELIVERED')
  await soon(async () => (await delivered().execute()).length).toBe(20)
  expect(rewardsAt().filter((id) => !String(id).startsWith('rw_of'))).toEqual(['rw_0'])
})

test('messages of one user arrive in order, also those that come while others are under way', async () => {
  await open({ id: 'wallet', topics: ['reward.*'], order: 'user' })
  stops.push((await startWebhooks(world.gateway.ctx)).stop)
  const expected = new Map<string, string[]>()
  for (let n = 0; n < 60; n += 1) {
    const userId = `u_${n % 3}`
    expected.set(userId, [...(expected.get(userId) ?? []), `rw_${n}`])
    await world.append(granted(userId, `rw_${n}`))
  }
  await soon(() => world.receiver.received.length).toBe(60)
  const byUser = Map.groupBy(world.receiver.received, ({ body }) => String(body.data.userId))
  for (const [userId, ids] of expected) expect(byUser.get(userId)?.map(({ body }) => body.data.rewardId)).toEqual(ids)
})

test('Retry-After is kept where it is longer than the schedule', async () => {
  await sendOne((response) => void response.writeHead(503, { 'retry-after': '600' }).end())
  const wait = ((await world.deliveries())[0]?.nextAt ?? 0) - world.clock.now()
  expect(wait).toBeGreaterThan(590_000)
  expect(wait).toBeLessThanOrEqual(600_000)
})

test('a redirect to an inner address is a failure that nobody follows', async () => {
  await sendOne((response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end())
  expect((await world.deliveries())[0]?.tries).toMatchObject([{ status: 302, error: 'REDIRECT' }])
})

test('an answer 410 turns its endpoint off with an alarm and keeps what waits', async () => {
  await open({ id: 'crm', topics: ['reward.*'] })
  const error = vi.spyOn(world.gateway.ctx.log, 'error')
  world.receiver.answer = (response) => void response.writeHead(410).end()
  sendTo('crm')
  await world.appendAndRead(granted('u_1', 'rw_1'))
  const lines = () => world.gateway.rows('auditLog', { subject: 'crm' })
  await soon(lines).toMatchObject([{ action: 'webhook.disabled' }])
  expect(error.mock.calls).toContainEqual([expect.objectContaining({ alarm: 'WEBHOOK_GONE' }), expect.any(String)])
  await world.appendAndRead(granted('u_1', 'rw_2'))
  world.clock.advance(DAY_MS)
  expect(await states()).toEqual(['WAITING', 'WAITING'])
  expect(world.receiver.received).toHaveLength(1)
})

test('410 of an endpoint of payouts raises the alarm, and payouts are tried again', async () => {
  await open({ id: 'wallet', topics: ['reward.payout_requested'] })
  const error = vi.spyOn(world.gateway.ctx.log, 'error')
  let status = 410
  world.receiver.answer = (response) => void response.writeHead(status).end()
  await addPayout('po_7', 2)
  sendTo('wallet')
  await world.appendAndRead(requested('po_7', 2))
  await soon(() => error.mock.calls.length).toBeGreaterThan(0)
  expect(error.mock.calls[0]?.[0]).toMatchObject({ alarm: 'WEBHOOK_GONE' })
  status = 200
  world.clock.advance(10_000)
  await soon(states).toEqual(['DELIVERED'])
  expect(world.receiver.received.map(({ id }) => id)).toEqual(['po_7-2', 'po_7-2'])
  expect(await payoutState('po_7')).toBe('SENT')
})

test('the effect of a delivered payout is written with its delivery, or neither is', async () => {
  await open({ id: 'wallet', topics: ['reward.payout_requested', 'reward.granted'] })
  await addPayout('po_1')
  let failures = 2
  PAYOUT_EFFECTS.DELIVERED = (...given) =>
    (failures -= 1) >= 0 ? Promise.reject(new Error('no payout')) : (handOver?.(...given) ?? Promise.resolve())
  sendTo('wallet')
  await world.appendAndRead(requested('po_1'), granted('u_2', 'rw_2'))
  await soon(states).toEqual(['WAITING', 'DELIVERED'])
  for (let again = 0; again < 2; again += 1) {
    await soon(() => failures).toBe(1 - again)
    world.clock.advance(31_000)
  }
  await soon(states).toEqual(['DELIVERED', 'DELIVERED'])
  expect(world.receiver.received.filter(({ id }) => id === 'po_1-1')).toHaveLength(3)
  expect(await payoutState('po_1')).toBe('SENT')
})

test('a payout whose webhook was given up stays ready, and says so', async () => {
  await open({ id: 'wallet', topics: ['reward.payout_requested'] })
  await addPayout('po_1')
  await world.appendAndRead(requested('po_1'))
  world.clock.advance(12 * DAY_MS)
  expect(await expireWaiting(world.gateway.ctx, world.endpoint('wallet'))).toBe(0)
  world.clock.advance(2 * DAY_MS)
  expect(await expireWaiting(world.gateway.ctx, world.endpoint('wallet'))).toBe(1)
  expect(await states()).toEqual(['DEAD'])
  expect(await findPayout(world.gateway.db, 'po_1')).toMatchObject({ state: 'READY', deadAt: expect.any(Number) })
})

test('a payout that is no longer due before it was sent is withdrawn', async () => {
  await open({ id: 'wallet', topics: ['reward.payout_requested', 'reward.granted'], order: 'user' })
  await addPayout('po_1', 2)
  await world.appendAndRead(requested('po_1'), granted('u_1', 'rw_2'), requested('po_1', 2))
  sendTo('wallet')
  await soon(states).toEqual(['WITHDRAWN', 'DELIVERED', 'DELIVERED'])
  expect(world.receiver.received.map(({ id }) => id)).toContain('po_1-2')
  expect(world.receiver.received.map(({ id }) => id)).not.toContain('po_1-1')
})

test('a sender that is stopped gives back what a receiver has not answered', async () => {
  await open({ id: 'crm', topics: ['reward.*'] })
  world.receiver.answer = () => undefined
  const { stop } = startSender(world.gateway.ctx, world.endpoint('crm'), { everyMs: 20 })
  await world.appendAndRead(granted('u_1', 'rw_1'))
  await soon(() => world.receiver.received.length).toBe(1)
  await stop()
  expect(await world.deliveries()).toMatchObject([{ state: 'WAITING', attempts: 0, lease: null, tries: [] }])
})

test('a receiver that does not answer holds back no other endpoint', async () => {
  await open({ id: 'slow', topics: ['reward.*'] }, { id: 'crm', topics: ['reward.*'] })
  world.receiver.answer = (response, { id }) => void (id.startsWith('crm') && response.writeHead(204).end())
  sendTo('slow', { client: createWebhookClient(world.endpoint('slow'), { timeoutMs: 500 }) })
  sendTo('crm')
  await world.appendAndRead(...Array.from({ length: 100 }, (_, n) => granted(`u_${n}`, `rw_${n}`)))
  const delivered = async () =>
    (await world.deliveries()).filter(({ endpointId, state }) => endpointId === 'crm' && state === 'DELIVERED').length
  await soon(delivered).toBe(100)
  const slow = async () => (await world.deliveries()).find(({ endpointId }) => endpointId === 'slow')
  await soon(async () => (await slow())?.attempts).toBe(1)
  expect((await slow())?.tries).toMatchObject([{ status: null, error: 'TIMEOUT' }])
})

test('a receiver that answers 101 to more requests than run at once frees each of them', async () => {
  await open({ id: 'crm', topics: ['reward.*'] })
  world.receiver.answer = ({ socket }) =>
    void setTimeout(() => socket?.write('HTTP/1.1 101 Yes\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'), 50)
  await world.appendAndRead(...Array.from({ length: 120 }, (_, n) => granted(`u_${n}`, `rw_${n}`)))
  const { wake } = sendTo('crm', { everyMs: HOUR_MS })
  const tried = async () => (await world.deliveries()).filter(({ attempts }) => attempts === 1).length
  await soon(tried).toBe(120)
  world.receiver.answer = (response) => void response.writeHead(204).end()
  await world.appendAndRead(granted('u_well', 'rw_well'))
  wake()
  await soon(async () => (await states()).filter((state) => state === 'DELIVERED')).toHaveLength(1)
  expect((await world.deliveries())[0]?.tries).toMatchObject([{ status: null, error: 'CONNECTION' }])
})

test('an endpoint whose policy orders by user no more sends what was queued', async () => {
  await open({ id: 'crm', topics: ['reward.*'] })
  const { db, ctx } = world.gateway
  await world.appendAndRead(granted('u_1', 'rw_1'), granted('u_1', 'rw_2'))
  await db.updateTable('webhookDeliveries').set({ state: 'QUEUED', nextAt: null }).execute()
  stops.push((await startWebhooks(ctx)).stop)
  await soon(states).toEqual(['DELIVERED', 'DELIVERED'])
  expect(rewardsAt()).toHaveLength(2)
})

test('without webhooks no reader runs, and no row is written', async () => {
  world = await createWebhookWorld([])
  stops.push(world.stop)
  stops.push((await startWebhooks(world.gateway.ctx)).stop)
  await world.append(granted('u_1', 'rw_1'))
  const cursors = world.gateway.db.selectFrom('logCursors').select('reader').where('reader', '=', 'webhooks')
  expect(await cursors.execute()).toEqual([])
  expect(await world.deliveries()).toEqual([])
})

test('an endpoint that is new in the policy gets what happens from then on', async () => {
  await open({ id: 'crm', topics: ['reward.*'] })
  await world.append(granted('u_1', 'rw_1'))
  await world.gateway.change('webhookEndpoints', { lastSuccessAt: null })
  await world.gateway.change('webhookEndpoints', { since: world.clock.now() + 1000 })
  world.clock.advance(2000)
  await world.appendAndRead(granted('u_1', 'rw_2'))
  expect((await world.deliveries()).map(({ body }) => body)).toEqual([expect.stringContaining('rw_2')])
})
