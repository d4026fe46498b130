import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { opsKeyId, signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { mayBeSignedBare } from '@fanfare/contract/ops/ops-signature.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const SECRETS = ['old-operator-key', 'new-operator-key']
const EVENTS = '/ops/v1/events'
const AUDIT = '/ops/v1/ledger/audit'
const NO_EVENT = JSON.stringify({ events: [{ nonsense: true }] })

const gateway = await borrowGateway({ config: { opsSecrets: SECRETS } })

interface Sent {
  method?: 'GET' | 'POST' | 'PUT'
  target: string
  body?: string
  headers: Record<string, string | undefined>
}

async function send({ method = 'POST', target, body, headers }: Sent) {
  const given = Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const type = method === 'PUT' ? 'application/yaml' : 'application/json'
  const response = await gateway.send({
    method,
    target,
    signed: false,
    ...(body === undefined ? {} : { body }),
    headers: { 'content-type': type, ...Object.fromEntries(given) },
  })
  const { code, data } = response.json<{ code: string; data: { reason?: string; issues?: object[] } | null }>()
  return { status: response.statusCode, code, reason: data?.reason, issues: data?.issues }
}

const timestampOf = (age = 0) => String(Math.floor(Date.now() / 1000) - age)
const v2 = (
  request: { method: string; target: string; body?: string },
  { secret = 'old-operator-key', age = 0 } = {},
) => signOps(request, { now: Date.now() - age * 1000, secret, actor: 'Ada' })

/** The signature of contract §7, independent of the gateway's code. */
const bare = (body: string, { secret = 'old-operator-key', age = 0 } = {}) => {
  const timestamp = timestampOf(age)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { 'x-ops-timestamp': timestamp, 'x-ops-signature': signature }
}

const ACCEPTED = { status: 200, code: '00000' }
const refused = (reason: string) => ({ status: 401, code: '40001', reason })

test('[GW-2][D-10] v2 signs timestamp, method, target as sent and raw body, like a vector of openssl', () => {
  // printf '%s' '1700000000.PUT./ops/v1/activities/a?dryRun=1.{"a":1}' | openssl dgst -sha256 -hmac secret
  const request = { method: 'PUT', target: '/ops/v1/activities/a?dryRun=1', body: '{"a":1}' }
  expect(signOps(request, { now: 1_700_000_000_999, secret: 'secret', actor: 'Ada' })).toEqual({
    'x-ops-timestamp': '1700000000',
    'x-ops-signature': 'v2=877392994092670a8eabf40168d337d5fc578a5e8df8479f39b4330b8a5d8e01',
    'x-ops-key': '2bb80d53',
    'x-ops-actor': 'Ada',
  })
})

test('[GW-2][D-10] accepts v2 by both live keys and names the reason of each refusal', async () => {
  const request = { method: 'POST', target: EVENTS, body: NO_EVENT } as const
  const sent = (headers: Sent['headers']) => send({ ...request, headers })
  for (const secret of SECRETS) expect(await sent(v2(request, { secret }))).toMatchObject(ACCEPTED)
  const good = v2(request)
  expect(await sent({ ...good, 'x-ops-key': undefined })).toMatchObject(ACCEPTED)
  for (const name of ['x-ops-timestamp', 'x-ops-signature'])
    expect(await sent({ ...good, [name]: undefined })).toMatchObject(refused('MISSING_HEADER'))
  for (const age of [310, -310]) expect(await sent(v2(request, { age }))).toMatchObject(refused('SKEW'))
  for (const timestamp of [String(Date.now()), 'yesterday', '1.7e9'])
    expect(await sent({ ...good, 'x-ops-timestamp': timestamp })).toMatchObject(refused('SKEW'))
  expect(await sent(v2(request, { secret: 'another-key' }))).toMatchObject(refused('UNKNOWN_KEY'))
  const wrong = v2({ ...request, body: '{}' })
  expect(await sent(wrong)).toMatchObject(refused('WRONG_SIGNATURE'))
  expect(await sent({ ...good, 'x-ops-key': opsKeyId('new-operator-key') })).toMatchObject(refused('WRONG_SIGNATURE'))
  for (const signature of ['v2=', 'v2=00', 'v1=00', 'x', 'v2=' + 'é'.repeat(64)])
    expect(await sent({ ...good, 'x-ops-signature': signature })).toMatchObject(refused('WRONG_SIGNATURE'))
  const { body: metrics } = await gateway.send({ method: 'GET', target: '/metrics', signed: false })
  for (const reason of ['missing_header', 'skew', 'unknown_key', 'wrong_signature'])
    expect(metrics).toMatch(new RegExp(`fanfare_signature_failures_total\\{reason="ops_${reason}"\\} [1-9]`))
})

test('[GW-2][D-10] accepts the bare form only for GET, events and clock without a query', async () => {
  expect(await send({ target: EVENTS, body: NO_EVENT, headers: bare(NO_EVENT) })).toMatchObject(ACCEPTED)
  const clock = '{"now":null}'
  expect(await send({ target: '/ops/v1/clock', body: clock, headers: bare(clock) })).toMatchObject(ACCEPTED)
  expect(await send({ method: 'GET', target: AUDIT, headers: bare('') })).toMatchObject(ACCEPTED)
  const upper = bare(NO_EVENT)
  upper['x-ops-signature'] = upper['x-ops-signature'].toUpperCase()
  expect(await send({ target: EVENTS, body: NO_EVENT, headers: upper })).toMatchObject(ACCEPTED)
  const needed = refused('V2_NEEDED')
  expect(await send({ method: 'GET', target: `${AUDIT}?x=1`, headers: bare('') })).toMatchObject(needed)
  expect(await send({ target: `${EVENTS}?x=1`, body: NO_EVENT, headers: bare(NO_EVENT) })).toMatchObject(needed)
  expect(mayBeSignedBare({ method: 'POST', target: `${EVENTS}?` })).toBe(false)
  const file = stringify(activityInput({ alias: 'bare-cup' }))
  const put = { method: 'PUT', target: '/ops/v1/activities/bare-cup', body: file } as const
  expect(await send({ ...put, headers: bare(file) })).toMatchObject(needed)
  expect(await gateway.ctx.activities.findByAlias(gateway.db, 'bare-cup')).toBeNull()
})

test('[GW-2][D-10] over a real connection a lone ? is a query, which only v2 covers', async () => {
  const { port } = new URL(await gateway.listen())
  // `fetch` and URL drop a lone `?`; this sends the target as written.
  const overTheWire = (method: 'GET' | 'POST', path: string, signature: Sent['headers'], body = '') =>
    new Promise<{ status: number | undefined; code: string; reason?: string }>((resolve, reject) => {
      const headers = { ...signature, ...(body === '' ? {} : { 'content-type': 'application/json' }) }
      const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers }, async (response) => {
        const { code, data } = JSON.parse(Buffer.concat(await response.toArray()).toString()) as {
          code: string
          data: { reason?: string } | null
        }
        resolve({ status: response.statusCode, code, ...(data?.reason && { reason: data.reason }) })
      })
      sent.on('error', reject).end(body)
    })
  const needed = refused('V2_NEEDED')
  expect(await overTheWire('GET', AUDIT, bare(''))).toMatchObject(ACCEPTED)
  expect(await overTheWire('GET', `${AUDIT}?`, bare(''))).toEqual(needed)
  expect(await overTheWire('POST', EVENTS, bare(NO_EVENT), NO_EVENT)).toMatchObject(ACCEPTED)
  expect(await overTheWire('POST', `${EVENTS}?`, bare(NO_EVENT), NO_EVENT)).toEqual(needed)
  expect(await overTheWire('POST', '/ops/v1/clock?', bare('{"now":null}'), '{"now":null}')).toEqual(needed)
  const lone = v2({ method: 'GET', target: `${AUDIT}?` })
  expect(await overTheWire('GET', `${AUDIT}?`, lone)).toMatchObject(ACCEPTED)
  expect(await overTheWire('GET', AUDIT, lone), 'signed with the lone ?').toEqual(refused('WRONG_SIGNATURE'))
})

test('[GW-2] [ACT-9] publishes nothing when a dry run is sent again without its query or with a misspelt one', async () => {
  const target = '/ops/v1/activities/rehearsed-cup'
  const body = stringify(activityInput({ alias: 'rehearsed-cup' }))
  const headers = v2({ method: 'PUT', target: `${target}?dryRun=1`, body })
  expect(await send({ method: 'PUT', target: `${target}?dryRun=1`, body, headers })).toMatchObject(ACCEPTED)
  expect(await send({ method: 'PUT', target, body, headers })).toMatchObject(refused('WRONG_SIGNATURE'))
  const misspelt = `${target}?dryrun=1`
  expect(
    await send({ method: 'PUT', target: misspelt, body, headers: v2({ method: 'PUT', target: misspelt, body }) }),
  ).toEqual({ status: 400, code: '40000', reason: undefined, issues: [{ path: 'dryrun', message: 'is not known' }] })
  expect(await gateway.ctx.activities.findByAlias(gateway.db, 'rehearsed-cup')).toBeNull()
})

test('[GW-2] answers 40000 with the names of unknown query keys of /ops, also where a call has no query', async () => {
  for (const [method, target, body] of [
    ['GET', `${AUDIT}?a=1&b=2`, undefined],
    ['POST', `${EVENTS}?a=1&b=2`, NO_EVENT],
  ] as const) {
    const headers = v2({ method, target, body })
    const issues = ['a', 'b'].map((path) => ({ path, message: 'is not known' }))
    expect(await send({ method, target, body, headers })).toMatchObject({ status: 400, code: '40000', issues })
  }
})

test('[GW-2][D-26] requires a printable X-OPS-ACTOR for PUT and POST signed by v2, and writes it to the audit log', async () => {
  const target = '/ops/v1/activities/actor-cup'
  const body = stringify(activityInput({ alias: 'actor-cup' }))
  const put = (actor: string | undefined) =>
    send({ method: 'PUT', target, body, headers: { ...v2({ method: 'PUT', target, body }), 'x-ops-actor': actor } })
  for (const actor of [undefined, 'x'.repeat(65), 'tab\tstop', '\u00ff'])
    expect(await put(actor)).toMatchObject({ code: '40000', issues: [{ path: 'X-OPS-ACTOR' }] })
  expect(await gateway.ctx.activities.findByAlias(gateway.db, 'actor-cup')).toBeNull()
  // `curl` sends UTF-8 bytes, which Node reads as Latin-1.
  expect(await put(Buffer.from('Zoë 山田').toString('latin1'))).toMatchObject(ACCEPTED)
  const row = await gateway.ctx.activities.findByAlias(gateway.db, 'actor-cup')
  const log = await gateway.rows('auditLog', { subject: row?.activityId ?? '' })
  expect(log).toMatchObject([{ actor: 'operator:Zoë 山田' }])
  const without = { ...v2({ method: 'POST', target: EVENTS, body: NO_EVENT }), 'x-ops-actor': undefined }
  expect(await send({ target: EVENTS, body: NO_EVENT, headers: without })).toMatchObject({ code: '40000' })
  const get = { ...v2({ method: 'GET', target: AUDIT }), 'x-ops-actor': undefined }
  expect(await send({ method: 'GET', target: AUDIT, headers: get })).toMatchObject(ACCEPTED)
})
