import type { Server } from 'node:http'
import { connect } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, expect, test, vi } from 'vitest'
import { makeCertificate } from '@fanfare/runner/testing/make-certificate.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { createFront } from '../app.ts'
import { fakeNext, pageOf } from '../testing/fake-next.ts'
import { NOW, ask, echo, frontOptions, listen } from '../testing/front-world.ts'
import type { FrontOptions } from '../options.ts'
import { type FrontMetrics, createCertificateReader, createFrontMetrics } from './metrics.ts'
import { createReadiness, createStatusServer } from './status-server.ts'
import { FrontTallies } from './tallies.ts'

const ACTIVITY = '/en/activity/competition/spring-cup'
const HOME = pageOf(`<a href="${ACTIVITY}">Spring cup</a>`)
const opened: FrontMetrics[] = []
afterEach(() => {
  for (const metrics of opened.splice(0)) metrics.close()
})

/** A front with its status port, in front of a fake Next and a gateway that answers everything. */
async function world(
  change: Partial<FrontOptions> = {},
  access: { token?: string; isLoopback?: boolean; siteOrigin?: string } = {},
) {
  const next = await fakeNext(() => HOME)
  const gateway = await echo('gateway')
  const tallies = new FrontTallies()
  const clock = { at: NOW }
  const state = { isStopping: false }
  const upstream = { nextOrigin: next.origin, gatewayOrigin: gateway.origin, monotonicNow: () => clock.at }
  const server = createFront(frontOptions({ ...upstream, tallies, ...change }))
  const port = await listen(server)
  const { token = null, isLoopback = true, siteOrigin = 'http://localhost' } = access
  const certificateEnd = createCertificateReader(siteOrigin, upstream.monotonicNow)
  const metrics = createFrontMetrics(server, tallies, certificateEnd, '1f2e3d')
  opened.push(metrics)
  const readiness = createReadiness({
    ...upstream,
    frontOrigin: `http://127.0.0.1:${port}`,
    isStopping: () => state.isStopping,
  })
  const status = await listen(
    createStatusServer({
      readiness,
      metrics,
      metricsTokens: token === null ? [] : [token, 'the former one'],
      isLoopback,
    }),
  )
  const ready = async () => {
    clock.at += 1500
    const { status: code, body } = await ask(status, '/health/ready')
    const { status: word, checks } = JSON.parse(body) as { status: string; checks: { name: string; ok: boolean }[] }
    return [code, word, ...checks.filter(({ ok }) => !ok).map(({ name }) => name)]
  }
  const metric = async (line: string) => {
    const { body } = await ask(status, '/metrics')
    const found = body.split('\n').find((one) => one.startsWith(`${line} `))
    return found === undefined ? null : Number(found.slice(line.length + 1))
  }
  return { next, gateway, server, port, status, state, clock, ready, metric }
}

const close = (server: Server) => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

test('is ready once the home page and an activity are rendered, and not ready while it stops', async () => {
  const { next, port, ready, state } = await world()
  next.next.answer = () => ({ status: 500 })
  expect(await ready()).toEqual([503, 'not ready', 'warm', 'site'])
  next.next.answer = (path) => (path === ACTIVITY ? { status: 500 } : HOME)
  expect(await ready()).toEqual([503, 'not ready', 'warm'])
  next.next.answer = () => HOME
  expect(await ready()).toEqual([200, 'ready'])
  const before = next.asked.length
  await ask(port, ACTIVITY)
  expect(next.asked.slice(before)).toEqual([])
  state.isStopping = true
  expect(await ready()).toEqual([503, 'not ready', 'stopping'])
})

test('is not ready without a gateway, and only degraded when a warm front loses it or the site', async () => {
  const cold = await world({ gatewayOrigin: 'http://127.0.0.1:9' })
  await close(cold.gateway.server)
  expect(await cold.ready()).toEqual([503, 'not ready', 'warm', 'gateway'])
  const warm = await world()
  expect(await warm.ready()).toEqual([200, 'ready'])
  await close(warm.gateway.server)
  expect(await warm.ready()).toEqual([200, 'degraded', 'gateway'])
  expect(await warm.metric('fanfare_front_ready{check="warm"}')).toBe(1)
  expect(await warm.metric('fanfare_front_ready{check="gateway"}')).toBe(0)
  await close(warm.next.server)
  expect(await warm.ready()).toEqual([200, 'degraded', 'site', 'gateway'])
})

test('asks the parts once a second at most, however often readiness is read', async () => {
  const { next, status, ready } = await world()
  await ready()
  const before = next.asked.length
  await Promise.all(Array.from({ length: 20 }, () => ask(status, '/health/ready')))
  expect(next.asked.length).toBe(before)
})

test('the public port has no health and no metrics; the status port has nothing else', async () => {
  const { port, status } = await world()
  for (const path of ['/health/live', '/health/ready', '/metrics']) expect((await ask(port, path)).status).toBe(404)
  expect((await ask(status, '/health/live')).status).toBe(200)
  expect((await ask(status, '/en')).status).toBe(404)
  expect((await ask(status, '/metrics', { method: 'POST' })).status).toBe(405)
})

test('metrics beyond loopback need the token, and there are none without one', async () => {
  const bare = await world({}, { isLoopback: false })
  expect((await ask(bare.status, '/metrics')).status).toBe(404)
  const guarded = await world({}, { isLoopback: false, token: 'scrape-me' })
  const scrape = async (authorization: string) =>
    (await ask(guarded.status, '/metrics', { headers: { authorization } })).status
  expect([
    await scrape('Bearer wrong'),
    await scrape('Bearer scrape-me'),
    await scrape('Bearer the former one'),
  ]).toEqual([401, 200, 200])
})

test('names the version and the commit of its build', async () => {
  const { metric } = await world()
  expect(await metric(`fanfare_front_build_info{version="${VERSION}",commit="1f2e3d"}`)).toBe(1)
})

test('counts cache results, answers by class and renders', async () => {
  const { next, port, clock, ready, metric } = await world()
  const cache = (result: string) => metric(`fanfare_front_cache_total{kind="page",result="${result}"}`)
  expect(await metric('fanfare_front_answers_total{class="5xx"}')).toBe(0)
  // Readiness asks for the home page and the activity, which are two of the answers and misses.
  await ready()
  for (let times = 0; times < 3; times += 1) await ask(port, '/de')
  expect([await cache('miss'), await cache('hit')]).toEqual([3, 2])
  expect(await metric('fanfare_front_render_seconds_count{result="ok"}')).toBe(3)
  clock.at += 90_000
  await ask(port, '/de')
  expect(await cache('revalidating')).toBe(1)
  await vi.waitFor(async () => expect(await metric('fanfare_front_render_seconds_count{result="ok"}')).toBe(4))
  next.next.answer = () => ({ status: 500 })
  clock.at += 1_000_000
  expect((await ask(port, '/de')).status).toBe(200)
  expect((await ask(port, '/ar')).status).toBe(503)
  expect([await cache('stale'), await cache('failed')]).toEqual([1, 1])
  expect(await metric('fanfare_front_render_seconds_count{result="failed"}')).toBe(2)
  await vi.waitFor(async () => expect(await metric('fanfare_front_answers_total{class="5xx"}')).toBe(1))
  expect(await metric('fanfare_front_answers_total{class="2xx"}')).toBe(7)
})

test('counts open sockets until they close', async () => {
  const { gateway, port, metric } = await world()
  gateway.server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n')
    socket.resume().once('end', () => socket.end())
  })
  const client = connect(port, '127.0.0.1')
  client.write(
    `GET /ws/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  )
  await vi.waitFor(async () => expect(await metric('fanfare_front_sockets')).toBe(1))
  client.destroy()
  await vi.waitFor(async () => expect(await metric('fanfare_front_sockets')).toBe(0))
})

test('reports when the certificate of the site ends, also when it has, and nothing when there is none', async () => {
  const NAME = 'fanfare_front_certificate_end_seconds'
  const ended = Date.UTC(2020, 1, 1)
  const tls = createTlsServer(makeCertificate({ from: Date.UTC(2020, 0, 1), to: ended }))
  const port = await listen(tls)
  const { metric, clock } = await world({}, { siteOrigin: `https://localhost:${port}` })
  expect(await metric(NAME)).toBe(ended / 1000)
  await new Promise((resolve) => tls.close(resolve))
  expect(await metric(NAME)).toBe(ended / 1000)
  clock.at += 600_000
  expect(await metric(NAME)).toBeNull()
  const { metric: withoutTls } = await world()
  expect(await withoutTls(NAME)).toBeNull()
})
