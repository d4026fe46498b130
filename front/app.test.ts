import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { SITE_READING_HEADER } from '@fanfare/contract/site-reading.ts'
import { FrontTallies } from './status/tallies.ts'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { NOW, ask, askBytes, echo, front, frontBefore, listen } from './testing/front-world.ts'

test('[D-1] path, query and body reach the gateway byte for byte', async () => {
  const { port, ...gateway } = await frontBefore('gateway')
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

test('[D-1] a chunked body reaches the gateway whole, with its length', async () => {
  const { port, ...gateway } = await frontBefore('gateway')
  const headers = { 'transfer-encoding': 'chunked' }
  await ask(port, '/v1/x', { method: 'POST', headers }, 'chunked body')
  expect(gateway.seen[0]).toMatchObject({ body: 'chunked body', headers: { 'content-length': '12' } })
})

test.each(['DELETE', 'OPTIONS', 'POST'])('[D-1] a %s without a body says so to the gateway', async (method) => {
  const { port, ...gateway } = await frontBefore('gateway')
  expect((await ask(port, '/v1/x', { method })).status).toBe(200)
  expect(gateway.seen[0]).toMatchObject({ method, body: '', headers: { 'content-length': '0' } })
  expect(gateway.seen[0]?.headers).not.toHaveProperty('transfer-encoding')
})

test('[D-1] a foreign gateway is asked by its own name', async () => {
  const { port, ...gateway } = await frontBefore('gateway', { foreignGateway: true })
  await ask(port, '/v1/x?a=1', { headers: { host: 'promo.test' } })
  expect(gateway.seen[0]).toMatchObject({ url: '/v1/x?a=1', headers: { host: new URL(gateway.origin).host } })
})

test('[D-1] hop-by-hop headers are not proxied, and a client cannot forge its address', async () => {
  const { port, ...gateway } = await frontBefore('gateway')
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
  expect((await ask(port, '/v1/x', { method: 'POST', headers }, 'body')).headers.connection).toBe('close')
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
  for (const name of [...dropped, SITE_READING_HEADER]) expect(seen?.headers).not.toHaveProperty(name)
})

test('[AGT-2] the digest and the totals that follow an export reach the client, other trailers do not', async () => {
  const gatewayOrigin = await serve((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', trailer: 'x-content-digest, x-export-totals, x-other' })
    response.write('"at"\r\n')
    response.addTrailers({ 'x-content-digest': 'sha-256=:x:', 'x-export-totals': 'rows=0', 'x-other': 'a' })
    response.end()
  })
  const port = await front({ gatewayOrigin })
  const outgoing = request({ port, path: '/v1/x' }).end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  expect(await text(answer)).toBe('"at"\r\n')
  expect(answer.trailers).toEqual({ 'x-content-digest': 'sha-256=:x:', 'x-export-totals': 'rows=0' })
})

test('[GW-7] a proxy in front whose X-Forwarded-For is ignored gets one line in the log, and is counted', async () => {
  const gateway = await echo('gateway')
  const [warn, tallies] = [vi.fn(), new FrontTallies()]
  const port = await front({ gatewayOrigin: gateway.origin, warn, tallies })
  await ask(port, '/v1/x')
  expect(warn).not.toHaveBeenCalled()
  for (let sent = 0; sent < 2; sent += 1) await ask(port, '/v1/x', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^TRUST_PROXY is 0, and a proxy/)]])
  expect(tallies.ignoredProxies).toBe(2)
  const trusting = await front({ gatewayOrigin: gateway.origin, warn, trustProxy: 1 })
  await ask(trusting, '/v1/x', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  expect(warn).toHaveBeenCalledTimes(1)
})

test('[GW-7] behind trusted proxies the client’s address is the entry that the outermost of them appended', async () => {
  const { port, ...gateway } = await frontBefore('gateway', { trustProxy: 2 })
  await ask(port, '/v1/x', { headers: { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9, 10.0.0.1' } })
  expect(gateway.seen[0]?.headers['x-forwarded-for']).toBe('203.0.113.9')
  const forged = Array(1_500).fill('6.6.6.6').join(', ')
  await ask(port, '/v1/x', { headers: { 'X-Forwarded-For': `${forged}, 203.0.113.9, 10.0.0.1` } })
  expect(gateway.seen[1]?.headers['x-forwarded-for']).toBe('203.0.113.9')
})

test.each([
  ['with its port', '203.0.113.7:51234', '203.0.113.7'],
  ['in brackets with its port', '[2001:db8::7]:51234', '2001:db8::7'],
  ['as no address', 'unknown', '127.0.0.1'],
])(
  '[GW-7] a client’s address that a trusted proxy wrote %s reaches the gateway as an address alone',
  async (_how, written, forwarded) => {
    const { port, ...gateway } = await frontBefore('gateway', { trustProxy: 1 })
    await ask(port, '/v1/x', { headers: { 'X-Forwarded-For': written } })
    expect(gateway.seen[0]?.headers['x-forwarded-for']).toBe(forwarded)
  },
)

test.each([
  ['with its length', {}],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('[API-2] a body over 64 KiB, sent %s, is refused with 41300; one of 64 KiB passes', async (_how, headers) => {
  const { port, ...gateway } = await frontBefore('gateway')
  const refused = await ask(port, '/v1/x', { method: 'POST', headers }, Buffer.alloc(65_537, 97))
  expect(refused.status).toBe(413)
  expect(JSON.parse(refused.body)).toMatchObject({ code: '41300', requestTime: NOW })
  expect((await ask(port, '/v1/x', { method: 'POST', headers }, Buffer.alloc(65_536, 97))).status).toBe(200)
  expect(gateway.seen.map(({ body }) => body.length)).toEqual([65_536])
})

/** As after a keep-alive timeout: a server that closes each connection on its second request. */
async function closing() {
  const answered = new WeakSet<object>()
  const counts = { sent: 0 }
  const origin = await serve((incoming, response) => {
    counts.sent += 1
    if (answered.has(incoming.socket)) return void incoming.socket.resetAndDestroy()
    answered.add(incoming.socket)
    response.end('page')
  })
  return { origin, counts }
}

test('[D-29] visitors get every page and script, also when Next closes a kept-alive connection that is being reused', async () => {
  const port = await front({ nextOrigin: (await closing()).origin })
  for (let visit = 0; visit < 6; visit += 1) {
    const { status, body } = await ask(port, '/_next/static/chunks/a.js')
    expect([visit, status, body]).toEqual([visit, 200, 'page'])
  }
})

test('[API-2] a call that times out is not repeated, on a kept-alive connection either', async () => {
  let asked = 0
  const origin = await serve((_incoming, response) => {
    asked += 1
    if (asked === 1) response.end('{}')
  })
  const port = await front({ gatewayOrigin: origin, gatewayTimeoutMs: 150 })
  expect((await ask(port, '/v1/activity/list')).status).toBe(200)
  expect((await ask(port, '/v1/activity/list')).status).toBe(503)
  expect(asked).toBe(2)
})

test('[API-2] a call on a new connection that the gateway closes is not repeated', async () => {
  let asked = 0
  const gatewayOrigin = await serve((incoming) => {
    asked += 1
    incoming.socket.resetAndDestroy()
  })
  const port = await front({ gatewayOrigin })
  expect((await ask(port, '/v1/activity/list')).status).toBe(503)
  expect(asked).toBe(1)
})

test('[API-2] a POST to a foreign gateway is never sent twice and never uses a connection that may be closing', async () => {
  const { origin, counts } = await closing()
  const port = await front({ gatewayOrigin: origin, foreignGateway: true })
  for (let call = 0; call < 4; call += 1) {
    expect((await ask(port, '/v1/activity/apply', { method: 'POST' })).status).toBe(200)
  }
  expect(counts.sent).toBe(4)
})

test('[API-2] without the gateway a call gets code 50300, and without Next an error page', async () => {
  const port = await front({})
  const call = await ask(port, '/v1/activity/list')
  expect(call).toMatchObject({ status: 503, headers: { 'content-type': expect.stringContaining('application/json') } })
  expect(JSON.parse(call.body)).toEqual({ code: '50300', msg: 'not ready', data: null, requestTime: NOW })
  const page = await ask(port, '/en')
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(page.body).toContain('<h1>One moment, please</h1>')
  expect(call.body + page.body).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts/)
})

test('the call to the gateway ends when the client disconnects', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const gatewayOrigin = await serve((incoming) => incoming.on('close', resolve).resume())
  const outgoing = request({ port: await front({ gatewayOrigin }), path: '/v1/x', agent: false })
  outgoing.on('error', () => {}).end()
  setTimeout(() => outgoing.destroy(), 50)
  await expect(promise).resolves.toBeUndefined()
})

/** Sends bytes and resolves with the bytes received until the connection ends; `react` is given those so far. */
function exchangeRaw(port: number, bytes: string, react?: (received: string, socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
      react?.(answer, socket)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}

test.each([
  ['two hosts', 'GET /v1/x HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\n\r\n'],
  ['an invalid host', 'GET /v1/x HTTP/1.1\r\nHost: a.test/x"\r\n\r\n'],
  ['a host with a user', 'GET /v1/x HTTP/1.1\r\nHost: a@b.test\r\n\r\n'],
  ['no host', 'GET /v1/x HTTP/1.1\r\n\r\n'],
  ['HTTP/0.9', 'GET /v1/x\r\n\r\n'],
  ['an unknown encoding', 'POST /v1/x HTTP/1.1\r\nHost: a.test\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
  [
    'chunks in HTTP/1.0, which has none',
    'POST /v1/x HTTP/1.0\r\nHost: a.test\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'an upgrade with two hosts',
    'GET /ws/x HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  ],
])('[API-2] an ambiguous message is refused and not proxied: %s', async (_what, bytes) => {
  const { port, ...gateway } = await frontBefore('gateway')
  const smuggled = 'GET /v1/smuggled HTTP/1.1\r\nHost: a.test\r\n\r\n'
  expect(await exchangeRaw(port, bytes + smuggled)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\n$/)
  expect(gateway.seen).toEqual([])
})

const GET_X = 'GET /v1/x HTTP/1.1\r\nHost: a.test\r\n'

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400],
  ['an upgrade with two hosts', `${GET_X}Host: b.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`, 400],
  ['an address that is too long', `GET /${'a'.repeat(7000)} HTTP/1.1\r\nHost: a.test\r\n\r\n`, 414],
  ['an unknown expectation', `${GET_X}Expect: a-miracle\r\n\r\n`, 417],
  ['a head over 16 KiB', `${GET_X}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['10,000 addresses in front', `${GET_X}X-Forwarded-For: ${Array(10_000).fill('6.6.6.6').join(', ')}\r\n\r\n`, 431],
])('[GW-7] a refusal without a body carries the security headers: %s', async (_what, bytes, status) => {
  const port = await front({ live: true, siteOrigin: 'https://promo.example' })
  const [head = ''] = (await exchangeRaw(port, bytes)).toLowerCase().split('\r\n\r\n')
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

test('[API-2] a refusal follows the answers before it, and later requests on the connection are not processed', async () => {
  const { port, ...gateway } = await frontBefore('gateway')
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`
  const answers = await exchangeRaw(port, `${get('/v1/first')}${get(`/${'a'.repeat(7000)}`)}${get('/v1/after')}`)
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 414'])
  expect(gateway.seen.map(({ url }) => url)).toEqual(['/v1/first'])
})

test.each([
  ['has begun', true, /^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nhalf$/],
  ['has not begun', false, /^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\n$/],
])('[API-2] what is no HTTP is refused unless an answer before it %s', async (_what, begins, expected) => {
  const gatewayOrigin = await serve((_incoming, response) => {
    response.writeHead(200, { 'content-length': '100' })
    if (begins) response.write('half')
  })
  const port = await front({ gatewayOrigin })
  const socket = connect(port, '127.0.0.1', () => socket.write(`${GET_X}\r\n`))
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  if (begins) await expect.poll(() => received).toContain('half')
  socket.write('nonsense\r\n\r\n')
  await once(socket, 'close')
  expect(received).toMatch(expected)
})

test('[D-23] an address that is too long for Next’s redirect gets 414, escaped or not', async () => {
  const { port } = await frontBefore('next')
  const statusOf = async (path: string) => (await ask(port, path)).status
  expect(await statusOf(`/en/${'a'.repeat(5900)}?x=1`)).toBe(200)
  expect(await statusOf(`/en/${'a'.repeat(6000)}`)).toBe(414)
  expect(await statusOf(`/en/${'"'.repeat(2500)}`)).toBe(414)
})

test('an HTTP/1.0 client gets its answer, and the connection is closed', async () => {
  const { port } = await frontBefore('gateway')
  expect(await exchangeRaw(port, 'GET /v1/x HTTP/1.0\r\nHost: a.test\r\n\r\n')).toContain('gateway')
})

test('[D-28] Next’s internal headers, preview cookies and ranges of a client do not reach Next', async () => {
  const { port, ...next } = await frontBefore('next')
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

test('[GW-7] a truncated answer of the gateway is an aborted answer for the client, never a complete one', async () => {
  const gatewayOrigin = await serve((_incoming, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  })
  const port = await front({ gatewayOrigin })
  await expect(ask(port, '/v1/x')).rejects.toThrow('aborted')
})

test('[D-28] pages of Next have security headers and no X-Powered-By', async () => {
  const { port, ...next } = await frontBefore('next')
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

test('[D-28] a live site sends HSTS, and the settings name the origins that may frame it', async () => {
  const { port } = await frontBefore('next', { live: true, frameAncestors: ['https://app.example.com'] })
  const { headers } = await ask(port, '/en')
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
  expect(headers['content-security-policy']).toContain('frame-ancestors https://app.example.com;')
  expect(headers).not.toHaveProperty('x-frame-options')
})

test('[D-8] a redirect of Next does not contain Next’s own origin', async () => {
  const nextOrigin = await serve((incoming, response) => {
    response.writeHead(307, { location: `${String(incoming.headers['x-own'])}/en/download?x=1` }).end()
  })
  const { headers } = await ask(await front({ nextOrigin }), '/download', { headers: { 'x-own': nextOrigin } })
  expect(headers.location).toBe('/en/download?x=1')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page is sent in %s to a client that accepts it', async (encoding, decode) => {
  const html = '<p>promo</p>'.repeat(500)
  const nextOrigin = await serve((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': html.length, etag: '"x"', vary: 'rsc' })
    response.end(html)
  })
  const port = await front({ nextOrigin })
  const bytes = await askBytes(port, '/en', { 'accept-encoding': encoding })
  expect(bytes.headers).toMatchObject({ 'content-encoding': encoding, vary: 'rsc, accept-encoding' })
  expect(bytes.body.length).toBeLessThan(html.length / 10)
  expect(decode(bytes.body).toString()).toBe(html)
  expect(await ask(port, '/en')).toMatchObject({ body: html, headers: { 'content-length': String(html.length) } })
})

test('page data reaches the client in parts while Next streams it', async () => {
  let finish = () => {}
  const nextOrigin = await serve((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/x-component' })
    response.write('<p>first part</p>')
    finish = () => response.end('<p>second</p>')
  })
  const headers = { 'accept-encoding': 'gzip', rsc: '1' }
  const outgoing = request({ port: await front({ nextOrigin }), path: '/en?_rsc=x', agent: false, headers }).end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const gunzip = response.pipe(createGunzip())
  const [first] = (await once(gunzip, 'data')) as [Buffer]
  finish()
  const decoded = `${first.toString()}|${await text(gunzip)}`
  expect(decoded).toBe('<p>first part</p>|<p>second</p>')
})

test.each([
  ['POST', {}],
  ['PUT', {}],
  ['OPTIONS', {}],
  ['GET', { 'Next-Action': 'x' }],
])('[GW-7] %s %o to a page is refused with 405 and never reaches Next', async (method, headers) => {
  const { port, ...next } = await frontBefore('next')
  const answer = await ask(port, '/en', { method, headers }, method === 'POST' ? 'x'.repeat(100) : undefined)
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  expect(next.seen).toEqual([])
})

test('the form of the state player reaches Next with its body, and its cookies come back', async () => {
  const { port, ...next } = await frontBefore('next', { statePlayer: true })
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://a' } }
  const answer = await ask(port, '/de/dev/player/play', form, 'persona=new')
  expect(answer).toMatchObject({ status: 200, headers: { 'set-cookie': ['a=1; Path=/', 'b=2; HttpOnly'] } })
  expect(next.seen).toMatchObject([
    { method: 'POST', url: '/de/dev/player/play', body: 'persona=new', headers: { origin: 'http://a' } },
  ])
  for (const path of ['/de/dev/player', '/xx/dev/player/play', '/de/dev/player/play?a=1', '/de/dev/player/play/more'])
    expect(await ask(port, path, { method: 'POST' }, 'x')).toMatchObject({ status: 405 })
  expect(await ask(port, '/de/dev/player/play', form, 'x'.repeat(5000))).toMatchObject({ status: 405 })
  expect(next.seen).toHaveLength(1)
})

test('[GW-7] without a state player its form is refused like every other POST to a page', async () => {
  const { port, ...next } = await frontBefore('next')
  expect(await ask(port, '/en/dev/player/play', { method: 'POST' }, 'x')).toMatchObject({ status: 405 })
  expect(next.seen).toEqual([])
})

test.each('/ops/v1/events /metrics /docs /openapi.json /health/live /revalidate /_next/image?url=x'.split(' '))(
  '[GW-7] %s does not exist from outside',
  async (path) => {
    const [gateway, next] = await Promise.all([echo('gateway'), echo('next')])
    const port = await front({ gatewayOrigin: gateway.origin, nextOrigin: next.origin })
    const statuses = await Promise.all(
      ['GET', 'POST'].map(async (method) => (await ask(port, path, { method })).status),
    )
    expect(statuses).toEqual([404, 404])
    expect([...gateway.seen, ...next.seen]).toEqual([])
  },
)

/** Sends an upgrade, and `then` after its answer; ends at the latest when `enough` has come. */
function upgrade(port: number, path: string, enough?: string, then?: string): Promise<string> {
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13'
  const head = `GET ${path} HTTP/1.1\r\nHost: promo.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`
  let isSent = false
  return exchangeRaw(port, head, (received, socket) => {
    if (then && !isSent && received.includes('\r\n\r\n')) {
      isSent = true
      socket.write(then)
    }
    if (enough && received.includes(enough)) socket.destroy()
  })
}

test('[D-1][D-28] a WebSocket is proxied to the gateway in both directions', async () => {
  const targets: string[] = []
  const server = createServer()
  server.on('upgrade', (incoming, socket) => {
    targets.push(incoming.url ?? '')
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello')
    socket.pipe(socket)
    socket.on('error', () => {})
  })
  const port = await front({ gatewayOrigin: `http://127.0.0.1:${await listen(server)}` })
  const received = await upgrade(port, '/ws/public?x=%20', 'ping', 'ping')
  expect(received).toMatch(/^HTTP\/1\.1 101 /)
  expect(received).toContain('hello')
  expect(targets).toEqual(['/ws/public?x=%20'])
})

test('[D-29] a socket to a gateway that is down is refused with 503', async () => {
  const port = await front({})
  const received = await upgrade(port, '/ws/public')
  expect(received).toMatch(/^HTTP\/1\.1 503 /)
  expect(received).toContain('"code":"50300"')
})

test('[GW-7] the front never upgrades a page: Next gets an ordinary request', async () => {
  let upgrades = 0
  const server = createServer((_incoming, response) => response.end('page'))
  server.on('upgrade', (_incoming, socket) => {
    upgrades += 1
    socket.destroy()
  })
  const port = await front({ nextOrigin: `http://127.0.0.1:${await listen(server)}` })
  expect(await upgrade(port, '/en', 'page')).toMatch(/^HTTP\/1\.1 200 /)
  expect(upgrades).toBe(0)
})

test('[D-23] a request that does not arrive within 10 s gets 408 within two more', { tags: ['long'] }, async () => {
  const port = await front({})
  const watch = new Watch()
  const begun = 'POST /v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'
  expect(await exchangeRaw(port, begun)).toMatch(/^HTTP\/1.1 408/)
  expect(watch.seconds).toBeLessThan(watch.limit(13))
})
