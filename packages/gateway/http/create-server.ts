import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { hasBody } from '@fanfare/kernel/has-body.ts'
import type { GatewayContext } from '../context.ts'
import { BODY_LIMITS, CONNECTIONS_MAXIMUM, PATH_PARAMETER_MAXIMUM, TIME_LIMITS } from '../limits.ts'
import { createTrust } from './client-address.ts'
import { answerError, createClientErrorHandler, hasEncodedBody } from './errors.ts'
import { registerHeaders } from './headers.ts'
import { malformed } from './read-input.ts'
import { registerRequestLog } from './request-log.ts'

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

/**
 * A server of the gateway before it has routes: limits, headers, a log line and an envelope for every answer.
 * `isUpgrade`: the requests that may become sockets.
 */
export function createServer(
  gateway: GatewayContext,
  { isUpgrade = () => false }: { isUpgrade?: (request: IncomingMessage) => boolean } = {},
): FastifyInstance {
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
      shouldUpgradeCallback: isUpgrade,
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
  }) as unknown as FastifyInstance
  app.server.maxConnections = CONNECTIONS_MAXIMUM
  app.decorate('gateway', gateway)
  app.decorateRequest('answerCode', null)
  app.decorateRequest('callerId', null)
  registerHeaders(app, gateway.config)
  registerRequestLog(app, gateway)
  return app
}

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

/** Raw bodies, cookies, and an envelope for every error. */
export async function prepareRequests(app: FastifyInstance): Promise<void> {
  keepRawBodies(app)
  closeAfterAnswers(app)
  await app.register(fastifyCookie)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
}
