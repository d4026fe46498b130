import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { WebSocket, WebSocketServer } from 'ws'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { deployed } from '../availability/support/debian.ts'
import { type Certificate, installPrograms, writeCertificate, nginxCommand } from './support/nginx.ts'

const NAME = 'promo.example.com'
/** More than the 64 KiB that a proxy lets through, and less. */
const [TOO_LARGE, LARGE] = [80_000, 60_000]

const dir = temporaryFolder()
const children: ChildProcess[] = []
const closings: (() => void)[] = []

/** A front that answers with the request as it came, 503 while it is cold, and closes an idle connection after 5 s. */
async function startFront() {
  const cold = { isCold: false }
  const seen: string[] = []
  const server = createServer((incoming, answer) => {
    seen.push(`${incoming.method} ${incoming.url}`)
    if (incoming.url === '/idle') incoming.socket.once('end', () => seen.push('closed by the proxy'))
    if (cold.isCold) return answer.writeHead(503).end()
    incoming.resume().on('end', () => answer.end(JSON.stringify({ url: incoming.url, headers: incoming.headers })))
  })
  const sockets = new WebSocketServer({ server, handleProtocols: ([first]) => first ?? false })
  sockets.on('connection', (socket, { url, headers }: IncomingMessage) =>
    socket.send(JSON.stringify({ url, origin: headers.origin })),
  )
  const { port, close } = await listen(server)
  closings.push(close)
  return { server, port, cold, seen }
}

type Front = Awaited<ReturnType<typeof startFront>>
let fronts: [Front, Front]
let certified: Certificate

beforeAll(async () => {
  await installPrograms(['nginx', 'caddy', 'openssl'])
  certified = writeCertificate(dir, NAME)
  fronts = [await startFront(), await startFront()]
})

afterAll(async () => {
  for (const child of children) {
    child.kill('SIGKILL')
    if (child.exitCode === null) await once(child, 'exit')
  }
  for (const close of closings) close()
})

function startNginx(port: number, plainPort: number): string[] {
  return nginxCommand({ dir, port, plainPort, fronts: fronts.map((front) => front.port), ...certified })
}

function startCaddy(port: number, plainPort: number): string[] {
  const [one, two] = fronts
  const site = deployed('caddy/Caddyfile', {
    [`{$SITE_NAME:${NAME}} {`]: `${NAME}:${port} {\n\ttls ${certified.certificate} ${certified.key}`,
    '{$FRONTS:127.0.0.1:3000}': `127.0.0.1:${one.port} 127.0.0.1:${two.port}`,
  })
  const file = join(dir, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n${site}`)
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]
}

interface Answer {
  status: number
  text: string
}

describe.each([
  ['nginx', startNginx, true],
  // It repeats no request that was answered.
  ['Caddy', startCaddy, false],
])('the shipped file of %s', (name, prepare, repeatsCold) => {
  let port: number

  const ask = (
    path: string,
    {
      headers = {},
      method = 'GET',
      body = '',
    }: { headers?: Record<string, string>; method?: string; body?: string } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        servername: NAME,
        rejectUnauthorized: false,
        headers: { host: NAME, 'content-length': String(Buffer.byteLength(body)), ...headers },
      }
      const asked = request(options, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      asked.on('error', reject)
      asked.end(body)
    })
  const asSeen = async (path: string, headers: Record<string, string> = {}) =>
    JSON.parse((await ask(path, { headers })).text) as { url: string; headers: Record<string, string | undefined> }

  beforeAll(async () => {
    port = await freePort()
    const [program = '', ...args] = prepare(port, await freePort())
    const env = { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, HOME: dir }
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    children.push(child)
    let errors = ''
    child.stderr?.on('data', (part: Buffer) => (errors += part.toString()))
    await vi.waitFor(async () => {
      expect(child.exitCode, errors).toBeNull()
      expect((await ask('/ready')).status).toBe(200)
    })
  })

  test('keeps path and query byte for byte, and the host', async () => {
    const path = '/v1/a%2Fb//c/%C3%A9?x=%20+&&y=%2f'
    const seen = await asSeen(path)
    expect(seen.url).toBe(path)
    expect(seen.headers.host).toBe(NAME)
  })

  test('the last forwarded address is the client’s, whatever it claims, and its country is dropped', async () => {
    const { headers } = await asSeen('/en', { 'x-forwarded-for': '203.0.113.9', 'x-country': 'CH' })
    expect(headers['x-forwarded-for']?.split(',').at(-1)?.trim()).toBe('127.0.0.1')
    expect(headers['x-country'] ?? '').toBe('')
  })

  test('bodies of 64 KiB pass, larger ones are refused', async () => {
    const send = async (length: number) => (await ask('/v1/x', { method: 'POST', body: 'a'.repeat(length) })).status
    expect(await send(LARGE)).toBe(200)
    expect(await send(TOO_LARGE)).toBe(413)
  })

  test('sockets pass with their origin and protocol', async () => {
    // `ws` passes these on to `tls.connect`.
    const tls = { servername: NAME, rejectUnauthorized: false }
    const headers = { host: NAME, origin: `https://${NAME}` }
    const socket = new WebSocket(`wss://127.0.0.1:${port}/ws/v1?x=%2F`, ['fanfare.v1'], { ...tls, headers })
    const [message] = (await once(socket, 'message')) as [Buffer]
    expect(JSON.parse(message.toString())).toEqual({ url: '/ws/v1?x=%2F', origin: `https://${NAME}` })
    expect(socket.protocol).toBe('fanfare.v1')
    socket.terminate()
  })

  test('an idle connection is closed before a stopping front closes it, so that no claim meets its end', async () => {
    await ask('/idle')
    await vi.waitFor(() => expect(fronts.flatMap((front) => front.seen.splice(0))).toContain('closed by the proxy'))
  })

  const statusesOfPages = async () => {
    const statuses = new Set<number>()
    for (let page = 0; page < 9; page += 1) statuses.add((await ask(`/en/${page}`)).status)
    return [...statuses]
  }

  test('a claim is sent once, and a page comes from another instance where possible', async () => {
    const seen = () => fronts.flatMap((front) => front.seen).filter((line) => line === 'POST /v1/claim').length
    const [one] = fronts
    one.cold.isCold = true
    const before = seen()
    const { length } = await Promise.all(
      Array.from({ length: 6 }, () => ask('/v1/claim', { method: 'POST', body: '{}' })),
    )
    expect(seen() - before).toBe(length)
    if (repeatsCold) expect(await statusesOfPages()).toEqual([200])
    one.cold.isCold = false
  })

  test('no page fails while an instance is down', async () => {
    const [, { server, port: at }] = fronts
    server.close().closeAllConnections()
    try {
      expect(await statusesOfPages()).toEqual([200])
    } finally {
      server.listen(at, '127.0.0.1')
      await once(server, 'listening')
    }
  })
})
