import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { turns } from '@fanfare/kernel/testing/turns.ts'
import { CONNECTION_OPTIONS, limitConnections, limitSending } from './connections.ts'
import { fakeNext, pageOf } from '../testing/fake-next.ts'
import { ask, front, listen } from '../testing/front-world.ts'

const MEGABYTE = 1024 * 1024

/** A client that sends a text and reads nothing until it is resumed. */
function pausedClient(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(text)
  return { socket, closed: new Promise<void>((resolve) => void socket.on('close', () => resolve())) }
}

test('[D-23] a client that does not read its answer is disconnected at the timeout', async () => {
  let response: ServerResponse | null = null
  const server = createServer(CONNECTION_OPTIONS, (_request, sent) => {
    response = sent
    sent.end(Buffer.alloc(64 * MEGABYTE))
    limitSending(sent, 200)
  })
  const port = await listen(server)
  const client = pausedClient(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => response?.destroyed).toBe(true)
  client.socket.destroy()
})

test('[D-23] a client that reads its answer in time is not disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const closed = Promise.withResolvers<void>()
  const server = createServer(CONNECTION_OPTIONS, (_request, sent) => {
    sent.once('close', closed.resolve)
    sent.end('x'.repeat(MEGABYTE))
    limitSending(sent, 100)
  })
  const port = await listen(server)
  expect((await ask(port, '/')).body).toHaveLength(MEGABYTE)
  await closed.promise
  expect(vi.getTimerCount(), 'no timeout is left for the next answer of the connection').toBe(0)
})

test('[D-23] the number of connections is limited, and an inactive one is closed after one to two minutes', async () => {
  const server = createServer(CONNECTION_OPTIONS)
  limitConnections(server)
  expect(server.maxConnections).toBe(10_000)
  expect(server.timeout).toBeGreaterThan(60_000)
  expect(server.timeout).toBeLessThan(120_000)
})

test('[D-23] a request whose headers arrive too slowly gets 408', { tags: ['long'] }, async () => {
  const port = await front({})
  const client = pausedClient(port, 'GET /en HTTP/1.1\r\nHost: x\r\n')
  let answer = ''
  client.socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  client.socket.resume()
  const drops = setInterval(() => client.socket.write('X-A: b\r\n'), 500)
  await client.closed
  clearInterval(drops)
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
})

test('[D-23] a hundred clients that do not read share one cached page in memory, and other clients do not wait', async () => {
  const { origin } = await fakeNext(() => pageOf('z'.repeat(2 * MEGABYTE)))
  const port = await front({ nextOrigin: origin })
  await ask(port, '/en')
  const before = process.memoryUsage().arrayBuffers
  const clients = Array.from({ length: 100 }, () => pausedClient(port, 'GET /en HTTP/1.1\r\nHost: x\r\n\r\n'))
  await Promise.all(clients.map(({ socket }) => once(socket, 'connect')))
  await turns()
  expect((await ask(port, '/en')).status).toBe(200)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * MEGABYTE)
  for (const { socket } of clients) socket.destroy()
})

test('[D-23] a page whose visitors have disconnected is fetched once and kept for the next visitor', async () => {
  let finish = () => {}
  const { origin, asked } = await fakeNext(() => new Promise((resolve) => (finish = () => resolve(pageOf('late')))))
  const port = await front({ nextOrigin: origin })
  const clients = Array.from({ length: 20 }, () => pausedClient(port, 'GET /en HTTP/1.1\r\nHost: x\r\n\r\n'))
  await expect.poll(() => asked.length).toBe(1)
  for (const { socket } of clients) socket.destroy()
  finish()
  expect((await ask(port, '/en')).status).toBe(200)
  expect(asked).toHaveLength(1)
})
