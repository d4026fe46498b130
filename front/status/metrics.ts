import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import { connect } from 'node:tls'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { VERSION } from '@fanfare/kernel/version.ts'
import { CACHE_RESULTS, type FrontTallies } from './tallies.ts'

const KINDS = ['page', 'file'] as const
const FIRST_DIGITS = [2, 3, 4, 5] as const

const TIMEOUT_MS = 5_000
/** How long an answer is kept, ms, however often Prometheus asks. */
const KEPT_MS = 600_000

/** When the certificate at an address ends, ms since the epoch; null when the address shows none. */
const endOf = ({ hostname, port }: URL): Promise<number | null> =>
  new Promise((resolve) => {
    // An expired certificate is the one to report.
    const socket = connect({ host: hostname, port: Number(port || 443), rejectUnauthorized: false })
    const finish = (end: number | null) => {
      socket.destroy()
      resolve(end)
    }
    socket.setTimeout(TIMEOUT_MS, () => finish(null))
    socket.once('error', () => finish(null))
    socket.once('secureConnect', () => finish(Date.parse(socket.getPeerCertificate().valid_to) || null))
  })

/**
 * Reads when the certificate of the site's own address ends, as visitors see it: the proxy in front may have missed its renewal.
 * The function returns ms since the epoch; null without TLS, or when this machine does not reach the address.
 */
export function createCertificateReader(siteOrigin: string, monotonicNow: () => number = () => performance.now()) {
  const address = new URL(siteOrigin)
  if (address.protocol !== 'https:') return () => Promise.resolve(null)
  let last: { at: number; end: Promise<number | null> } | null = null
  return () => {
    if (last === null || monotonicNow() - last.at >= KEPT_MS) last = { at: monotonicNow(), end: endOf(address) }
    return last.end
  }
}

export type FrontMetrics = ReturnType<typeof createFrontMetrics>

/** The metrics of a front for Prometheus. Node's diagnostics channel counts the answers, so none needs a listener. */
export function createFrontMetrics(
  server: Server,
  tallies: FrontTallies,
  certificateEnd: () => Promise<number | null>,
  commit: string,
) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'fanfare_front_build_info',
    help: 'Always 1; the version and the commit are its labels',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: VERSION, commit }, 1)
  new Counter({
    name: 'fanfare_front_cache_total',
    help: 'Requests for cached addresses by kind (page, file) and result (hit, revalidating, stale, miss, failed)',
    labelNames: ['kind', 'result'],
    registers,
    collect() {
      this.reset()
      for (const kind of KINDS)
        for (const result of CACHE_RESULTS) this.inc({ kind, result }, tallies.cache[kind][result])
    },
  })
  new Counter({
    name: 'fanfare_front_answers_total',
    help: 'Answers by class of their HTTP status',
    labelNames: ['class'],
    registers,
    collect() {
      this.reset()
      for (const digit of FIRST_DIGITS) this.inc({ class: `${digit}xx` }, tallies.answers[digit])
    },
  })
  new Counter({
    name: 'fanfare_front_log_failures_total',
    help: 'Writes to the log that failed; the lines are lost and visitors are still answered',
    registers,
    collect() {
      this.reset()
      this.inc(tallies.failedLogWrites)
    },
  })
  new Counter({
    name: 'fanfare_front_ignored_proxy_total',
    help: 'Requests of a proxy in front whose X-Forwarded-For is ignored, because TRUST_PROXY is 0; must be 0',
    registers,
    collect() {
      this.reset()
      this.inc(tallies.ignoredProxies)
    },
  })
  new Gauge({
    name: 'fanfare_front_sockets',
    help: 'Open sockets that this front passes to the gateway',
    registers,
    collect() {
      this.set(tallies.openSockets.size)
    },
  })
  new Gauge({
    name: 'fanfare_front_connections',
    help: 'Open connections of clients, sockets included',
    registers,
    async collect() {
      this.set(await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0))))
    },
  })
  new Gauge({
    name: 'fanfare_front_certificate_end_seconds',
    help: 'When the certificate of SITE_ORIGIN ends, in seconds since the epoch; absent when this front does not reach it',
    registers,
    async collect() {
      const end = await certificateEnd()
      if (end === null) this.remove()
      else this.set(end / 1000)
    },
  })
  const renders = new Histogram({
    name: 'fanfare_front_render_seconds',
    help: 'How long a page for the cache took, its wait for a turn included, by result (ok, failed)',
    labelNames: ['result'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  // An alert cannot see the first increase of a series that did not exist before.
  for (const result of ['ok', 'failed']) renders.zero({ result })
  tallies.onRender = (seconds, ok) => renders.observe({ result: ok ? 'ok' : 'failed' }, seconds)

  const onFinish = (message: unknown) => {
    const finished = message as { server: Server; response: ServerResponse }
    const at = Math.floor(finished.response.statusCode / 100)
    if (finished.server === server) tallies.answers[at] = (tallies.answers[at] ?? 0) + 1
  }
  subscribe('http.server.response.finish', onFinish)
  return {
    registry,
    close: () => {
      unsubscribe('http.server.response.finish', onFinish)
      registry.clear()
    },
  }
}
