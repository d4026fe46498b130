import { type RequestListener, type ServerResponse, createServer } from 'node:http'
import { type Socket, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { listen } from '../testing/listen.ts'
import { expect, onTestFinished, test } from 'vitest'
import { turns } from '../testing/turns.ts'
import { PIPELINE_LIMIT, PIPELINE_TOTALS, limitPipelining } from './limit-pipelining.ts'

async function serve(listener: RequestListener, totals = PIPELINE_TOTALS) {
  const sockets: Socket[] = []
  const server = createServer(listener)
  limitPipelining(server, totals)
  server.on('connection', (socket) => sockets.push(socket))
  const { port, close } = await listen(server)
  onTestFinished(close)
  return { port, sockets }
}

/** The bodies of the answers on one connection, in their order, until there are so many. */
function pipeline(port: number, text: string, count: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    onTestFinished(() => void socket.destroy())
    let received = ''
    let seen = 0
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`closed after ${seen} answers`)))
    socket.on('data', (part: Buffer) => {
      received += part.toString('latin1')
      seen += part.toString('latin1').match(/\[/g)?.length ?? 0
      if (seen >= count) resolve([...received.matchAll(/\[([^\]]*)\]/g)].map(([, body = '']) => body))
    })
  })
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const paths = (count: number): string[] => Array.from({ length: count }, (_, index) => `/${index}`)

test('[D-23] 20,000 pipelined requests are answered in order, at most 8 in progress at once', async () => {
  let active = 0
  let most = 0
  const { port } = await serve((request, response) => {
    active += 1
    most = Math.max(most, active)
    const answer = (): void => {
      active -= 1
      response.end(`[${request.url}]`)
    }
    // Every third answer is late, so that later ones overtake it on the server.
    if (Number(request.url?.slice(1)) % 3 === 0) setImmediate(answer)
    else answer()
  })
  const asked = paths(20_000)
  expect(await pipeline(port, asked.map(get).join(''), asked.length)).toEqual(asked)
  expect(most).toBeLessThanOrEqual(PIPELINE_LIMIT)
})

test('[D-23] a connection is not read while its requests wait, so that the data stays with the sender', async () => {
  const started: ServerResponse[] = []
  const { port, sockets } = await serve((_request, response) => started.push(response))
  const bytes = get('/').repeat(50_000)
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  onTestFinished(() => void socket.destroy())
  await expect.poll(() => started.length).toBe(PIPELINE_LIMIT)
  // Node resumes a connection when it has sent an answer; waiting requests must still pause it.
  for (const response of started.splice(0, 3)) response.end('[]')
  await expect.poll(() => started.length).toBe(PIPELINE_LIMIT)
  await turns()
  expect(started).toHaveLength(PIPELINE_LIMIT)
  expect(sockets[0]?.bytesRead).toBeLessThan(bytes.length / 4)
})

test('[D-23] bodies of pipelined requests arrive whole, also that of the last one that waits', async () => {
  const { port } = await serve((request, response) => {
    void buffer(request).then((body) => response.end(`[${request.url} ${body.length}]`))
  })
  const body = 'x'.repeat(100_000)
  const asked = paths(PIPELINE_LIMIT * 3 + 1)
  const text = asked
    .map((path) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    .join('')
  expect(await pipeline(port, text, asked.length)).toEqual(asked.map((path) => `${path} ${body.length}`))
})

test('[D-23] waiting requests are dropped with their connection', async () => {
  const started: ServerResponse[] = []
  const { port, sockets } = await serve((_request, response) => started.push(response))
  const socket = connect(port, '127.0.0.1', () => socket.write(get('/').repeat(100)))
  await expect.poll(() => started.length).toBe(PIPELINE_LIMIT)
  socket.resetAndDestroy()
  await turns()
  // A connection that is not read shows its end when it is written to.
  for (const response of started) response.end('[]')
  await expect.poll(() => sockets[0]?.destroyed).toBe(true)
  await turns()
  expect(started.length).toBeLessThanOrEqual(PIPELINE_LIMIT * 2)
})

async function crowd(port: number, connections: number, requests: number): Promise<Socket[]> {
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.write(paths(requests).map(get).join(''))
    onTestFinished(() => void socket.destroy())
  }
  return sockets
}

test('[D-23] pipelined requests of all connections share their places, and each connection has one of its own', async () => {
  const started: string[] = []
  const open = new Set<ServerResponse>()
  const { port, sockets } = await serve(
    (request, response) => {
      started.push(`${request.socket.remotePort} ${request.url}`)
      open.add(response)
    },
    { active: 5, waiting: 4000, turn: 4 },
  )
  await crowd(port, 6, 100)
  await expect.poll(() => sockets.length).toBe(6)
  await expect.poll(() => open.size).toBe(6 + 5)
  // A client that waits for each of its answers is answered at once.
  const other = pipeline(port, get('/alone'), 1)
  await expect.poll(() => started.some((line) => line.endsWith(' /alone'))).toBe(true)
  const endAll = (): void => {
    for (const response of open) response.end('[]')
    open.clear()
  }
  endAll()
  await other
  for (let round = 0; round < 40; round += 1) {
    await turns(20)
    expect(open.size).toBeLessThanOrEqual(6 + 5)
    endAll()
  }
  const counts = sockets
    .slice(0, 6)
    .map(({ remotePort }) => started.filter((line) => line.startsWith(`${remotePort} `)).length)
  expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) / 3)
})

test('[D-23] of too many requests that wait, the connection with the most is closed and the others are answered', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { port } = await serve((request, response) => void answered.then(() => response.end(`[${request.url}]`)), {
    ...PIPELINE_TOTALS,
    waiting: 300,
  })
  const [greedy] = await crowd(port, 1, 280)
  const closed = new Promise<void>((resolve) => void greedy?.once('close', () => resolve()))
  const asked = paths(60)
  const answers = pipeline(port, asked.map(get).join(''), asked.length)
  await closed
  answer()
  expect(await answers).toEqual(asked)
})
