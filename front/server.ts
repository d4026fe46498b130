import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { domainSettings } from '@fanfare/kernel/config/domain-settings.ts'
import { geetestSettings } from '@fanfare/kernel/geetest-settings.ts'
import { connectSources } from '#lib/domains/connect-sources.ts'
import { drainServer } from '@fanfare/kernel/net/drain-server.ts'
import { originAt } from '@fanfare/kernel/net/origin.ts'
import { createFront } from './app.ts'
import { listenAt } from './listen-at.ts'

/** How long a load balancer may still send requests after the signal. */
const GRACE_MS = 1000
const LAST_ANSWERS_MS = 3000

const config = requireConfig(process.env)
const domains = domainSettings(config)
const nextOrigin = process.env.NEXT_ORIGIN ?? `http://127.0.0.1:${config.NEXT_PORT}`

const server = createFront({
  gatewayOrigin: config.GATEWAY_ORIGIN ?? originAt(config.GATEWAY_HOST, config.GATEWAY_PORT),
  nextOrigin,
  siteOrigin: config.SITE_ORIGIN,
  live: config.live,
  development: process.env.NODE_ENV === 'development',
  frameAncestors: config.FRAME_ANCESTORS,
  connectSources: [
    ...(domains ? connectSources(domains, config.SITE_ORIGIN) : []),
    ...(config.SENSORS_SERVER_URL ? [new URL(config.SENSORS_SERVER_URL).origin] : []),
  ],
  geetest: geetestSettings(config),
  trustProxy: config.TRUST_PROXY,
  statePlayer: process.env.STATE_PLAYER === '1' && !config.live,
  foreignGateway: process.env.FOREIGN_GATEWAY === '1',
  revalidateSecret: config.REVALIDATE_SECRET,
  trackGatewayFreshness: true,
  rateLimit: config.RATE_LIMIT,
  warn: (msg) => process.stdout.write(`${JSON.stringify({ level: 'warn', time: new Date().toISOString(), msg })}\n`),
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
})

function fail(error: NodeJS.ErrnoException): never {
  process.stderr.write(`${error.code === 'EADDRINUSE' ? `Port ${config.PORT} is in use.` : error.message}\n`)
  process.exit(1)
}

const close = await listenAt(server, config.HOST, config.PORT).catch(fail)
server.on('error', fail)

let stopping = false

/** Answers in progress may finish; sockets, which never finish, are closed. */
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await drainServer(server, GRACE_MS)
  setTimeout(() => process.exit(0), LAST_ANSWERS_MS).unref()
  await close()
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// Last, so that a signal in reply to this message finds its handlers.
process.send?.({ ready: true })
