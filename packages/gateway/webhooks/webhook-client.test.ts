import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretOf, startReceiver, type Receiver } from './testing/webhook-world.ts'
import { createWebhookClient, isPublicAddress, type Resolve } from './webhook-client.ts'
import { bodyOf, BODY_MAXIMUM, webhookIdOf } from './webhook-reader.ts'

let receiver: Receiver
const closes: (() => void)[] = []
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(async () => {
  for (const close of closes.splice(0)) close()
  await receiver.stop()
})

const REQUEST = { webhookId: 'crm_1_2', body: '{"type":"fanfare.test"}', secrets: [secretOf('a')], sentAt: Date.now() }
function clientOf(url: string, options: { allowPrivate?: boolean; resolve?: Resolve; timeoutMs?: number } = {}) {
  const { allowPrivate = false, ...rest } = options
  const client = createWebhookClient({ url, allowPrivate }, rest)
  closes.push(client.close)
  return client
}
const portOf = () => new URL(receiver.url).port
/** A resolver that answers with these addresses and counts its calls. */
function resolving(...addresses: string[]) {
  const asked: string[] = []
  const resolve: Resolve = (hostname, callback) => {
    asked.push(hostname)
    setImmediate(() =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
  }
  return { asked, resolve }
}

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.9.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '192.0.0.192',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  'fc00::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  '2001:db8::1',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0177.0.0.1', '169.254.169.254'])(
  'a request to http://%s is refused before it is made',
  async (host) => {
    const answer = await clientOf(`http://${host}:${portOf()}/`).send(REQUEST)
    expect(answer).toMatchObject({ status: null, error: 'ADDRESS_REFUSED' })
    expect(receiver.received).toEqual([])
  },
)

test('a host that resolves to an inner address is refused, also where it is one of several', async () => {
  for (const addresses of [['127.0.0.1'], ['93.184.215.14', '127.0.0.1'], ['93.184.215.14', '::ffff:10.0.0.1'], []]) {
    const { resolve } = resolving(...addresses)
    const answer = await clientOf(`http://hooks.example:${portOf()}/`, { resolve }).send(REQUEST)
    expect(answer).toMatchObject({ status: null, error: 'ADDRESS_REFUSED' })
  }
  expect(receiver.received).toEqual([])
})

test('a host is resolved once for a connection, which is used again, and keeps its name in the request', async () => {
  const { asked, resolve } = resolving('127.0.0.1')
  const client = clientOf(`http://hooks.example:${portOf()}/in`, { resolve, allowPrivate: true })
  for (let n = 0; n < 3; n += 1) expect(await client.send(REQUEST)).toMatchObject({ status: 204, error: null })
  expect(asked).toEqual(['hooks.example'])
  expect(receiver.received[0]?.headers.host).toBe(`hooks.example:${portOf()}`)
})

test('requests that begin at the same time share one look-up of their host', async () => {
  const { asked, resolve } = resolving('127.0.0.1')
  const client = clientOf(`http://hooks.example:${portOf()}/in`, { resolve, allowPrivate: true })
  await Promise.all(Array.from({ length: 20 }, () => client.send(REQUEST)))
  expect(receiver.received).toHaveLength(20)
  expect(asked.length).toBeLessThan(3)
})

test('a host that cannot be resolved is a failure', async () => {
  const resolve: Resolve = (_hostname, callback) =>
    callback(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), [])
  expect(await clientOf('http://gone.example/', { resolve }).send(REQUEST)).toMatchObject({ error: 'ENOTFOUND' })
})

test('an answer of a gigabyte is cut off after 4 KiB, and its status counts', async () => {
  let sent = 0
  receiver.answer = (response) => {
    const part = Buffer.alloc(65_536)
    const pump = (): void => {
      while (sent < 1e9 && !response.destroyed && response.write(part)) sent += part.length
      if (!response.destroyed) response.once('drain', pump)
    }
    response.writeHead(200)
    pump()
  }
  expect(await clientOf(receiver.url, { allowPrivate: true }).send(REQUEST)).toMatchObject({ status: 200, error: null })
  expect(sent).toBeLessThan(20e6)
  await expect.poll(() => receiver.open).toBe(0)
})

test('an endpoint that does not answer, or not to its end, is given up in time', async () => {
  const client = clientOf(receiver.url, { allowPrivate: true, timeoutMs: 200 })
  receiver.answer = () => undefined
  expect(await client.send(REQUEST)).toMatchObject({ status: null, error: 'TIMEOUT' })
  receiver.answer = (response) => void response.writeHead(200).write('x')
  expect(await client.send(REQUEST)).toMatchObject({ status: 200, error: null })
  receiver.answer = (response) => void response.destroy()
  expect(await client.send(REQUEST)).toMatchObject({ status: null, error: 'ECONNRESET' })
})

test('a connection that its receiver has just closed is replaced at once', async () => {
  const client = clientOf(receiver.url, { allowPrivate: true })
  expect(await client.send(REQUEST)).toMatchObject({ status: 204 })
  let breaks = 1
  receiver.answer = (response) => void ((breaks -= 1) >= 0 ? response.destroy() : response.writeHead(200).end())
  expect(await client.send(REQUEST)).toMatchObject({ status: 200, error: null })
  breaks = 2
  expect(await client.send(REQUEST)).toMatchObject({ status: null, error: 'ECONNRESET' })
})

test('Retry-After is read as seconds and as a date', async () => {
  const client = clientOf(receiver.url, { allowPrivate: true })
  const ask = async (value: string) => {
    receiver.answer = (response) => void response.writeHead(429, { 'retry-after': value }).end()
    return (await client.send(REQUEST)).retryAfterMs
  }
  expect(await ask('120')).toBe(120_000)
  const wait = await ask(new Date(REQUEST.sentAt + 60_000).toUTCString())
  expect(wait).toBeGreaterThan(58_000)
  expect(wait).toBeLessThanOrEqual(60_000)
  expect(await ask('soon')).toBeNull()
})

test('a body has at most 64 KiB: of a longer one only short values are left, among them the ids', () => {
  const entry = { topic: 'activity.settled', createdAt: 0 }
  const rewards = Array.from({ length: 10_000 }, (_, n) => `rank:volume:${n}`)
  const body = bodyOf(entry, { userId: 'u_1', activityId: 'act_1', rewards })
  expect(Buffer.byteLength(body)).toBeLessThan(BODY_MAXIMUM)
  expect(JSON.parse(body)).toEqual({
    type: 'activity.settled',
    timestamp: '1970-01-01T00:00:00.000Z',
    data: { userId: 'u_1', activityId: 'act_1', truncated: true },
  })
})

test('the id of a payout names the payout and its attempt, every other one the endpoint and the entry', () => {
  const entry = { position: 7, id: 9, userId: null, createdAt: 0, payload: { payoutId: 'po_x', attempt: 3 } }
  expect(webhookIdOf('wallet', { ...entry, topic: 'reward.payout_requested' })).toBe('po_x-3')
  expect(webhookIdOf('wallet', { ...entry, topic: 'reward.paid' })).toBe('wallet_7_9')
})
