import { randomBytes } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyCors from '@fastify/cors'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { SOCKET_PATHS } from '@fanfare/contract/realtime.ts'
import { hasBody } from '@fanfare/kernel/has-body.ts'
import { limitPipelining } from '@fanfare/kernel/net/limit-pipelining.ts'
import type { GatewayContext } from './context.ts'
import { BODY_LIMITS, CONNECTIONS_MAXIMUM, PATH_PARAMETER_MAXIMUM, TIME_LIMITS, type SocketLimits } from './limits.ts'
import { createTrust } from './http/client-address.ts'
import { answerError, createClientErrorHandler, hasEncodedBody } from './http/errors.ts'
import { registerHeaders } from './http/headers.ts'
import { createNotFound } from './http/known-paths.ts'
import { mountCall } from './http/mount-call.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { malformed } from './http/read-input.ts'
import { registerRequestLog } from './http/request-log.ts'
import { registerDocs } from './routes/docs.ts'
import { registerMetrics } from './routes/metrics.ts'
import { ROUTES } from './routes/registry.ts'
import { isSocketUpgrade, registerSockets } from './live/routes/sockets.ts'
import { createSocketServer } from './live/sockets/socket-server.ts'

declare module 'fastify' {
  interface FastifyInstance {
    gateway: GatewayContext
  }
  interface FastifyRequest {
    /** Code of the envelope, for log and metrics. */
    answerCode: string | null
    callerId: string | null
  }
}

const createServer = (gateway: GatewayContext): FastifyInstance => {
  const app = fastify({
    loggerInstance: gateway.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: createTrust(gateway.config.trustProxy, gateway.config.host),
    bodyLimit: BODY_LIMITS.call,
    requestTimeout: TIME_LIMITS.requestMs,
    keepAliveTimeout: TIME_LIMITS.keepAliveMs,
    http: {
      headersTimeout: TIME_LIMITS.headersMs,
      connectionsCheckingInterval: TIME_LIMITS.checkMs,
      shouldUpgradeCallback: isSocketUpgrade,
    },
    exposeHeadRoutes: false,
    // A request that has arrived is still answered, and its connection then closes (`closeAfterAnswers`).
    return503OnClosing: false,
    routerOptions: { maxParamLength: PATH_PARAMETER_MAXIMUM },
    genReqId: () => `req_${randomBytes(9).toString('base64url')}`,
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply)
    },
    clientErrorHandler: createClientErrorHandler(gateway),
  })
  app.server.maxConnections = CONNECTIONS_MAXIMUM
  return app as unknown as FastifyInstance
}

/** Paths of the contract that are not calls (contract §5). */
const PAGES = ['/metrics', '/openapi.json', '/docs', ...Object.values(SOCKET_PATHS)].map((path) => ({
  path,
  method: 'GET' as const,
}))

/** Bodies stay the bytes that were sent, which the signature covers (contract §2). */
function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request) => {
    if (hasEncodedBody(request)) throw malformed('content-encoding', 'is not accepted')
    // The server does not read the body of a GET, so its signature would not cover the body (contract §2).
    if (request.method === 'GET' && hasBody(request)) throw malformed('body', 'is not accepted with GET')
  })
}

/** Once the server is closing, each connection closes after its current answer. */
function closeAfterAnswers(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
}

/** CORS for the site and the listed origins, never with cookies (contract §8). */
async function registerCors(app: FastifyInstance, gateway: GatewayContext): Promise<void> {
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
): Promise<FastifyInstance> {
  const app = createServer(gateway)
  const { allowClock, analyticsReceiver } = gateway.config
  const left = new Set([...(allowClock ? [] : ['setClock']), ...(analyticsReceiver ? [] : ['recordEvents'])])
  const routes = ROUTES.filter(({ call }) => !left.has(call.name))
  const limiter = createRateLimiter(gateway)
  app.decorate('gateway', gateway)
  app.decorateRequest('answerCode', null)
  app.decorateRequest('callerId', null)
  registerHeaders(app, gateway.config)
  registerRequestLog(app, gateway)
  await registerCors(app, gateway)
  keepRawBodies(app)
  closeAfterAnswers(app)
  await app.register(fastifyCookie)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  const notFound = createNotFound([...routes.map(({ call }) => call), ...PAGES])
  app.setNotFoundHandler(async (request, reply) => {
    limiter.byAddress(request, reply, null)
    await limiter.byCaller(request, reply, null, null)
    return notFound(request, reply)
  })
  for (const route of routes) mountCall(app, gateway, limiter, route)
  registerMetrics(app, gateway)
  registerSockets(app, createSocketServer(gateway, socketLimits), limiter)
  await registerDocs(app, gateway.config)
  await app.ready()
  limitPipelining(app.server)
  return app
}
