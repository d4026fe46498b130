import { inspect } from 'node:util'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { AxiosError, CanceledError } from 'axios'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { fakeGateway } from '#tests/fixtures/fake-gateway.ts'
import vectors from '@fanfare/contract/testing/signature-vectors.json' with { type: 'json' }
import { APP_VERSION, TERMINAL_TYPE } from '@fanfare/contract/signature.ts'
import { health } from '@fanfare/contract/site/site.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { LARGEST_ANSWER } from './fetch-limits.ts'
import { DEFAULT_TIMEOUT_MS, type WireRequest } from './client.ts'
import { NetworkError } from './errors.ts'
import { signatureHeaders } from './sign.ts'
import { clientOf } from './testing/client-of.ts'

const wire = (more: Partial<WireRequest> = {}): WireRequest => ({
  call: obtainReward,
  target: '/v1/activity/obtainReward?taskId=t2&activityId=a9',
  body: '',
  token: null,
  ...more,
})

test('[API-1] sends the constant headers, the language, a fresh vs and a signature that node:crypto confirms', async () => {
  const { client, requests } = fakeGateway(() => ({}))
  await client.send(wire())
  await client.send(wire({ body: '{"note":"繁體 ✓"}' }))
  const [first, second] = requests
  expect(first?.headers).toMatchObject({
    appVersion: '1.1.0',
    terminalType: '1',
    language: 'de',
    'X-TIMESTAMP': '1763600000000',
  })
  expect(first?.headers.vs).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
  expect(first?.headers.vs).not.toBe(second?.headers.vs)
  expect([first?.signed, second?.signed]).toEqual([true, true])
})

test('[API-1] carries the bearer token when there is one, and no Authorization otherwise', async () => {
  const { client, requests } = fakeGateway(() => ({}))
  await client.send(wire({ token: { value: 'abc', from: 'site' } }))
  await client.send(wire())
  expect(requests[0]?.headers.Authorization).toBe('Bearer abc')
  expect(requests[1]?.headers).not.toHaveProperty('Authorization')
})

test('[API-1] sends the target and the body byte for byte as they were signed', async () => {
  const { client, requests } = fakeGateway(() => ({}))
  const target = '/v1/activity/detail?q=a%2Bb&q=c%20d&Z=%27'
  await client.send(wire({ target, body: '{ "a" : 1 }' }))
  expect(requests[0]).toMatchObject({ url: target, body: '{ "a" : 1 }', signed: true })
})

test('a call without a body has no Content-Type, one with a body is JSON', async () => {
  const { client, requests } = fakeGateway(() => ({}))
  await client.send(wire())
  await client.send(wire({ body: '{}' }))
  expect(requests[0]?.headers).not.toHaveProperty('Content-Type')
  expect(requests[1]?.headers['Content-Type']).toBe('application/json')
})

test('[API-1] the health probe carries neither signature nor token, so that it needs no preflight', async () => {
  const { client, requests } = fakeGateway(() => ({}))
  await client.send(wire({ call: health, target: '/v1/if/health', token: { value: 'abc', from: 'site' } }))
  expect(Object.keys(requests[0]?.headers ?? {})).toEqual(['Accept'])
})

test('[API-2] waits 600000 ms unless the request says otherwise', async () => {
  expect(DEFAULT_TIMEOUT_MS).toBe(600_000)
  const { client, requests } = fakeGateway(() => ({}))
  await client.send(wire())
  await client.send(wire({ timeoutMs: 10_000 }))
  expect(requests.map(({ timeout }) => timeout)).toEqual([600_000, 10_000])
})

test('[NET-2] a request may go to another host, with the same signature', async () => {
  const { client, requests } = fakeGateway(() => ({}))
  await client.send(wire({ host: 'https://api.example' }))
  expect(requests[0]?.url).toBe('https://api.example/v1/activity/obtainReward?taskId=t2&activityId=a9')
  expect(requests[0]?.signed).toBe(true)
})

test('[API-3] an error that a log prints has why the connection failed, and no header of its request', async () => {
  const { client } = fakeGateway(() => {
    const request = { headers: { Authorization: 'Bearer secret-of-a-player' } }
    const cause = new Error('connect ECONNREFUSED')
    return Promise.reject(Object.assign(AxiosError.from(cause, 'ECONNREFUSED'), { config: request, request }))
  })
  const error: unknown = await client.send(wire()).catch((reason: unknown) => reason)
  expect(inspect(error, { depth: 9 })).toContain('connect ECONNREFUSED')
  expect(inspect(error, { depth: 9 })).not.toContain('secret')
})

test.each([
  ['a lost connection', new AxiosError('getaddrinfo ENOTFOUND', 'ERR_NETWORK'), 'ERR_NETWORK'],
  ['a time-out', new AxiosError('timeout of 10000ms exceeded', 'ETIMEDOUT'), 'ETIMEDOUT'],
  ['an abort', new CanceledError('canceled'), 'ERR_CANCELED'],
])('[API-3] %s is a Network Error', async (_, failure, code) => {
  const { client } = fakeGateway(() => Promise.reject(failure))
  const sending = client.send(wire())
  await expect(sending).rejects.toBeInstanceOf(NetworkError)
  await expect(sending).rejects.toMatchObject({ message: 'Network Error', status: undefined, code })
})

test('a bug in our code is not reported as a network failure', async () => {
  const { client } = fakeGateway(() => Promise.reject(new TypeError('a bug')))
  await expect(client.send(wire())).rejects.toBeInstanceOf(TypeError)
})

/** The vectors of this client; the others have another version or terminal. */
const OWN_VECTORS = vectors.filter(
  ({ appVersion, terminalType }) => appVersion === APP_VERSION && terminalType === TERMINAL_TYPE,
)

test.each(OWN_VECTORS)('[API-1][DEV-1] signs the vector: $name', ({ wireTarget, timestamp, sig, method, ...rest }) => {
  const headers = signatureHeaders({
    ...rest,
    method: method as 'GET',
    target: wireTarget,
    timestamp: Number(timestamp),
  })
  expect(headers).toMatchObject({ 'X-SIG': sig, 'X-TIMESTAMP': timestamp, vs: rest.vs })
})

test('[API-1] over a real socket the server sees the very bytes that were signed', async () => {
  const seen: { url?: string; body: string; agent?: string }[] = []
  const origin = await serve((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      seen.push({ url: request.url, body, agent: request.headers['user-agent'] })
      response.setHeader('x-request-id', 'r1').end('{"code":"00000","data":{}}')
    })
  })
  const client = clientOf(origin)
  const target = '/v1/activity/detail?q=%27%28a%20b%29*%E2%9C%93&x=%7Ea!'
  const answer = await client.send(wire({ target, body: '{"ü":"😀"}' }))
  expect(seen[0]).toMatchObject({ url: target, body: '{"ü":"😀"}' })
  expect(seen[0]?.agent).not.toMatch(/axios/)
  expect(answer).toMatchObject({ status: 200, text: '{"code":"00000","data":{}}', requestId: 'r1' })
})

/** A server whose JSON never ends: so many bytes every 10 ms. `open`: how many answers it still sends. */
async function endlessServer(bytesEach: number): Promise<{ origin: string; sent: () => number; open: () => number }> {
  const part = Buffer.alloc(bytesEach, '7,')
  let sent = 0
  let open = 0
  const origin = await serve((_request, response) => {
    open += 1
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":"00000","data":[')
    const timer = setInterval(() => {
      if (response.writableNeedDrain) return
      response.write(part)
      sent += part.length
    }, 10)
    response.on('close', () => {
      clearInterval(timer)
      open -= 1
    })
  })
  return { origin, sent: () => sent, open: () => open }
}

test.each(['fetch', 'http'] as const)(
  '[API-3] an answer over the size limit is a Network Error, and its connection is closed (%s)',
  async (adapter) => {
    const { origin, sent, open } = await endlessServer(1024 * 1024)
    const sending = clientOf(origin, { adapter }).send(wire({ timeoutMs: 5000 }))
    await expect(sending).rejects.toMatchObject({ name: 'NetworkError', code: 'ERR_BAD_RESPONSE' })
    await expect.poll(open).toBe(0)
    expect(sent()).toBeLessThan(LARGEST_ANSWER * 4)
  },
)

test.each(['fetch', 'http'] as const)(
  '[API-2] the time-out covers the whole answer, also while its body arrives (%s)',
  async (adapter) => {
    const { origin, open } = await endlessServer(200)
    const watch = new Watch()
    const sending = clientOf(origin, { adapter }).send(wire({ timeoutMs: 300 }))
    await expect(sending).rejects.toMatchObject({ name: 'NetworkError', code: 'ETIMEDOUT' })
    expect(watch.seconds).toBeLessThan(watch.limit(3))
    await expect.poll(open).toBe(0)
  },
)

test('[API-3] an abort by the caller ends the request and does not count as a time-out', async () => {
  const { origin, open } = await endlessServer(200)
  const leaving = new AbortController()
  const sending = clientOf(origin, { adapter: 'http' }).send(wire({ signal: leaving.signal }))
  const refused = sending.catch((error: unknown) => error)
  await expect.poll(open).toBe(1)
  leaving.abort()
  expect(await refused).toMatchObject({ name: 'NetworkError', code: 'ERR_CANCELED' })
  await expect.poll(open).toBe(0)
})
