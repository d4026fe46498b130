import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import vectors from '@fanfare/contract/testing/signature-vectors.json' with { type: 'json' }
import { signatureHeaders } from '#gateway/testing/signed-request.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'

const gateway = await borrowGateway()
beforeEach(() => gateway.clock.set(null))

const LIST = '/v1/activity/list'
const BANNER = '/v1/mix/index/mainBanner'
const codeOf = (response: { json: () => unknown }) => (response.json() as { code: string }).code

const ask = (method: string, target: string, headers: Record<string, string>, body?: string | Buffer) =>
  gateway.send({ method, target, headers, signed: false, ...(body === undefined ? {} : { body }) })
const sign = (method: string, target: string, body = '', now = gateway.clock.now()) =>
  signatureHeaders({ method, target, body }, { now, key: gateway.config.signKey })

/** Over a socket: `inject` would escape characters that a client may send raw. */
async function overTheWire(port: number, vector: (typeof vectors)[number], sig: string): Promise<string> {
  const body = Buffer.from(vector.body)
  const head = [
    `${vector.method} ${vector.wireTarget} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    ...(body.length > 0 || vector.method === 'POST' ? [`Content-Length: ${body.length}`] : []),
    `X-TIMESTAMP: ${vector.timestamp}`,
    `X-SIG: ${sig}`,
    `vs: ${vector.vs}`,
    `appVersion: ${vector.appVersion}`,
    `terminalType: ${vector.terminalType}`,
  ]
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  const heard = await text(socket)
  return /"code":"(\w+)"/.exec(heard)?.[1] ?? heard
}

const isOnTheWire = ({ wireTarget }: (typeof vectors)[number]) =>
  /^[!-~]+$/.test(wireTarget) && !wireTarget.includes('#')

test('[API-1][DEV-1] accepts every signature vector that HTTP can carry, and refuses it when one digit differs', async () => {
  let judged = 0
  const port = Number(new URL(await gateway.listen()).port)
  for (const key of new Set(vectors.map((vector) => vector.key))) {
    gateway.configure({ signKey: key })
    for (const vector of vectors.filter((candidate) => candidate.key === key && isOnTheWire(candidate))) {
      gateway.clock.set(Number(vector.timestamp))
      await gateway.db.deleteFrom('signatureNonces').execute()
      const right = await overTheWire(port, vector, vector.sig)
      // An unknown path or method is refused before its signature is checked.
      if (right === '40400' || right === '40500') continue
      judged += 1
      const wrong = `${vector.sig.startsWith('0') ? '1' : '0'}${vector.sig.slice(1)}`
      expect.soft(['40001', '40002'], vector.name).not.toContain(right)
      expect.soft(await overTheWire(port, vector, wrong), vector.name).toBe('40001')
    }
  }
  expect(judged).toBeGreaterThan(20)
})

test.each(['x-timestamp', 'x-sig', 'vs', 'appversion', 'terminaltype'])(
  '[API-1] answers 40001 with HTTP 401 to a request without the header %s',
  async (name) => {
    const headers: Record<string, string> = sign('GET', LIST)
    delete headers[name]
    const response = await ask('GET', LIST, headers)
    expect([response.statusCode, codeOf(response)]).toEqual([401, '40001'])
  },
)

test.each([
  ['vs', 'short'],
  ['vs', 'x'.repeat(65)],
  ['vs', 'sixteen chars !!'],
  ['x-sig', 'ABCDEF'],
  ['x-sig', 'z'.repeat(32)],
])('[API-1] answers 40001 to a malformed %s (%s)', async (name, value) => {
  expect(codeOf(await ask('GET', LIST, { ...sign('GET', LIST), [name]: value }))).toBe('40001')
})

test('[API-1] while the key changes, calls of pages that were loaded with the former one are accepted', async () => {
  const headers = sign('GET', LIST)
  const { signKey, former } = gateway.config
  gateway.configure({ signKey: 'the next key' })
  expect(codeOf(await ask('GET', LIST, headers))).toBe('40001')
  gateway.configure({ former: { ...former, signKey } })
  expect(codeOf(await ask('GET', LIST, headers))).toBe('00000')
})

test('[API-1][DEV-1] refuses a request after a change of any one byte that is signed', async () => {
  const target = `${BANNER}?a=1&b=%20`
  const body = Buffer.from('{"note":"繁體 ✓","n":[1,2]}')
  const headers = sign('POST', target, body.toString())
  const signedHeaders = ['x-timestamp', 'vs', 'appversion', 'terminaltype', 'x-sig'] as const
  const change = fc.oneof(
    fc.record({ part: fc.constantFrom(...signedHeaders), at: fc.nat() }),
    fc.record({ part: fc.constant('body' as const), at: fc.nat(), bit: fc.integer({ min: 0, max: 7 }) }),
    fc.record({ part: fc.constant('query' as const), at: fc.nat() }),
  )
  const otherDigit = (text: string, at: number) => {
    const index = at % text.length
    return `${text.slice(0, index)}${text[index] === '7' ? '8' : '7'}${text.slice(index + 1)}`
  }
  await forAllAsync(200, [change], async (changed) => {
    const { part, at } = changed
    const bytes = Buffer.from(body)
    if (part === 'body') bytes[at % bytes.length]! ^= 1 << changed.bit
    const sent = part === 'query' ? `${BANNER}?${otherDigit('a=1&b=%20', at)}` : target
    const head: Record<string, string> = { ...headers }
    if (part !== 'body' && part !== 'query') head[part] = otherDigit(headers[part] ?? '', at)
    expect(['40001', '40002']).toContain(codeOf(await ask('POST', sent, head, bytes)))
  })
  expect(codeOf(await ask('POST', target, headers, body))).toBe('00000')
})

test('[API-1] refuses an upper-case signature', async () => {
  const headers = sign('GET', LIST)
  const shouted = { ...headers, 'x-sig': (headers['x-sig'] ?? '').toUpperCase() }
  const isSame = shouted['x-sig'] === headers['x-sig']
  expect(codeOf(await ask('GET', LIST, shouted))).toBe(isSame ? '00000' : '40001')
})

test('[API-1] signs the query in any order, and a lone ? like no query', async () => {
  expect(
    codeOf(await ask('GET', `${LIST}?pageSize=5&pageIndex=0`, sign('GET', `${LIST}?pageIndex=0&pageSize=5`))),
  ).toBe('00000')
  expect(codeOf(await ask('GET', `${LIST}?`, sign('GET', LIST)))).toBe('00000')
})

test('[API-1] signs the bytes of a body that is not UTF-8', async () => {
  const body = Buffer.from([0x22, 0xff, 0xfe, 0x22])
  const headers = sign('POST', BANNER)
  const before = `${headers['x-timestamp']}|POST|${BANNER}|`
  const after = `|${headers.vs}|1.1.0|1|${gateway.config.signKey}`
  const sig = createHash('md5').update(before).update(body).update(after).digest('hex')
  const response = await ask('POST', BANNER, { ...headers, 'x-sig': sig }, body)
  expect([response.statusCode, codeOf(response)]).toEqual([400, '40000'])
})

test('[API-1] accepts 300 s of skew in both directions and answers with its own time', async () => {
  const now = 1_763_600_000_000
  const at = async (offset: number) => {
    gateway.clock.set(now)
    return ask('GET', LIST, sign('GET', LIST, '', now + offset))
  }
  expect(codeOf(await at(-299_900))).toBe('00000')
  expect(codeOf(await at(300_000))).toBe('00000')
  for (const offset of [-300_100, 300_100]) {
    const response = await at(offset)
    expect([response.statusCode, codeOf(response)]).toEqual([401, '40002'])
    expect((response.json() as { requestTime: number }).requestTime).toBeGreaterThanOrEqual(now)
  }
})

test.each(['176360000000', '17636000000000', 'abcdefghijklm', '1.76360000e12'])(
  '[API-1] answers 40002 to the timestamp %s',
  async (timestamp) => {
    expect(codeOf(await ask('GET', LIST, { ...sign('GET', LIST), 'x-timestamp': timestamp }))).toBe('40002')
  },
)

test('[D-9] accepts a POST once and a GET repeatedly', async () => {
  const post = sign('POST', BANNER, '{}')
  expect(codeOf(await ask('POST', BANNER, post, '{}'))).toBe('00000')
  expect(codeOf(await ask('POST', BANNER, post, '{}'))).toBe('40002')
  const get = sign('GET', LIST)
  expect(codeOf(await ask('GET', LIST, get))).toBe('00000')
  expect(codeOf(await ask('GET', LIST, get))).toBe('00000')
})

test('[D-9] accepts one of thirty equal POSTs at the same time', async () => {
  const headers = sign('POST', BANNER, '{}')
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('POST', BANNER, headers, '{}')))
  expect(answers.map(codeOf).filter((code) => code === '00000')).toHaveLength(1)
})

test('[D-9] a wrong signature does not spend the nonce', async () => {
  const headers = sign('POST', BANNER, '{}')
  expect(codeOf(await ask('POST', BANNER, { ...headers, 'x-sig': '0'.repeat(32) }, '{}'))).toBe('40001')
  expect(codeOf(await ask('POST', BANNER, headers, '{}'))).toBe('00000')
})

test('[D-9] refuses a replay at another instance on the same database', async () => {
  const other = await startGateway({ database: gateway.database })
  const headers = sign('POST', BANNER, '{}')
  expect(codeOf(await ask('POST', BANNER, headers, '{}'))).toBe('00000')
  const again = await other.send({ method: 'POST', target: BANNER, body: '{}', headers, signed: false })
  expect(codeOf(again)).toBe('40002')
  await other.app.close()
})

test('[GW-7] counts refused signatures by reason', async () => {
  await ask('GET', LIST, {})
  const text = await gateway.ctx.metrics.registry.metrics()
  for (const reason of ['missing', 'malformed', 'timestamp', 'mismatch', 'replay']) {
    expect(text).toMatch(new RegExp(`fanfare_signature_failures_total\\{reason="${reason}"\\} [1-9]`))
  }
})
