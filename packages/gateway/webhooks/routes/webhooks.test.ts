import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { writeKeys } from '#gateway/testing/write-keys.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { webhookDeliveries, webhooks } from '@fanfare/contract/staff/webhooks.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { createOpsKeys } from '../../access/ops-keys.ts'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { purgeExpired } from '../../retention.ts'
import { registerGauges } from '../../telemetry/gauges.ts'
import { answerOf, type UntypedData } from '../../testing/signed-request.ts'
import { startSender } from '../start-webhooks.ts'
import { createWebhookWorld, granted, secretOf, verifies } from '../testing/webhook-world.ts'

const senders: (() => Promise<void>)[] = []
const world = await createWebhookWorld([
  { id: 'crm', topics: ['reward.*', 'user.cleared'] },
  { id: 'wallet', topics: ['reward.granted'], order: 'user' },
])
registerGauges(world.gateway.ctx, null)
afterEach(async () => {
  for (const stop of senders.splice(0)) await stop()
  world.receiver.answer = (response) => void response.writeHead(204).end()
  world.receiver.received.length = 0
  await world.gateway.db.deleteFrom('webhookDeliveries').execute()
})
afterAll(() => world.stop())

const BASE = '/ops/v1/webhooks'
const ask = <Data = UntypedData>(method: 'GET' | 'POST', target: string, body?: object) =>
  world.gateway.ops<Data>(method, `${BASE}${target}`, body)
const sendTo = (id: string) => senders.push(startSender(world.gateway.ctx, world.endpoint(id), { everyMs: 20 }).stop)
const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { interval: 10 })
async function write(...rewards: [userId: string, rewardId: string][]) {
  await world.appendAndRead(...rewards.map(([userId, rewardId]) => granted(userId, rewardId)))
}
const states = async (id: string) =>
  (await world.deliveries()).filter(({ endpointId }) => endpointId === id).map(({ state }) => state)
const lines = async (action: string) => world.gateway.rows('auditLog', { action })

const endpoint = async (id: string) =>
  (await ask<CallData<typeof webhooks>>('GET', '')).data.items.find((one) => one.id === id)

test('the endpoints are listed with what waits and how long, whether they fail, and what is dead', async () => {
  expect(await endpoint('crm')).toEqual({
    id: 'crm',
    url: `${world.receiver.url}/crm`,
    topics: ['reward.*', 'user.cleared'],
    state: 'ON',
    lagSeconds: 0,
    lastSuccessAt: null,
    failingSince: null,
    waiting: 0,
    dead: 0,
  })
  world.receiver.answer = (response) => void response.writeHead(500).end()
  await write(['u_1', 'rw_1'])
  world.clock.advance(90_000)
  sendTo('crm')
  await soon(async () => (await endpoint('crm'))?.state).toBe('FAILING')
  expect(await endpoint('crm')).toMatchObject({ waiting: 1, failingSince: expect.any(Number) })
  expect((await endpoint('crm'))?.lagSeconds).toBeGreaterThanOrEqual(90)
  const metrics = await world.gateway.ctx.metrics.registry.metrics()
  expect(metrics).toMatch(/fanfare_webhook_lag_seconds\{endpoint="crm"\} 9\d/)
  expect(metrics).toContain('fanfare_webhook_waiting{endpoint="crm"} 1')
  expect(metrics).toContain('fanfare_webhook_dead{endpoint="crm"} 0')
  expect(metrics).toContain('fanfare_webhook_deliveries_total{endpoint="crm",result="failed"} 1')
  world.receiver.answer = (response) => void response.writeHead(200).end()
  world.clock.advance(10_000)
  await soon(async () => (await endpoint('crm'))?.state).toBe('ON')
  expect((await endpoint('crm'))?.lastSuccessAt).toBeGreaterThan(0)
})

test('a viewer sees hosts alone, and neither deliveries nor changes; bodies are for risk, and each look is a line', async () => {
  const keyOf = (role: string) => `key-of-the-${role}-here`
  const roles = ['viewer', 'operator', 'risk']
  const path = writeKeys(roles.map((role) => ({ name: role, secret: keyOf(role), roles: [role], person: true })))
  const before = world.gateway.ctx.opsKeys
  world.gateway.ctx.opsKeys = createOpsKeys({ path, secrets: [], live: false, onFault: () => undefined })
  const as = async (role: string, target: string, method: 'GET' | 'POST' = 'GET') => {
    const url = `${BASE}${target}`
    const headers = signOps({ method, target: url }, { now: Date.now(), secret: keyOf(role), actor: role })
    return answerOf<UntypedData>(await world.gateway.send({ method, target: url, signed: false, headers }))
  }
  await write(['u_1', 'rw_1'])
  expect((await as('viewer', '')).data.items[0]?.url).toBe(new URL(world.receiver.url).host)
  expect((await as('operator', '')).data.items[0]?.url).toBe(`${world.receiver.url}/crm`)
  expect((await as('viewer', '/crm/deliveries')).code).toBe('51030')
  expect((await as('viewer', '/crm/test', 'POST')).code).toBe('51030')
  expect((await as('operator', '/crm/deliveries')).data.items[0]?.body).toBeUndefined()
  expect((await as('operator', '/crm/deliveries?body=1')).code).toBe('51030')
  expect(await lines('webhook.bodies_read')).toEqual([])
  expect((await as('risk', '/crm/deliveries?body=1')).data.items[0]?.body).toContain('rw_1')
  expect(await lines('webhook.bodies_read')).toMatchObject([{ actor: 'operator:risk', subject: 'crm' }])
  world.gateway.ctx.opsKeys = before
})

test('deliveries are listed newest first, by state, user and type, page by page', async () => {
  await write(['u_1', 'rw_1'], ['u_2', 'rw_2'], ['u_1', 'rw_3'])
  await world.appendAndRead({ topic: 'user.cleared', userId: 'u_2', payload: {} })
  const list = async (query: string, id = 'crm') =>
    (await ask<CallData<typeof webhookDeliveries>>('GET', `/${id}/deliveries${query}`)).data
  const all = (await list('')).items
  expect(all.map(({ type, userId }) => `${type} ${userId}`)).toEqual([
    'user.cleared u_2',
    'reward.granted u_1',
    'reward.granted u_2',
    'reward.granted u_1',
  ])
  const first = await list('?pageSize=3')
  expect(first.items).toEqual(all.slice(0, 3))
  expect(await list(`?pageSize=3&cursor=${first.next}`)).toMatchObject({ items: all.slice(3), next: null })
  expect((await list('?userId=u_2')).items).toHaveLength(2)
  expect((await list('?type=user.cleared')).items).toHaveLength(1)
  expect((await list('?state=DEAD')).items).toEqual([])
  expect((await list('?state=QUEUED', 'wallet')).items).toMatchObject([{ userId: 'u_1', nextAt: null }])
  expect((await ask('GET', '/nobody/deliveries')).code).toBe('51001')
  expect(await ask('GET', '/crm/deliveries?states=DEAD')).toMatchObject({ code: '40000' })
})

test('a test is sent at once, signed, and answers what came back', async () => {
  world.receiver.answer = (response) => void response.writeHead(418).end()
  expect(await ask('POST', '/crm/test')).toMatchObject({ code: '00000', data: { status: 418, error: 'STATUS' } })
  const [got] = world.receiver.received
  expect(got?.body).toMatchObject({ type: 'fanfare.test', data: { endpoint: 'crm' } })
  expect(got && verifies(got, secretOf('a'))).toBe(true)
  expect(await world.deliveries()).toEqual([])
  expect(await lines('webhook.tested')).toMatchObject([{ subject: 'crm' }])
  expect((await ask('POST', '/nobody/test')).code).toBe('51001')
})

test('a disabled endpoint gets nothing, and what it missed arrives once it is enabled', async () => {
  expect(await ask('POST', '/crm/disable?dryRun=1', {})).toMatchObject({ data: { done: false, state: 'OFF' } })
  expect((await endpoint('crm'))?.state).toBe('ON')
  expect(await ask('POST', '/crm/disable', { note: 'moves house' })).toMatchObject({
    data: { done: true, state: 'OFF' },
  })
  sendTo('crm')
  await write(['u_1', 'rw_1'])
  expect(await endpoint('crm')).toMatchObject({ state: 'OFF', waiting: 1 })
  expect(world.receiver.received).toEqual([])
  expect(await ask('POST', '/crm/enable', {})).toMatchObject({ data: { state: 'ON' } })
  await soon(() => states('crm')).toEqual(['DELIVERED'])
  expect(await lines('webhook.disabled')).toMatchObject([
    { subject: 'crm', detail: { note: 'moves house', before: 'ON' } },
  ])
  expect(await lines('webhook.enabled')).toMatchObject([{ subject: 'crm', detail: { before: 'OFF', after: 'ON' } }])
})

test('enabling tries what waits for its next try at once', async () => {
  world.receiver.answer = (response) => void response.writeHead(500).end()
  sendTo('crm')
  await write(['u_1', 'rw_1'])
  await soon(async () => (await world.deliveries()).find(({ endpointId }) => endpointId === 'crm')?.attempts).toBe(1)
  world.receiver.answer = (response) => void response.writeHead(200).end()
  expect((await ask('POST', '/crm/enable', {})).code).toBe('00000')
  await soon(() => states('crm')).toEqual(['DELIVERED'])
})

test('a retry sends again under the same id, and is refused while a request is under way', async () => {
  sendTo('crm')
  await write(['u_1', 'rw_1'])
  await soon(() => states('crm')).toEqual(['DELIVERED'])
  const row = (await world.deliveries()).find(({ endpointId }) => endpointId === 'crm')
  const target = `/deliveries/${row?.deliveryId}/retry`
  let end: () => void = () => undefined
  world.receiver.answer = (response) => void (end = () => response.writeHead(200).end())
  expect(await ask('POST', target, {})).toMatchObject({ data: { done: true, state: 'WAITING' } })
  await soon(() => world.receiver.received.length).toBe(2)
  expect(await ask('POST', target, {})).toMatchObject({ code: '40000', status: 412 })
  end()
  await soon(() => states('crm')).toEqual(['DELIVERED'])
  expect(new Set(world.receiver.received.map(({ id }) => id)).size).toBe(1)
  for (const id of ['0', 'a1', '99999999999999999999'])
    expect((await ask('POST', `/deliveries/${id}/retry`, {})).code).toBe('51001')
})

test('a replay over a rotated secret sends everything of its time again, in order and under the same ids', async () => {
  sendTo('wallet')
  const from = world.clock.now()
  await write(['u_1', 'rw_1'], ['u_2', 'rw_2'], ['u_1', 'rw_3'])
  await soon(() => states('wallet')).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED'])
  const first = world.receiver.received.splice(0)
  world.setSecrets({ crm: secretOf('a'), wallet: secretOf('z') })
  await vi.waitFor(() => expect(world.gateway.ctx.webhookSecrets.of('wallet')).toEqual([secretOf('z')]))
  const to = world.clock.now() + 1
  expect(await ask('POST', '/wallet/replay?dryRun=1', { from, to })).toMatchObject({ data: { done: false, queued: 3 } })
  expect(await ask('POST', '/wallet/replay', { from, to })).toMatchObject({ data: { done: true, queued: 3 } })
  await soon(() => world.receiver.received.length).toBe(3)
  const again = world.receiver.received
  expect(again.map(({ id }) => id).toSorted()).toEqual(first.map(({ id }) => id).toSorted())
  expect(again.filter(({ body }) => body.data.userId === 'u_1').map(({ body }) => body.data.rewardId)).toEqual([
    'rw_1',
    'rw_3',
  ])
  expect(again.every((got) => verifies(got, secretOf('z')) && !verifies(got, secretOf('a')))).toBe(true)
  expect(await lines('webhook.replayed')).toMatchObject([{ subject: 'wallet', detail: { queued: 3 } }])
  world.setSecrets({ crm: secretOf('a'), wallet: secretOf('a') })
})

test('a replay is refused by the field that is wrong, and takes only the topics that it names', async () => {
  sendTo('crm')
  await write(['u_1', 'rw_1'])
  await world.appendAndRead({ topic: 'user.cleared', userId: 'u_2', payload: {} })
  await soon(() => states('crm')).toEqual(['DELIVERED', 'DELIVERED'])
  const now = world.clock.now()
  const replay = (body: object) => ask('POST', '/crm/replay', body)
  const pathOf = async (body: object) => (await replay(body)).data.issues[0]
  expect(await pathOf({ from: now - 15 * DAY_MS, to: now })).toMatchObject({ path: 'from' })
  expect(await pathOf({ from: now, to: now })).toMatchObject({ path: 'to' })
  expect(await pathOf({ from: now - 1, to: now, topics: ['reward'] })).toMatchObject({ path: 'topics.0' })
  expect(await pathOf({ from: now - 1, to: now, until: now })).toMatchObject({ path: 'until' })
  const all = { from: now - DAY_MS, to: now + 1 }
  expect((await replay({ ...all, topics: ['user.cleared'] })).data.queued).toBe(1)
  await soon(() => states('crm')).toEqual(['DELIVERED', 'DELIVERED'])
  expect((await replay({ ...all, topics: ['reward.*'] })).data.queued).toBe(1)
})

test('deliveries that are sent again come before those that wait behind them', async () => {
  sendTo('wallet')
  const from = world.clock.now()
  await write(['u_1', 'rw_1'])
  await soon(() => states('wallet')).toEqual(['DELIVERED'])
  await senders.pop()?.()
  await write(['u_1', 'rw_2'], ['u_1', 'rw_3'])
  await ask('POST', '/wallet/replay', { from, to: world.clock.now() + 1 })
  expect(await states('wallet')).toEqual(['WAITING', 'QUEUED', 'QUEUED'])
  sendTo('wallet')
  await soon(() => world.receiver.received.map(({ body }) => body.data.rewardId)).toEqual([
    'rw_1',
    'rw_1',
    'rw_2',
    'rw_3',
  ])
})

test('bodies are deleted after 14 days', async () => {
  sendTo('crm')
  await write(['u_1', 'rw_1'])
  await soon(() => states('crm')).toEqual(['DELIVERED'])
  const { db, ctx } = world.gateway
  const purge = (days: number) =>
    purgeExpired({ db, clock: { ...ctx.clock, now: () => world.clock.now() + days * DAY_MS }, log: ctx.log })
  await purge(13)
  expect(await states('crm')).toHaveLength(1)
  await purge(15)
  expect(await world.deliveries()).toEqual([])
})
