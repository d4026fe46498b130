import { sql } from 'kysely'
import { createHmac, randomBytes } from 'node:crypto'
import { parse as parseYaml } from 'yaml'
import { afterAll, expect, test, vi } from 'vitest'
import { healthReady } from '@fanfare/contract/ops/gateway.ts'
import { health } from '@fanfare/contract/site/site.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { loadKeys } from '#gateway/keys.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { handleNext, type LogReader } from '#gateway/log/follow-log.ts'
import { checkReadiness, readinessOf } from '#gateway/site/check-readiness.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import type { CalledGateway } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const gateway = await borrowGateway({ config: { opsSecrets: ['old-operator-key', 'new-operator-key'] } })

const LIVE = { live: true, siteOrigin: 'https://promo.example.com' }
const live = await startGateway({ config: { ...LIVE, allowClock: false }, database: gateway.database })
afterAll(() => live.stop())

const CLOCK = '/ops/v1/clock'

const setClock = (secret: string, { now = null as number | null, age = 0, tail = '' } = {}) => {
  const body = JSON.stringify({ now })
  const timestamp = String(Math.floor(Date.now() / 1000) - age)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}${tail}`).digest('hex')
  return gateway.send({
    method: 'POST',
    target: CLOCK,
    body,
    signed: false,
    headers: { 'x-ops-timestamp': timestamp, 'x-ops-signature': signature },
  })
}
const outcome = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as { code: string }).code,
]

test('[GW-2] accepts both operator keys; another key or a changed body is 401', async () => {
  expect(outcome(await setClock('old-operator-key'))).toEqual([200, '00000'])
  expect(outcome(await setClock('new-operator-key'))).toEqual([200, '00000'])
  expect(outcome(await setClock('another-key'))).toEqual([401, '40001'])
  expect(outcome(await setClock('old-operator-key', { tail: ' ' }))).toEqual([401, '40001'])
})

test('[GW-2] checks the time of an operator signature by the machine clock, not by the gateway clock', async () => {
  const inTwoDays = Date.now() + 2 * 86_400_000
  expect(outcome(await setClock('old-operator-key', { now: inTwoDays }))).toEqual([200, '00000'])
  expect(outcome(await setClock('old-operator-key', { now: inTwoDays, age: 290 }))).toEqual([200, '00000'])
  expect(outcome(await setClock('old-operator-key', { age: 310 }))).toEqual([401, '40001'])
  expect(outcome(await setClock('old-operator-key', { age: -310 }))).toEqual([401, '40001'])
  expect(outcome(await setClock('old-operator-key', { now: null }))).toEqual([200, '00000'])
})

test('[GW-1][D-16] setting the clock adds an offset to the running clock; null removes it', async () => {
  const target = Date.now() + 86_400_000
  const { data } = await gateway.ops('POST', CLOCK, { now: target })
  expect(data).toMatchObject({ offsetMs: expect.closeTo(86_400_000, -3) })
  const { requestTime = 0 } = await gateway.call(health, {})
  expect(requestTime).toBeGreaterThanOrEqual(target)
  expect((await gateway.call(activityList, { query: {} })).code).toBe('00000')
  await gateway.ops('POST', CLOCK, { now: null })
  expect(Math.abs(((await gateway.call(health, {})).requestTime ?? 0) - Date.now())).toBeLessThan(1000)
})

test('[GW-1] the clock can be set to times of 13 digits alone, the range of X-TIMESTAMP', async () => {
  for (const now of [0, 999_999_999_999, 10_000_000_000_000]) {
    expect(await gateway.ops('POST', CLOCK, { now }), String(now)).toMatchObject({ status: 400, code: '40000' })
  }
})

test('[GW-7] without ALLOW_CLOCK the call to set the clock does not exist', async () => {
  expect(await live.ops('POST', CLOCK, { now: null })).toMatchObject({ status: 404, code: '40400' })
})

test('[GW-7] health/ready lists its checks, and is 50300 with the reason when the database refuses writes', async () => {
  const ask = () => gateway.call(healthReady, {})
  await expect.poll(ask).toMatchObject({ status: 200, code: '00000', data: { status: 'ready' } })
  const { checks } = (await ask()).data
  expect(checks.map(({ name }) => name)).toEqual(['ledger', 'database', 'migrations', 'clock', 'log'])
  const rename = (from: string, to: string) =>
    gateway.asOwner((db) => sql`alter function ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(db))
  await rename('probe_write', 'hidden_probe')
  await gateway.asOwner((db) => db.schema.alterTable('secrets').renameTo('hidden').execute())
  await expect(loadKeys(gateway.db, { dataKeys: [], randomBytes })).rejects.toThrow()
  // An answer is kept for a moment.
  const unready = await vi.waitFor(async () => {
    const answer = await ask()
    expect(answer.status).toBe(503)
    return answer
  })
  await gateway.asOwner((db) => db.schema.alterTable('hidden').renameTo('secrets').execute())
  await rename('hidden_probe', 'probe_write')
  expect(unready).toMatchObject({ status: 503, code: '50300' })
  expect(unready.data.checks).toContainEqual({ name: 'database', ok: false, reason: 'is not available' })
  expect(JSON.stringify(unready.data)).not.toMatch(/postgres|hidden|relation/)
})

/** With a context of its own, because an answer is kept for a moment. */
async function readinessWith(changes: Partial<GatewayContext>) {
  const checks = await checkReadiness({ ...gateway.ctx, ...changes })
  return { status: readinessOf(checks), checks, ledger: checks.find(({ name }) => name === 'ledger') }
}

test.each([
  ['being written', 'its history is being written'],
  ['failed', 'its history could not be written'],
] as const)('[GW-7] a demonstration whose history is %s is reported as degraded', async (history, reason) => {
  const { status, checks } = await readinessWith({ history })
  expect(status).toBe('degraded')
  expect(checks).toContainEqual({ name: 'demonstration', ok: false, reason })
})

test('[GW-7] a broken ledger is reported as degraded, whether or not an activity is known for it', async () => {
  const found = (activityIds: string[]) => [
    { rule: 'no balance below zero' as const, subject: '-', detail: '-', activityIds },
  ]
  gateway.ctx.violations = found(['act_1', 'act_2'])
  const checks = [{ name: 'ledger', ok: false, reason: 'audit violations: 1; claims held: activities (2)' }]
  await vi.waitFor(async () =>
    expect(await gateway.call(healthReady, {})).toMatchObject({
      status: 200,
      code: '00000',
      data: { status: 'degraded', checks: expect.arrayContaining(checks) },
    }),
  )
  gateway.ctx.violations = []
  const { ledger } = await readinessWith({ violations: found([]) })
  expect(ledger?.reason).toContain('claims held: all activities')
})

test('[GW-7] readiness is degraded when the last whole audit is older than two minutes', async () => {
  const ledgerAfter = async (age: number) => {
    const { status, ledger } = await readinessWith({ lastWholeAudit: performance.now() - age })
    return [status, ledger]
  }
  expect(await ledgerAfter(110_000)).toEqual(['ready', { name: 'ledger', ok: true }])
  expect(await ledgerAfter(125_000)).toEqual([
    'degraded',
    { name: 'ledger', ok: false, reason: expect.stringMatching(/^the last whole audit was 12\d s ago$/) },
  ])
})

test('[GW-7] a late reader of the log is reported by name as degraded, not as failed', async () => {
  const follow = (handle: LogReader['handle']) => handleNext(gateway.ctx, { reader: 'messages', handle })
  await withTransaction(gateway.db, (tx) =>
    appendLog(tx, [{ topic: 'reward.used', userId: null, payload: {} }], gateway.clock.now() - 61_000),
  )
  const fails = () => expect(follow(() => Promise.reject(new Error('no')))).rejects.toThrow()
  // Transactions of other tests on the same server can delay an entry.
  await vi.waitFor(fails)
  expect(await readinessWith({})).toMatchObject({
    status: 'degraded',
    checks: expect.arrayContaining([{ name: 'log', ok: false, reason: 'readers are late: messages' }]),
  })
  await follow(() => Promise.resolve())
  expect(await readinessWith({})).toMatchObject({ status: 'ready' })
})

test('[GW-7] metrics count by route template and code, without ids', async () => {
  await gateway.send({ method: 'GET', target: '/v1/activity/noLoginDetail?activityId=act_secret' })
  const { body, headers, statusCode } = await gateway.send({ method: 'GET', target: '/metrics', signed: false })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('fanfare_answers_total{route="/v1/activity/noLoginDetail",code="51001"} 1')
  expect(body).toContain('fanfare_request_duration_seconds_bucket')
  expect(body).not.toContain('act_secret')
})

test('[GW-7] a live gateway shows metrics only with the token, and has no metrics without a configured token', async () => {
  const former = { ...gateway.config.former, metricsToken: 'scrape-before' }
  gateway.configure({ ...LIVE, metricsToken: 'scrape-me', former })
  const scrape = (from: CalledGateway, headers: Record<string, string> = {}) =>
    from.send({ method: 'GET', target: '/metrics', signed: false, headers })
  expect((await scrape(gateway)).statusCode).toBe(401)
  expect((await scrape(gateway, { authorization: 'Bearer wrong' })).statusCode).toBe(401)
  expect((await scrape(gateway, { authorization: 'Bearer ' })).statusCode).toBe(401)
  expect((await scrape(gateway, { authorization: 'Bearer scrape-before' })).statusCode).toBe(200)
  const scraped = await scrape(gateway, { authorization: 'Bearer scrape-me' })
  expect(scraped.statusCode).toBe(200)
  expect(scraped.headers['strict-transport-security']).toContain('max-age=')
  expect((await scrape(live)).statusCode).toBe(404)
})

test('[GW-7] /openapi.json describes every call and /docs shows it', async () => {
  const openapi = await gateway.send({ method: 'GET', target: '/openapi.json', signed: false })
  const document = openapi.json<{ openapi: string; paths: Record<string, object> }>()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths).toHaveProperty(['/v1/activity/list', 'get'])
  for (const target of ['/docs/json', '/docs/yaml']) {
    const { body } = await gateway.send({ method: 'GET', target, signed: false })
    expect(parseYaml(body), target).toEqual(document)
  }
  const docs = await gateway.send({ method: 'GET', target: '/docs/', signed: false })
  expect([docs.statusCode, docs.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(docs.headers['content-security-policy']).toContain("script-src 'self'")
})
