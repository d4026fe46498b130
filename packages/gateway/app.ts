import type { FastifyInstance } from 'fastify'
import type { GatewayContext } from '#gateway/context.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { isBearer } from '@fanfare/kernel/same-secret.ts'
import fastifyCors from '@fastify/cors'
import { PLAYER_LOGOUT_PATH, PLAYER_SIGN_IN_PATHS } from '@fanfare/contract/session/player-sign-in.ts'
import { SOCKET_PATHS } from '@fanfare/contract/realtime.ts'
import { limitPipelining } from '@fanfare/kernel/net/limit-pipelining.ts'
import { registerPlayerSignIn } from './accounts/routes/provider.ts'
import type { SocketLimits } from './limits.ts'
import { createServer, prepareRequests } from './http/create-server.ts'
import { createNotFound } from './http/known-paths.ts'
import { mountCall } from './http/mount-call.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { PICTURE_PATH, registerPictures } from './pictures/routes/pictures.ts'
import { registerDocs } from './routes/docs.ts'
import { ROUTES } from './routes/registry.ts'
import { isSocketUpgrade, registerSockets } from './live/routes/sockets.ts'
import { createSocketServer } from './live/sockets/socket-server.ts'

/** `/metrics` needs the bearer token where one is set. A live gateway without a token has no such path. */
export function registerMetrics(app: FastifyInstance, gateway: GatewayContext) {
  app.get('/metrics', async (request, reply) => {
    const { live, metricsToken, former } = gateway.config
    if (live && metricsToken === null) throw new DomainError('NO_SUCH_PATH')
    const mayRead = metricsToken === null || isBearer(request.headers.authorization, metricsToken, former.metricsToken)
    if (!mayRead) throw new DomainError('BAD_SIGNATURE')
    const { registry } = gateway.metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Paths of the contract that are not calls (contract §5). */
const PAGES = ['/metrics', '/openapi.json', '/docs', PICTURE_PATH, ...Object.values(SOCKET_PATHS)].map((path) => ({
  path,
  method: 'GET' as const,
}))
/** Paths of the sign-in at the exchange's provider, where there is one. */
const SIGN_IN_PAGES = [
  ...Object.values(PLAYER_SIGN_IN_PATHS).map((path) => ({ path, method: 'GET' as const })),
  { path: PLAYER_LOGOUT_PATH, method: 'POST' as const },
]

/** CORS for the site and the listed origins, never with cookies (contract §8). */
async function registerCors(app: FastifyInstance, gateway: GatewayContext) {
  const { siteOrigin, allowedOrigins } = gateway.config
  await app.register(fastifyCors, {
    origin: [siteOrigin, ...allowedOrigins],
    methods: ['GET', 'POST', 'PUT'],
    exposedHeaders: [
      'Retry-After',
      'X-Request-Id',
      'X-Export',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ],
    maxAge: 600,
    strictPreflight: false,
  })
}

/** The gateway's HTTP server before it listens: every call of the contract, sockets, health, metrics, docs. */
export async function buildApp(
  gateway: GatewayContext,
  { socketLimits }: { socketLimits?: Partial<SocketLimits> } = {},
) {
  const app = createServer(gateway, { isUpgrade: isSocketUpgrade })
  const { allowClock, analyticsReceiver } = gateway.config
  const left = new Set([...(allowClock ? [] : ['setClock']), ...(analyticsReceiver ? [] : ['recordEvents'])])
  const routes = ROUTES.filter(({ call }) => !left.has(call.name))
  const limiter = createRateLimiter(gateway)
  await registerCors(app, gateway)
  await prepareRequests(app)
  const ofProvider = gateway.playerProvider === null ? [] : SIGN_IN_PAGES
  const notFound = createNotFound([...routes.map(({ call }) => call), ...PAGES, ...ofProvider])
  app.setNotFoundHandler(async (request, reply) => {
    limiter.byAddress(request, reply, null)
    await limiter.byCaller(request, reply, null, null)
    return notFound(request, reply)
  })
  for (const route of routes) mountCall(app, gateway, limiter, route)
  registerMetrics(app, gateway)
  registerPictures(app, gateway, limiter)
  registerPlayerSignIn(app, gateway, limiter)
  registerSockets(app, createSocketServer(gateway, socketLimits), limiter)
  await registerDocs(app, gateway.config)
  await app.ready()
  limitPipelining(app.server)
  return app
}
