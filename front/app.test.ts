import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SITE_READING_HEADER } from '#lib/contract/site-reading.ts'
import { NOW, ask, askBytes, echo, front, listen } from './testing/front-world.ts'

test('[API-1] path, query and body reach the gateway byte for byte', async () => {
  const gateway = await echo('gateway')
  const port = await front({ gatewayOrigin: gateway.origin })
  const path = '/v1//activity/%e4%B8%ad;x=1/a%2Fb?b=2&a=%20+&a=1&&empty='
  const body = ' {"a" : 1.0, "ü":"\\u00fc"}\n'
  const answer = await ask(
    port,
    path,
    { method: 'POST', headers: { 'x-sig': 'AbC', vs: 'V_-1', Authorization: 'Bearer t' } },
    body,
  )
  expect(answer).toMatchObject({ status: 200, body: 'gateway' })
  expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; HttpOnly'])
  expect(gateway.seen).toMatchObject([
    { method: 'POST', url: path, body, headers: { 'x-sig': 'AbC', vs: 'V_-1', authorization: 'Bearer t' } },
  ])
})

test('[API-1] a chunked body arrives whole', async () => {
  const gateway = await echo('gateway')
  const port = await front({ gatewayOrigin: gateway.origin })
  const headers = { 'transfer-encoding': 'chunked' }
  await ask(port, '/v1/x', { method: 'POST', headers }, 'chunked body')
  expect(gateway.seen[0]).toMatchObject({ body: 'chunked body', headers: { 'content-length': '12' } })
})

test('[API-1] what belongs to the connection stays behind, and nobody forges where a request came from', async () => {
  const gateway = await echo('gateway')
  const port = await front({ gatewayOrigin: gateway.origin })
  const headers = {
    Connection: 'close, x-hop, content-length',
    'X-Hop': '1',
    TE: 'trailers',
    'Proxy-Authorization': 'x',
    'X-Forwarded-For': '6.6.6.6',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'for=6.6.6.6',
    'X-Real-IP': '6.6.6.6',
    'x-middleware-subrequest': 'middleware',
    'X-Site-Reading': 'as if we were the site',
    'x-country': 'DE',
    Host: 'promo.test',
  }
  const answer = await ask(port, '/v1/x', { method: 'POST', headers }, 'body')
  expect(answer.headers.connection).toBe('close')
  const [seen] = gateway.seen
  expect(seen?.body).toBe('body')
  expect(seen?.headers).toMatchObject({
    host: 'promo.test',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'promo.test',
    'x-country': 'DE',
  })
  const dropped = ['x-hop', 'te', 'proxy-authorization', 'forwarded', 'x-real-ip', 'x-middleware-subrequest']
  for (const name of [...dropped, SITE_READING_HEADER]) {
    expect(seen?.headers).not.toHaveProperty(name)
  }
})

test('[GW-7] behind trusted proxies the client is the entry that the outermost of them wrote', async () => {
  const gateway = await echo('gateway')
  const port = await front({ gatewayOrigin: gateway.origin, trustProxy: 2 })
  await ask(port, '/v1/x', { headers: { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9, 10.0.0.1' } })
  expect(gateway.seen[0]?.headers['x-forwarded-for']).toBe('203.0.113.9')
})

test.each([
  ['with its port', '203.0.113.7:51234', '203.0.113.7'],
  ['in brackets with its port', '[2001:db8::7]:51234', '2001:db8::7'],
  ['as something that is none', 'unknown', '127.0.0.1'],
])('[GW-7] an address that a trusted proxy wrote %s is told as the address alone', async (_how, written, told) => {
  const gateway = await echo('gateway')
  const port = await front({ gatewayOrigin: gateway.origin, trustProxy: 1 })
  await ask(port, '/v1/x', { headers: { 'X-Forwarded-For': written } })
  expect(gateway.seen[0]?.headers['x-forwarded-for']).toBe(told)
})

test.each([
  ['with its length', {}],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('[API-2] a body over 64 KiB, sent %s, is refused with 41300; one of 64 KiB passes', async (_how, headers) => {
  const gateway = await echo('gateway')
  const port = await front({ gatewayOrigin: gateway.origin })
  const refused = await ask(port, '/v1/x', { method: 'POST', headers }, Buffer.alloc(65_537, 97))
  expect(refused.status).toBe(413)
  expect(JSON.parse(refused.body)).toMatchObject({ code: '41300', requestTime: NOW })
  const passed = await ask(port, '/v1/x', { method: 'POST', headers }, Buffer.alloc(65_536, 97))
  expect(passed.status).toBe(200)
  expect(gateway.seen.map(({ body }) => body.length)).toEqual([65_536])
})

test('[SCR-14] a kept connection that Next closes just as it is used again costs nobody a page or a script', async () => {
  const answered = new WeakSet<object>()
  const server = createServer((incoming, response) => {
    // As a server whose keep-alive has just run out: the second request on a connection meets a closed door.
    if (answered.has(incoming.socket)) return void incoming.socket.resetAndDestroy()
    answered.add(incoming.socket)
    response.end('page')
  })
  const port = await front({ nextOrigin: `http://127.0.0.1:${await listen(server)}` })
  for (let visit = 0; visit < 6; visit += 1) {
    const { status, body } = await ask(port, '/_next/static/chunks/a.js')
    expect([visit, status, body]).toEqual([visit, 200, 'page'])
  }
})

test('[API-2] a gateway that is slow is asked once, on a kept connection too', async () => {
  let asked = 0
  const server = createServer((_incoming, response) => {
    asked += 1
    if (asked === 1) response.end('{}')
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  const port = await front({ gatewayOrigin: origin, gatewayTimeoutMs: 150 })
  expect((await ask(port, '/v1/activity/list')).status).toBe(200)
  expect((await ask(port, '/v1/activity/list')).status).toBe(503)
  expect(asked).toBe(2)
})

test('[API-2] a gateway that breaks a new connection off is asked once', async () => {
  let asked = 0
  const server = createServer((incoming) => {
    asked += 1
    incoming.socket.resetAndDestroy()
  })
  const port = await front({ gatewayOrigin: `http://127.0.0.1:${await listen(server)}` })
  expect((await ask(port, '/v1/activity/list')).status).toBe(503)
  expect(asked).toBe(1)
})

test('[API-2] a call that may not be sent twice is never sent twice, and never meets a closing connection', async () => {
  let sent = 0
  const answered = new WeakSet<object>()
  const server = createServer((incoming, response) => {
    sent += 1
    if (answered.has(incoming.socket)) return void incoming.socket.resetAndDestroy()
    answered.add(incoming.socket)
    response.end('{}')
  })
  const port = await front({ gatewayOrigin: `http://127.0.0.1:${await listen(server)}` })
  for (let call = 0; call < 4; call += 1) {
    expect((await ask(port, '/v1/activity/apply', { method: 'POST' })).status).toBe(200)
  }
  expect(sent).toBe(4)
})

test('[API-2] a gateway that is down answers 50300 in the envelope, a page that cannot be had a calm page', async () => {
  const port = await front({})
  const call = await ask(port, '/v1/activity/list')
  expect(call).toMatchObject({ status: 503, headers: { 'content-type': expect.stringContaining('application/json') } })
  expect(JSON.parse(call.body)).toEqual({ code: '50300', msg: 'not ready', data: null, requestTime: NOW })
  const page = await ask(port, '/en')
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(page.body).toContain('<h1>One moment, please</h1>')
  expect(call.body + page.body).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts/)
})

test('[API-2] a gateway that does not answer in time counts as down', async () => {
  const server = createServer(() => {})
  const origin = `http://127.0.0.1:${await listen(server)}`
  const port = await front({ gatewayOrigin: origin, gatewayTimeoutMs: 100 })
  const answer = await ask(port, '/v1/x', { method: 'POST' }, '{}')
  expect(answer.status).toBe(503)
})

test('a client that gives up ends the call to the gateway too', async () => {
  const closed = new Promise<void>((resolve) => {
    const server = createServer((incoming) => incoming.on('close', resolve).resume())
    void listen(server).then(async (upstream) => {
      const port = await front({ gatewayOrigin: `http://127.0.0.1:${upstream}` })
      const outgoing = request({ port, path: '/v1/x', host: '127.0.0.1', agent: false })
      outgoing.on('error', () => {})
      outgoing.end()
      setTimeout(() => outgoing.destroy(), 50)
    })
  })
  await expect(closed).resolves.toBeUndefined()
})

/** The bytes of an answer to these bytes, until the connection ends. */
function sayRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}

test.each([
  ['two hosts', 'GET /v1/x HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\n\r\n'],
  ['a host that is none', 'GET /v1/x HTTP/1.1\r\nHost: a.test/x"\r\n\r\n'],
  ['a host with a user', 'GET /v1/x HTTP/1.1\r\nHost: a@b.test\r\n\r\n'],
  ['no host', 'GET /v1/x HTTP/1.1\r\n\r\n'],
  ['HTTP/0.9', 'GET /v1/x\r\n\r\n'],
  [
    'an encoding that nobody decodes',
    'POST /v1/x HTTP/1.1\r\nHost: a.test\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'an upgrade with two hosts',
    'GET /ws/x HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  ],
])('[API-2] a message that can be read in two ways is refused and passed on to nobody: %s', async (_what, bytes) => {
  const gateway = await echo('gateway')
  const port = await front({ gatewayOrigin: gateway.origin })
  const smuggled = 'GET /v1/smuggled HTTP/1.1\r\nHost: a.test\r\n\r\n'
  expect(await sayRaw(port, bytes + smuggled)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\n$/)
  expect(gateway.seen).toEqual([])
})

const GET_X = 'GET /v1/x HTTP/1.1\r\nHost: a.test\r\n'

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400],
  ['two hosts', 'GET /v1/x HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\n\r\n', 400],
  ['no host', 'GET /v1/x HTTP/1.1\r\n\r\n', 400],
  ['an upgrade with two hosts', `${GET_X}Host: b.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`, 400],
  ['an address that is too long', `GET /${'a'.repeat(7000)} HTTP/1.1\r\nHost: a.test\r\n\r\n`, 414],
  ['an expectation that is unknown', `${GET_X}Expect: a-miracle\r\n\r\n`, 417],
  ['a head over 16 KiB', `${GET_X}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('[GW-7] a refusal without a body carries the security headers: %s', async (_what, bytes, status) => {
  const port = await front({ live: true, siteOrigin: 'https://promo.example' })
  const [head = ''] = (await sayRaw(port, bytes)).toLowerCase().split('\r\n\r\n')
  const [line, ...lines] = head.split('\r\n')
  expect(line).toMatch(new RegExp(`^http/1.1 ${status} `))
  const headers = new Map(lines.map((field) => field.split(': ') as [string, string]))
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  for (const [name, value] of [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'deny'],
    ['cache-control', 'no-store'],
    ['content-length', '0'],
    ['connection', 'close'],
  ])
    expect([name, headers.get(name ?? '')]).toEqual([name, value])
})

test('[API-2] a refusal waits for the answers before it, and nothing after it is worked on', async () => {
  const gateway = await echo('gateway')
  const port = await front({ gatewayOrigin: gateway.origin })
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`
  const answers = await sayRaw(port, `${get('/v1/first')}${get(`/${'a'.repeat(7000)}`)}${get('/v1/after')}`)
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 414'])
  expect(gateway.seen.map(({ url }) => url)).toEqual(['/v1/first'])
})

test('[SCR-14] an address that Next could not send back is too long, in its longer spelling too', async () => {
  const next = await echo('next')
  const port = await front({ nextOrigin: next.origin })
  const statusOf = async (path: string) => (await ask(port, path)).status
  expect(await statusOf(`/en/${'a'.repeat(5900)}?x=1`)).toBe(200)
  expect(await statusOf(`/en/${'a'.repeat(6000)}`)).toBe(414)
  expect(await statusOf(`/en/${'"'.repeat(2500)}`)).toBe(414)
})

test('a client of HTTP/1.0 gets its answer and the end of the connection', async () => {
  const gateway = await echo('gateway')
  const port = await front({ gatewayOrigin: gateway.origin })
  expect(await sayRaw(port, 'GET /v1/x HTTP/1.0\r\nHost: a.test\r\n\r\n')).toContain('gateway')
})

test('[SCR-14] nobody talks to Next’s inside: its own headers, preview cookies and ranges stay out', async () => {
  const next = await echo('next')
  const port = await front({ nextOrigin: next.origin })
  const headers = {
    Cookie: '__prerender_bypass=x; fanfareLocale=ar; __next_preview_data=y',
    'x-prerender-revalidate': 'x',
    'x-next-revalidated-tags': 'activities',
    'next-resume': '1',
    Range: 'bytes=999999-',
  }
  await ask(port, '/unknown-path', { headers })
  const [seen] = next.seen
  expect(seen?.headers.cookie).toBe('fanfareLocale=ar')
  for (const name of ['x-prerender-revalidate', 'x-next-revalidated-tags', 'next-resume', 'range'])
    expect(seen?.headers).not.toHaveProperty(name)
})

test('[GW-7] a truncated answer of the gateway reaches the client as broken, never as complete', async () => {
  const server = createServer((_incoming, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  const port = await front({ gatewayOrigin: `http://127.0.0.1:${await listen(server)}` })
  await expect(ask(port, '/v1/x')).rejects.toThrow('aborted')
})

test('[SCR-14] pages come from Next with security headers and without its name', async () => {
  const next = await echo('next')
  const port = await front({ nextOrigin: next.origin })
  const page = await ask(port, '/en//x?a=1')
  expect(page).toMatchObject({ status: 200, body: 'next' })
  expect(page.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  expect(page.headers).not.toHaveProperty('x-powered-by')
  expect(page.headers).not.toHaveProperty('strict-transport-security')
  expect(next.seen[0]?.url).toBe('/en//x?a=1')
})

test('[SCR-14] a live site demands HTTPS, and settings name who may frame it', async () => {
  const next = await echo('next')
  const frameAncestors = ['https://app.example.com']
  const port = await front({ nextOrigin: next.origin, live: true, frameAncestors })
  const { headers } = await ask(port, '/en')
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
  expect(headers['content-security-policy']).toContain('frame-ancestors https://app.example.com;')
  expect(headers).not.toHaveProperty('x-frame-options')
})

test('[SCR-14] a redirect of Next does not show Next’s own address', async () => {
  const server = createServer((incoming, response) => {
    response.writeHead(307, { location: `http://${String(incoming.headers['x-own'])}/en/download?x=1` })
    response.end()
  })
  const upstream = await listen(server)
  const port = await front({ nextOrigin: `http://127.0.0.1:${upstream}` })
  const { headers } = await ask(port, '/download', { headers: { 'x-own': `127.0.0.1:${upstream}` } })
  expect(headers.location).toBe('/en/download?x=1')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page goes out in %s to a client that takes it, and says so', async (encoding, decode) => {
  const html = '<p>promo</p>'.repeat(500)
  const server = createServer((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': html.length, etag: '"x"', vary: 'rsc' })
    response.end(html)
  })
  const port = await front({ nextOrigin: `http://127.0.0.1:${await listen(server)}` })
  const bytes = await askBytes(port, '/en', { 'accept-encoding': encoding })
  expect(bytes.headers).toMatchObject({ 'content-encoding': encoding, vary: 'rsc, accept-encoding' })
  expect(bytes.body.length).toBeLessThan(html.length / 10)
  expect(decode(bytes.body).toString()).toBe(html)
  const plain = await ask(port, '/en')
  expect(plain).toMatchObject({ body: html, headers: { 'content-length': String(html.length) } })
})

test('page data that Next streams reaches the client part by part', async () => {
  let finish = () => {}
  const server = createServer((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/x-component' })
    response.write('<p>first part</p>')
    finish = () => response.end('<p>second</p>')
  })
  const port = await front({ nextOrigin: `http://127.0.0.1:${await listen(server)}` })
  const decoded = await new Promise<string>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', rsc: '1' }
    const outgoing = request({ port, path: '/en?_rsc=x', host: '127.0.0.1', agent: false, headers }, (response) => {
      const gunzip = response.pipe(createGunzip())
      gunzip.once('data', (first: Buffer) => {
        finish()
        text(gunzip).then((rest) => resolve(`${first.toString()}|${rest}`), reject)
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
  expect(decoded).toBe('<p>first part</p>|<p>second</p>')
})

test.each([
  ['POST', {}],
  ['PUT', {}],
  ['OPTIONS', {}],
  ['GET', { 'Next-Action': 'x' }],
])('[GW-7] %s %o to a page is refused with 405 and never reaches Next', async (method, headers) => {
  const next = await echo('next')
  const port = await front({ nextOrigin: next.origin })
  const answer = await ask(port, '/en', { method, headers }, method === 'POST' ? 'x'.repeat(100) : undefined)
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  expect(next.seen).toEqual([])
})

test.each([
  '/ops/v1/events',
  '/metrics',
  '/docs',
  '/openapi.json',
  '/health/live',
  '/revalidate',
  '/_next/image?url=x',
])('[GW-7] %s does not exist from outside', async (path) => {
  const [gateway, next] = await Promise.all([echo('gateway'), echo('next')])
  const port = await front({ gatewayOrigin: gateway.origin, nextOrigin: next.origin })
  const statuses = await Promise.all(['GET', 'POST'].map(async (method) => (await ask(port, path, { method })).status))
  expect(statuses).toEqual([404, 404])
  expect([...gateway.seen, ...next.seen]).toEqual([])
})

/** Sends an upgrade by hand and returns what came back until `enough` says so or the connection ended. */
function upgrade(port: number, path: string, enough: (received: string) => boolean, then?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    let sent = false
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (then && !sent && received.includes('\r\n\r\n')) {
        sent = true
        socket.write(then)
      }
      if (enough(received)) socket.destroy()
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: promo.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    )
  })
}

test('[D-1][D-28] a WebSocket passes to the gateway, bytes both ways', async () => {
  const targets: string[] = []
  const server = createServer()
  server.on('upgrade', (incoming, socket) => {
    targets.push(incoming.url ?? '')
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello')
    socket.pipe(socket)
    socket.on('error', () => {})
  })
  const port = await front({ gatewayOrigin: `http://127.0.0.1:${await listen(server)}` })
  const received = await upgrade(port, '/ws/public?x=%20', (bytes) => bytes.includes('ping'), 'ping')
  expect(received).toMatch(/^HTTP\/1\.1 101 /)
  expect(received).toContain('hello')
  expect(targets).toEqual(['/ws/public?x=%20'])
})

test('[D-29] a socket to a gateway that is down is refused with 503', async () => {
  const port = await front({})
  const received = await upgrade(port, '/ws/public', () => false)
  expect(received).toMatch(/^HTTP\/1\.1 503 /)
  expect(received).toContain('"code":"50300"')
})

test('[GW-7] a WebSocket never goes through Next: the upgrade of a page is an ordinary request', async () => {
  let upgrades = 0
  const server = createServer((_incoming, response) => response.end('page'))
  server.on('upgrade', (_incoming, socket) => {
    upgrades += 1
    socket.destroy()
  })
  const port = await front({ nextOrigin: `http://127.0.0.1:${await listen(server)}` })
  const received = await upgrade(port, '/en', (bytes) => bytes.includes('page'))
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  expect(upgrades).toBe(0)
})

test('[D-23] a request that does not arrive within 10 s is cut within two more', { timeout: 20_000 }, async () => {
  const port = await front({})
  const began = performance.now()
  const heard = await new Promise<string>((resolve, reject) => {
    let said = ''
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
    socket.on('close', () => resolve(said))
    socket.on('error', reject)
  })
  expect(heard).toMatch(/^HTTP\/1.1 408/)
  expect(performance.now() - began).toBeLessThan(13_000)
})
