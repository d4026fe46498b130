import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, isIP, type Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { secretOf, startReceiver, type Receiver } from './testing/webhook-world.ts'
import { AddressRefused, createLookup, isPublicAddress, type Resolve } from '../util/outgoing.ts'
import { createWebhookClient, REQUESTS_MOST } from './webhook-client.ts'
import { bodyOf, BODY_MAXIMUM, webhookIdOf } from './webhook-reader.ts'

let receiver: Receiver
const closes: (() => void)[] = []
beforeEach(async () => (receiver = await startReceiver()))
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

test.each(
  `127.0.0.1 10.0.0.1 172.16.9.9 192.168.1.1 169.254.169.254 100.64.0.1 100.100.100.200 168.63.129.16 0.0.0.0
    255.255.255.255 224.0.0.1 192.0.0.192 198.18.0.1 ::1 :: fe80::1 fd00:ec2::254 fc00::1 ff02::1 ::ffff:10.0.0.1
    ::127.0.0.1 ::7f00:1 fec0::1 4000::1 ::ffff:169.254.169.254 64:ff9b::a00:1 2002:a00:1::1 2001:db8::1`.split(/\s+/),
)('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each(
  '127.0.0.1 [::1] [::ffff:127.0.0.1] 2130706433 0x7f.1 0177.0.0.1 127.1 [::127.0.0.1] localhost 169.254.169.254'.split(
    ' ',
  ),
)('a request to http://%s is refused before it is made', async (host) => {
  const answer = await clientOf(`http://${host}:${portOf()}/`).send(REQUEST)
  expect(answer).toMatchObject({ status: null, error: 'ADDRESS_REFUSED' })
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

/** A DNS server on this machine that answers every name with `addresses`, for no longer than a moment; and a resolver that asks it. */
async function startNameServer() {
  const server = createSocket('udp4')
  const names = { addresses: [] as string[] }
  server.on('message', (query, from) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const family = question.readUInt16BE(question.length - 4) === 28 ? 6 : 4
    const answers = names.addresses
      .filter((address) => isIP(address) === family)
      .map((address) => {
        const data = Buffer.from(ipaddr.parse(address).toByteArray())
        // Of the name in the question, class IN, TTL 0.
        const head = Buffer.from([0xc0, 12, 0, family === 6 ? 28 : 1, 0, 1, 0, 0, 0, 0, 0, data.length])
        return Buffer.concat([head, data])
      })
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0])
    server.send(Buffer.concat([head, question, ...answers]), from.port, from.address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  closes.push(() => server.close())
  const resolver = new Resolver()
  resolver.setServers([`127.0.0.1:${server.address().port}`])
  const resolve: Resolve = (hostname, callback) => {
    const ask = async (family: 4 | 6) => {
      const found = await (family === 4 ? resolver.resolve4(hostname) : resolver.resolve6(hostname)).catch(() => [])
      return found.map((address) => ({ address, family }))
    }
    void Promise.all([ask(4), ask(6)]).then((found) => callback(null, found.flat()))
  }
  return { names, resolve }
}

test('a name that leads to an inner address after its check is refused when connecting', async () => {
  const { names, resolve } = await startNameServer()
  const lookup = createLookup({ allowPrivate: false, resolve })
  const connectTo = () =>
    new Promise<unknown>((done) => lookup('hooks.example', { all: true }, (error, found) => done(error ?? found)))
  names.addresses = ['93.184.215.14']
  expect(await connectTo()).toEqual([{ address: '93.184.215.14', family: 4 }])
  const client = clientOf(`http://hooks.example:${portOf()}/in`, { resolve })
  for (const addresses of [
    ['127.0.0.1'],
    ['::1'],
    ['93.184.215.14', '10.0.0.1'],
    ['93.184.215.14', '::ffff:10.0.0.1'],
    [],
  ]) {
    names.addresses = addresses
    expect(await connectTo(), addresses.join()).toBeInstanceOf(AddressRefused)
    expect(await client.send(REQUEST), addresses.join()).toMatchObject({ status: null, error: 'ADDRESS_REFUSED' })
  }
  expect(receiver.received).toEqual([])
})

test('a look-up that is never answered fails, and the next one is made anew', async () => {
  let isSilent = true
  const resolve: Resolve = (_hostname, callback) => {
    if (!isSilent) callback(null, [{ address: '127.0.0.1', family: 4 }])
  }
  const client = clientOf(`http://hooks.example:${portOf()}/in`, { resolve, allowPrivate: true })
  expect(await client.send(REQUEST)).toMatchObject({ status: null, error: 'TIMEOUT' })
  isSilent = false
  expect(await client.send(REQUEST, AbortSignal.abort())).toMatchObject({ status: null, error: 'CONNECTION' })
  expect(await client.send(REQUEST)).toMatchObject({ status: 204, error: null })
})

const drip = (socket: Socket, part: string, everyMs = 20) => {
  const timer = setInterval(() => socket.write(part), everyMs)
  socket.on('close', () => clearInterval(timer))
}
const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'

test.each<[string, (socket: Socket) => unknown, object]>([
  ['101 with an upgrade', (socket) => socket.write(UPGRADE), { status: null }],
  ['101 with an upgrade and bytes after it', (socket) => socket.write(`${UPGRADE}abc`), { status: null }],
  ['101 without an upgrade', (socket) => socket.write('HTTP/1.1 101 \r\n\r\n'), { status: 101 }],
  ['100 again and again', (socket) => drip(socket, 'HTTP/1.1 100 Continue\r\n\r\n'), { error: 'TIMEOUT' }],
  ['103 again and again', (socket) => drip(socket, 'HTTP/1.1 103 \r\nlink: x\r\n\r\n'), { error: 'TIMEOUT' }],
  ['no byte', () => undefined, { error: 'TIMEOUT' }],
  ['half a status line', (socket) => socket.write('HTTP/1.'), { error: 'TIMEOUT' }],
  ['half a header', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-le'), { error: 'TIMEOUT' }],
  [
    'a header letter by letter',
    (socket) => (socket.write('HTTP/1.1 200 OK\r\nx: '), drip(socket, 'x')),
    { error: 'TIMEOUT' },
  ],
  ['a header without end', (socket) => drip(socket, `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(20_000)}`), { status: null }],
  ['an end before the head', (socket) => socket.end('HTTP/1.1 200 OK\r\n'), { status: null }],
  ['an end', (socket) => socket.end(), { error: 'ECONNRESET' }],
  ['a reset', (socket) => socket.resetAndDestroy(), { error: 'ECONNRESET' }],
  ['no HTTP', (socket) => socket.write('SSH-2.0-OpenSSH_9.6\r\n'), { status: null }],
  ['half a body', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx'), { status: 200 }],
  ['half a body and an end', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx'), { status: 200 }],
  [
    'a body letter by letter',
    (socket) => (socket.write('HTTP/1.1 200 OK\r\n\r\n'), drip(socket, 'x')),
    { status: 200 },
  ],
  [
    'a broken chunk',
    (socket) => socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
    { status: 200 },
  ],
  ['two answers', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'.repeat(2)), { status: 200 }],
])(
  'an answer that ends as %s frees its connection, and the endpoint is sent to again',
  async (_name, end, expected) => {
    let isWell = false
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.on('data', () => (isWell ? socket.write('HTTP/1.1 204 No Content\r\n\r\n') : end(socket)))
    })
    const { origin, close } = await listen(server)
    closes.push(close)
    const client = clientOf(`${origin}/`, { allowPrivate: true, timeoutMs: deadline(300) })
    const sendAll = () => Promise.all(Array.from({ length: REQUESTS_MOST }, () => client.send(REQUEST)))
    // On a busy machine an answer can arrive after its time, so all are sent again until each arrives in time.
    const answersMatch = (expectedAnswer: object) =>
      vi.waitFor(async () => {
        for (const answer of await sendAll()) expect(answer).toMatchObject(expectedAnswer)
      }, deadline(5_000))
    await answersMatch(expected)
    isWell = true
    await answersMatch({ status: 204, error: null })
  },
)

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
