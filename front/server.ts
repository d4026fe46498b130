import { requireConfigOf } from '@fanfare/kernel/config/config.ts'
import { geetestSettings } from '@fanfare/kernel/geetest-settings.ts'
import { connectSources } from '#lib/domains/connect-sources.ts'
import { drainServer, isDraining } from '@fanfare/kernel/net/drain-server.ts'
import { originAt } from '@fanfare/kernel/net/origin.ts'
import { saveCompileCache } from '@fanfare/kernel/whole-files.ts'
import { createFront } from './app.ts'
import { listenAt } from './listen-at.ts'
import { startAccessLog } from './status/access-log.ts'
import { FrontTallies } from './status/tallies.ts'

/** How long a load balancer may still send requests after the signal. `deploy/nginx` and `deploy/caddy` reuse connections for half of it. */
const GRACE_MS = 1000
/** A claim on a busy machine takes seconds. */
const LAST_ANSWERS_MS = 6000

const config = requireConfigOf('front', process.env)
const nextOrigin = process.env.NEXT_ORIGIN ?? `http://127.0.0.1:${config.NEXT_PORT}`

const gatewayOrigin = config.GATEWAY_ORIGIN ?? originAt(config.GATEWAY_HOST, config.GATEWAY_PORT)
const development = process.env.NODE_ENV === 'development'
const tallies = new FrontTallies()

// Without a handler, a full disk or a log reader that ended would end the process.
process.stdout.on('error', () => (tallies.failedLogWrites += 1))
const writeLog = (lines: string): void => void process.stdout.write(lines)

const traces = config.TRACES_URL === undefined ? null : await startTraces(config.TRACES_URL)

async function startTraces(url: string) {
  const { startFrontTraces } = await import('./status/traces.ts')
  return startFrontTraces({ url, sample: config.TRACES_SAMPLE })
}

const server = createFront({
  gatewayOrigin,
  nextOrigin,
  siteOrigin: config.SITE_ORIGIN,
  live: config.live,
  development,
  frameAncestors: config.FRAME_ANCESTORS,
  connectSources: [
    ...connectSources({ urls: config.DOMAIN_LIST_URLS, suffixes: config.DOMAIN_SUFFIXES }, config.SITE_ORIGIN),
    ...(config.SENSORS_SERVER_URL ? [new URL(config.SENSORS_SERVER_URL).origin] : []),
  ],
  geetest: geetestSettings(config),
  trustProxy: config.TRUST_PROXY,
  statePlayer: process.env.STATE_PLAYER === '1' && !config.live,
  foreignGateway: process.env.FOREIGN_GATEWAY === '1',
  revalidateSecret: config.REVALIDATE_SECRET,
  formerRevalidateSecret: config.REVALIDATE_SECRET_PREVIOUS,
  trackGatewayFreshness: true,
  rateLimit: config.RATE_LIMIT,
  tallies,
  onGatewayAnswer:
    config.ACCESS_LOG || traces
      ? (request, id) => {
          accessLog?.setRequestId(request, id)
          traces?.setRequestId(request, id)
        }
      : undefined,
  trace: traces?.trace,
  warn: (msg) => writeLog(`${JSON.stringify({ level: 'warn', time: new Date().toISOString(), msg })}\n`),
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
})

const accessLog = config.ACCESS_LOG ? startAccessLog({ server, write: writeLog }) : null

const failAt = (port: number) => (error: NodeJS.ErrnoException) => {
  process.stderr.write(`${error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : error.message}\n`)
  process.exit(1)
}

const close = await listenAt(server, config.HOST, config.PORT).catch(failAt(config.PORT))
server.on('error', failAt(config.PORT))

/** Answers until the process ends, so that a balancer reads that the front is stopping. */
async function listenForStatus(port: number) {
  const { createCertificateReader, createFrontMetrics } = await import('./status/metrics.ts')
  const { createReadiness, createStatusServer } = await import('./status/status-server.ts')
  const frontOrigin = originAt(config.HOST, config.PORT)
  const status = createStatusServer({
    readiness: createReadiness({
      frontOrigin,
      nextOrigin,
      gatewayOrigin,
      isStopping: () => isDraining(server),
      monotonicNow: () => performance.now(),
    }),
    metrics: createFrontMetrics(server, tallies, createCertificateReader(config.SITE_ORIGIN), config.COMMIT_LABEL),
    metricsTokens: config.METRICS_TOKEN ? [config.METRICS_TOKEN, config.METRICS_TOKEN_PREVIOUS] : [],
    isLoopback: /^(localhost$|127\.|::1$)/.test(config.FRONT_STATUS_HOST),
  })
  await listenAt(status, config.FRONT_STATUS_HOST, port).catch(failAt(port))
}

// In development, its probes would make Next compile pages.
if (config.FRONT_STATUS_PORT !== undefined && !development) await listenForStatus(config.FRONT_STATUS_PORT)

/** Answers in progress may finish; sockets, which never finish, are closed. */
async function stop() {
  if (isDraining(server)) return
  await drainServer(server, GRACE_MS)
  setTimeout(() => {
    accessLog?.flush()
    process.exit(0)
  }, LAST_ANSWERS_MS).unref()
  for (const socket of tallies.openSockets) socket.destroy()
  await close()
  accessLog?.flush()
  await traces?.stop()
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
saveCompileCache()
// Last, so that a signal in reply to this message finds its handlers.
process.send?.({ ready: true })
