import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'

const gateway = await borrowGateway()

const BANNER = '/v1/mix/index/mainBanner'
const outcome = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as { code: string }).code,
]
const post = (body: string | Buffer, headers: Record<string, string> = {}, target = BANNER) =>
  gateway.send({ method: 'POST', target, body, headers })

test('[API-2] answers 40400 to an unknown path, and 40500 with the allowed method to a wrong one', async () => {
  expect(outcome(await gateway.send({ method: 'GET', target: '/v1/nothing' }))).toEqual([404, '40400'])
  expect(outcome(await gateway.send({ method: 'GET', target: '/V1/activity/list' }))).toEqual([404, '40400'])
  for (const method of ['POST', 'DELETE', 'PATCH', 'HEAD', 'PROPFIND']) {
    const response = await gateway.send({ method, target: activityList.path })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET')
  }
  const parameter = await gateway.send({ method: 'POST', target: '/v1/activity/general/agent/permission/a1' })
  expect(outcome(parameter)).toEqual([405, '40500'])
  for (const target of ['/metrics', '/openapi.json', '/docs']) {
    expect(outcome(await gateway.send({ method: 'POST', target, signed: false })), target).toEqual([405, '40500'])
  }
})

test('[API-2] answers 40000 to a GET with a body, which its signature would not cover', async () => {
  const response = await gateway.send({ method: 'GET', target: activityList.path, body: '{}' })
  expect(outcome(response)).toEqual([400, '40000'])
})

test.each([
  '/v1/activity/list%',
  '/%zz',
  '/v1/activity/general/agent/permission/%E0%A4%A',
  '//v1//activity',
  '/../etc/passwd',
])('[API-2] answers the broken path %s with an envelope and no 5xx', async (target) => {
  const response = await gateway.app.inject({ method: 'GET', url: 'http://x' + target })
  expect(response.statusCode).toBeLessThan(500)
  expect(response.json()).toMatchObject({ code: expect.stringMatching(/^40/) })
})

test('[API-2] answers 41300 to a body over 64 KiB, and accepts 1 MiB of operators', async () => {
  expect(outcome(await post(`"${'x'.repeat(64 * 1024)}"`))).toEqual([413, '41300'])
  const events = { events: Array.from({ length: 1000 }, () => ({ padding: 'x'.repeat(500) })) }
  expect((await gateway.ops('POST', '/ops/v1/events', events)).code).not.toBe('41300')
  const huge = await gateway.ops('POST', '/ops/v1/events', { events: ['x'.repeat(1024 * 1024)] })
  expect([huge.status, huge.code]).toEqual([413, '41300'])
})

test.each([
  ['no JSON', '{"a":', {}],
  ['another type', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a multipart body', '--x', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['no type at all', '{}', { 'content-type': '' }],
  ['another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }],
  ['a compressed body', '{}', { 'content-encoding': 'gzip' }],
  ['a __proto__ key', '{"__proto__":{"a":1}}', {}],
  ['a nested constructor key', '{"a":[{"b":{"constructor":{"prototype":{}}}}]}', {}],
  ['an escaped __proto__ key', '{"\\u005f_proto__":1}', {}],
  ['a NUL', '{"a":"\\u0000"}', {}],
  ['an escaped lone surrogate', '{"a":["\\ud800"]}', {}],
  ['an escaped lone surrogate in a key', '{"\\udc00a":1}', {}],
  ['a byte order mark', '\uFEFF{}', {}],
  ['depth', `${'['.repeat(2000)}${']'.repeat(2000)}`, {}],
  ['too many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, i]))), {}],
  ['no UTF-8', Buffer.from([0x7b, 0xc3, 0x28, 0x7d]), {}],
])('[API-2] answers 40000 to %s', async (_name, body, headers) => {
  const isText = typeof body === 'string'
  const response = await gateway.send({ method: 'POST', target: BANNER, body, headers, signed: isText })
  // The helper cannot sign bytes that are not text, so the refusal of the signature comes first.
  expect(outcome(response)).toEqual(isText ? [400, '40000'] : [401, '40001'])
})

test.each(['__proto__=1', 'constructor=1', 'a=%00'])('[API-2] answers 40000 to the query %s', async (query) => {
  expect(outcome(await gateway.send({ method: 'GET', target: `${activityList.path}?${query}` }))).toEqual([
    400,
    '40000',
  ])
})

test('[API-2] issues name the field and never repeat the value', async () => {
  const secret = 'hunter2-hunter2-hunter2'
  const body = JSON.stringify({ email: secret, password: { secret }, languageType: secret, [secret]: 1 })
  const response = await post(body, {}, register.path)
  expect(outcome(response)).toEqual([400, '40000'])
  const { data } = response.json<{ data: { issues: { path: string; message: string }[] } }>()
  expect(data.issues.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['email', 'password', 'languageType', 'termsAccepted']),
  )
  expect(response.body).not.toContain(secret)
})

test('[API-2] unknown fields are ignored and requestTime is the gateway clock', async () => {
  gateway.clock.set(1_763_600_000_000)
  const response = await post('{"unknown":{"deep":[1,2]}}')
  const { code, requestTime } = response.json<{ code: string; requestTime: number }>()
  gateway.clock.set(null)
  expect(code).toBe('00000')
  expect(requestTime - 1_763_600_000_000).toBeLessThan(1000)
})

test('[D-23] every answer forbids storing and sniffing and has its own request id', async () => {
  const one = await gateway.send({ method: 'GET', target: '/v1/nothing', headers: { 'x-request-id': 'mine' } })
  const two = await gateway.send({ method: 'GET', target: '/v1/if/health', signed: false })
  for (const { headers } of [one, two]) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(headers['x-request-id']).toMatch(/^req_/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
  expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id'])
})

test('[D-23] CORS allows only the site and the listed origins', async () => {
  const open = await startGateway({
    config: { allowedOrigins: ['https://partner.example'] },
    database: gateway.database,
  })
  onTestFinished(() => open.stop())
  const preflight = (origin: string) =>
    open.app.inject({
      method: 'OPTIONS',
      url: BANNER,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-sig,vs' },
    })
  for (const origin of ['http://localhost:3000', 'https://partner.example']) {
    const { headers, statusCode } = await preflight(origin)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, origin])
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
  for (const origin of ['https://evil.example', 'null', 'https://partner.example.evil.example']) {
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin')
  }
})

test('[D-23] answers bytes that are not HTTP with an envelope and closes the connection', async () => {
  const port = Number(new URL(await gateway.listen()).port)
  const say = (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    return text(socket)
  }
  expect(await say('NOT HTTP\r\n\r\n')).toMatch(/^HTTP\/1.1 400[^]*"code":"40000"/)
  const overflow = await say(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`)
  expect(overflow).toMatch(/^HTTP\/1.1 431[^]*"code":"40000"/)
})
