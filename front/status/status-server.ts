import { type ServerResponse, createServer } from 'node:http'
import { Gauge } from 'prom-client'
import { health } from '@fanfare/contract/site/site.ts'
import { firstActivityOf } from '@fanfare/kernel/net/first-activity.ts'
import { isBearer } from '@fanfare/kernel/same-secret.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import type { FrontMetrics } from './metrics.ts'

type Check = { name: 'warm' | 'stopping' | 'site' | 'gateway'; ok: boolean; reason?: string }

/** As `/health/ready` of the gateway answers (contract §8). */
type Readiness = { status: 'ready' | 'degraded' | 'not ready'; checks: Check[] }

type ReadinessOptions = {
  /** Where this front itself listens. */
  frontOrigin: string
  nextOrigin: string
  gatewayOrigin: string
  isStopping: () => boolean
  /** ms, monotonic */
  monotonicNow: () => number
}

/** A first page may have to be rendered. */
const PAGE_TIMEOUT_MS = 10_000
const PROBE_TIMEOUT_MS = 2000
/** How long the answers of the parts are kept, ms, however often a balancer and Prometheus ask. */
const KEPT_MS = 1000

const answerOf = (url: string, timeoutMs: number) =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' }).catch(() => null)

/** Whether a part answers with anything but a server error. */
async function isUp(url: string) {
  const answer = await answerOf(url, PROBE_TIMEOUT_MS)
  await answer?.body?.cancel()
  return answer !== null && answer.status < 500
}

/** Null: the page is not there. */
async function pageAt(url: string) {
  const answer = await answerOf(url, PAGE_TIMEOUT_MS)
  const html = await answer?.text().catch(() => null)
  return answer?.status === 200 ? (html ?? null) : null
}

/**
 * Whether this front may have visitors: from when the home page and one activity were rendered with a live gateway, until it
 * stops. Losing the site or the gateway later only degrades it, because it still has its pages. All other fronts lose the same,
 * so a balancer that removed them would have none left.
 */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { frontOrigin, nextOrigin, gatewayOrigin, isStopping, monotonicNow } = options
  let isWarm = false
  let last: { endedAt: number; readiness: Promise<Readiness> } | null = null

  /** The path that is not rendered yet, or null. */
  const firstMissingPage = async () => {
    const home = await pageAt(`${frontOrigin}/en`)
    if (home === null) return '/en'
    const path = firstActivityOf(home)
    return path === undefined || (await pageAt(frontOrigin + path)) !== null ? null : path
  }

  const check = async (): Promise<Readiness> => {
    const [site, gateway, missing] = await Promise.all([
      isUp(`${nextOrigin}/freshness`),
      isUp(gatewayOrigin + health.path),
      isWarm ? null : firstMissingPage(),
    ])
    isWarm ||= missing === null && site && gateway
    const checks: Check[] = [
      { name: 'warm', ok: isWarm, ...(missing !== null && { reason: `${missing} is not rendered yet` }) },
      { name: 'site', ok: site, ...(!site && { reason: 'the site does not answer' }) },
      { name: 'gateway', ok: gateway, ...(!gateway && { reason: 'the gateway does not answer' }) },
    ]
    return { status: !isWarm ? 'not ready' : site && gateway ? 'ready' : 'degraded', checks }
  }

  return async () => {
    if (isStopping())
      return { status: 'not ready', checks: [{ name: 'stopping', ok: false, reason: 'the front is stopping' }] }
    if (last === null || monotonicNow() - last.endedAt > KEPT_MS) {
      const begun = { endedAt: Infinity, readiness: check() }
      void begun.readiness.finally(() => (begun.endedAt = monotonicNow()))
      last = begun
    }
    return last.readiness
  }
}

type StatusOptions = {
  readiness: () => Promise<Readiness>
  metrics: FrontMetrics
  /** The present one, and the former one while it changes. None: `/metrics` is open, which only loopback may be. */
  metricsTokens: readonly string[]
  isLoopback: boolean
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** `/health/live`, `/health/ready` and `/metrics` of the front, on a port that visitors do not reach. */
export function createStatusServer({ readiness, metrics, metricsTokens, isLoopback }: StatusOptions) {
  const { registry } = metrics
  new Gauge({
    name: 'fanfare_front_ready',
    help: 'The checks of readiness: warm, site and gateway; 1 where one holds',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      const { checks } = await readiness()
      this.reset()
      for (const { name, ok } of checks) this.set({ check: name }, ok ? 1 : 0)
    },
  })
  const sendMetrics = async (response: ServerResponse, authorization: string | undefined) => {
    if (metricsTokens.length === 0 && !isLoopback) return send(response, 404, {})
    if (metricsTokens.length > 0 && !isBearer(authorization, ...metricsTokens)) return send(response, 401, {})
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
  }
  const answer = async (path: string, authorization: string | undefined, response: ServerResponse) => {
    if (path === '/health/live') return send(response, 200, { version: VERSION })
    if (path === '/metrics') return sendMetrics(response, authorization)
    if (path !== '/health/ready') return send(response, 404, {})
    const state = await readiness()
    send(response, state.status === 'not ready' ? 503 : 200, state)
  }
  return createServer(({ url = '', headers, method }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, {})
    answer(url.replace(/\?.*/, ''), headers.authorization, response).catch(() => response.destroy())
  })
}
