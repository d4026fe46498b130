import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { SOCKET_PATHS } from '@fanfare/contract/realtime.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { listen, type Listening } from '@fanfare/kernel/testing/listen.ts'
import { startTraces, type Traces } from '@fanfare/kernel/telemetry/traces.ts'
import { openSocket } from '@fanfare/gateway/live/testing/socket-client.ts'
import { signatureHeaders } from '@fanfare/gateway/testing/signed-request.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { createTestDatabase, type TestDatabase } from '@fanfare/gateway/testing/test-database.ts'
import { readGateway } from '#lib/queries/gateway.ts'
import { startFront } from '../fixtures/start-front.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
interface Sent {
  resourceSpans: { resource: { attributes: SentSpan['attributes'] }; scopeSpans: { spans: SentSpan[] }[] }[]
}
type Received = Pick<SentSpan, 'traceId' | 'spanId' | 'parentSpanId' | 'name'> & {
  service: string
  attributes: Record<string, unknown>
}

const FORGED = '00-11111111111111111111111111111111-2222222222222222-01'
const SECRET = 'seventeen-quiet-harbours'

let collector: Listening
let bodies = ''
const spans: Received[] = []
let database: TestDatabase
let gateway: SpawnedGateway
let siteTraces: Traces
let front: Awaited<ReturnType<typeof startFront>>

const folder = temporaryFolder()

/** Settings with which a process writes the addresses of its modules into a file of this name. */
function noteLoads(name: string): { NODE_OPTIONS: string } {
  const hooks = `
    import { registerHooks } from 'node:module'
    import { appendFileSync } from 'node:fs'
    const load = (url, context, next) => {
      appendFileSync(${JSON.stringify(join(folder, name))}, url + '\\n')
      return next(url, context)
    }
    registerHooks({ load })`
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hooks)}` }
}

const loaded = (name: string): string[] => {
  const found = readFileSync(join(folder, name), 'utf8').match(/(?:front|gateway)\/server\.ts|sdk-trace-node/g)
  return [...new Set(found)].toSorted()
}

const settings = { TRACES_URL: '', TRACES_SAMPLE: '100', CAPTCHA: 'off' }

const valuesOf = (attributes: SentSpan['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

function startCollector(): Promise<Listening> {
  return listen(
    createServer(async (request, response) => {
      const body = await text(request)
      bodies += body
      for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
        for (const { traceId, spanId, parentSpanId, name, attributes } of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            service: String(valuesOf(resource.attributes)['service.name']),
            traceId,
            spanId,
            parentSpanId,
            name,
            attributes: valuesOf(attributes),
          })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }),
  )
}

/** Renders as Next does: a span within the trace of the request, and a read of the gateway by the site's own client. */
const renderPage = (request: IncomingMessage): Promise<void> =>
  context.with(propagation.extract(ROOT_CONTEXT, request.headers), () =>
    siteTraces.tracer.startActiveSpan('GET', async (span) => {
      span.setAttributes({ 'next.span_type': 'BaseServer.handleRequest', 'next.route': '/[locale]' })
      span.setAttribute('http.target', `/en?invited=${SECRET}`)
      span.recordException(new Error(`not found: ${SECRET}`))
      await readGateway()(activityList, { query: { pageIndex: 0, pageSize: 10 } })
      span.end()
    }),
  )

beforeAll(async () => {
  collector = await startCollector()
  settings.TRACES_URL = `${collector.origin}/v1/traces`
  database = await createTestDatabase()
  gateway = await spawnGateway(database.url, settings)
  process.env.GATEWAY_ORIGIN = gateway.origin
  siteTraces = startTraces({ url: settings.TRACES_URL, service: 'fanfare-site', sample: 0 })
  front = await startFront(gateway.origin, { onPage: renderPage, settings })
})

afterAll(async () => {
  await front.stop()
  await gateway.kill()
  await siteTraces.stop()
  await database.drop()
  collector.close()
})

/** The spans of the trace that has such a span, once a statement of it is there. */
const traceWith = (isOne: (span: Received) => boolean) =>
  vi.waitFor(() => {
    const one = spans.find(isOne)
    const trace = spans.filter(({ traceId }) => traceId === one?.traceId)
    expect(trace.map(({ service }) => service)).toContain('fanfare-front')
    expect(trace.map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql')
    return trace
  })
const childrenOf = (trace: readonly Received[], parent: Received | undefined) =>
  trace.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)

test('the request of a page is one trace: front, site, gateway, statements', async () => {
  expect((await fetch(`${front.origin}/en`, { headers: { traceparent: FORGED } })).status).toBe(200)
  const trace = await traceWith(({ attributes }) => attributes['fanfare.path'] === '/en')
  const atFront = trace.find(({ service }) => service === 'fanfare-front')
  expect(atFront).toMatchObject({ name: 'GET page', attributes: { 'http.response.status_code': 200 } })
  expect(atFront?.parentSpanId).toBeFalsy()
  const [atSite] = childrenOf(trace, atFront)
  expect(atSite).toMatchObject({ service: 'fanfare-site', name: 'BaseServer.handleRequest /[locale]' })
  const [atGateway] = childrenOf(trace, atSite)
  expect(atGateway).toMatchObject({ service: 'fanfare-gateway', name: `GET ${activityList.path}` })
  expect(atGateway?.attributes).toMatchObject({
    'fanfare.request_id': expect.stringMatching(/^req_/) as string,
    'fanfare.code': '00000',
  })
  const statements = childrenOf(trace, atGateway).map(({ name }) => name)
  expect(statements).toEqual(expect.arrayContaining([expect.stringContaining('activities')]))
  expect(spans.map(({ traceId }) => traceId)).not.toContain('1'.repeat(32))
})

test('spans have the request id of their call, and no typed text or token', async () => {
  const email = `${SECRET}@example.test`
  const password = `${SECRET} password`
  const body = JSON.stringify({ email, password, languageType: 1, termsAccepted: true })
  const headers = signatureHeaders(
    { method: 'POST', target: register.path, body },
    { now: Date.now(), key: DEVELOPMENT_SIGN_KEY },
  )
  const answer = await fetch(front.origin + register.path, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${SECRET}` },
  })
  const { data } = (await answer.json()) as { data: { userId: string; token: string } }
  expect(data.userId).toBeTruthy()
  const id = answer.headers.get('x-request-id')
  const trace = await traceWith(
    ({ service, attributes }) => service === 'fanfare-gateway' && attributes['fanfare.request_id'] === id,
  )
  const named = trace.filter(({ attributes }) => attributes['fanfare.request_id'] === id)
  expect(named.map(({ service, name }) => `${service}: ${name}`).toSorted()).toEqual([
    'fanfare-front: POST gateway',
    `fanfare-gateway: POST ${register.path}`,
  ])
  expect(trace.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringContaining('insert users')]))
  for (const secret of [SECRET, data.userId, data.token, '127.0.0.1'])
    expect(bodies.includes(secret), secret).toBe(false)
})

const named = (name: string) => spans.filter((span) => span.name === name)
/** Statements of the first span of this name with this outcome. */
const statementsOf = (name: string, outcome: string) =>
  vi.waitFor(() => {
    const one = named(name).find(({ attributes }) => attributes['fanfare.outcome'] === outcome)
    expect(one?.service).toBe('fanfare-gateway')
    expect(one?.parentSpanId).toBeFalsy()
    const statements = spans.filter(({ traceId, spanId }) => traceId === one?.traceId && spanId !== one?.spanId)
    expect(statements.length).toBeGreaterThan(0)
    return { one, statements: statements.map((span) => span.name) }
  })

test('each run of a job is a trace with its statements and its outcome', async () => {
  const { statements } = await statementsOf('job activity clock', 'done')
  expect(statements).toContain('select activity_clock')
  for (const job of ['evaluation', 'boards', 'settlement', 'rebates', 'schedules', 'reader messages'])
    await vi.waitFor(() => expect(named(`job ${job}`).length).toBeGreaterThan(1))
  await database.asOwner((db) => db.schema.alterTable('activityClock').renameTo('activityClockAway').execute())
  const { one } = await statementsOf('job activity clock', 'failed')
  await database.asOwner((db) => db.schema.alterTable('activityClockAway').renameTo('activityClock').execute())
  expect(one?.attributes['error.type']).toBe('42P01')
})

test('the life of a socket is one trace, and each of its messages another', async () => {
  const socket = await openSocket(gateway.origin, SOCKET_PATHS.public)
  socket.send({ op: 'subscribe', topic: 'winners' })
  expect(await socket.next(1)).toMatchObject([{ op: 'ready', topic: 'winners' }])
  socket.close()
  const { statements } = await statementsOf('socket subscribe', 'done')
  expect(statements).toEqual(expect.arrayContaining([expect.stringContaining('live_events')]))
  await vi.waitFor(() =>
    expect(named('socket public').map(({ attributes }) => attributes['fanfare.outcome'])).toEqual(['1005']),
  )
})

test('scrapes and questions of balancers are not traced', async () => {
  for (const path of ['/metrics', '/health/live', '/health/ready']) await fetch(gateway.origin + path)
  await fetch(`${gateway.origin}/v1/nowhere`)
  await vi.waitFor(() => expect(spans.map(({ name }) => name)).toContain('GET unknown'))
  expect(spans.filter(({ name }) => /metrics|health/.test(name))).toEqual([])
})

test('without the setting neither front nor gateway loads the library of traces', { tags: ['long'] }, async () => {
  const [quietGateway, quietFront, traced] = await Promise.all([
    spawnGateway(database.url, noteLoads('quiet')),
    startFront(gateway.origin, { settings: noteLoads('quiet') }),
    startFront(gateway.origin, { settings: { ...settings, ...noteLoads('traced') } }),
  ])
  expect(loaded('traced')).toEqual(['front/server.ts', 'sdk-trace-node'])
  expect(loaded('quiet')).toEqual(['front/server.ts', 'gateway/server.ts'])
  await Promise.all([quietFront.stop(), traced.stop(), quietGateway.kill()])
})
