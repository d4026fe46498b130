import { randomBytes } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import fastifyCookie from '@fastify/cookie'
import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyError,
  type FastifyReply,
} from 'fastify'
import { IGNORED_PROXY } from '@fanfare/kernel/net/client-address.ts'
import { hasBody } from '@fanfare/kernel/has-body.ts'
import type { GatewayConfig } from '../config.ts'
import type { GatewayContext } from '../context.ts'
import { pseudonymOf } from '../keys.ts'
import { BODY_LIMITS, CONNECTIONS_MAXIMUM, PATH_PARAMETER_MAXIMUM, TIME_LIMITS } from '../limits.ts'
import { createTrust } from './client-address.ts'
import { malformed } from './read-input.ts'
import { isTransient } from '../db/database-gone.ts'
import { Busy, DomainError, StateMoved, TooManyRequests } from '../util/domain-error.ts'
import { envelopeOf, sendEnvelope } from './envelope.ts'

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'

/** Whether the HTTP server refused the request, which is not a fault of the gateway. */
const isClientFault = (error: FastifyError) =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500

/** Answers every error with an envelope. A fault is logged with its stack; its answer contains only the code. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof TooManyRequests) {
    void reply.header('Retry-After', error.retryAfterSeconds)
    return sendEnvelope(reply, error.codeName, error.data, 429)
  }
  if (error instanceof Busy) void reply.header('Retry-After', error.retryAfterSeconds)
  if (error instanceof StateMoved) return sendEnvelope(reply, error.codeName, error.data, 412)
  if (error instanceof DomainError) return sendEnvelope(reply, error.codeName, error.data)
  const fault = error as FastifyError
  if (fault.code === TOO_LARGE) return sendEnvelope(reply, 'BODY_TOO_LARGE', null)
  if (fault.code?.startsWith('FST_') && isClientFault(fault)) {
    return sendEnvelope(reply, 'MALFORMED', { issues: [{ path: '', message: 'the request cannot be read' }] })
  }
  // The client left before its request was complete, so nobody reads the answer, and the reset did not come from the database.
  if (request.raw.destroyed && !request.raw.complete) return sendEnvelope(reply, 'MALFORMED', null)
  if (isTransient(error)) {
    request.log.warn({ err: error }, 'database not available')
    return sendEnvelope(reply, 'NOT_READY', null)
  }
  request.log.error({ err: error }, 'fault')
  return sendEnvelope(reply, 'FAULT', null)
}

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** A request that is not HTTP gets an envelope, too, and its connection is closed. */
const createClientErrorHandler =
  (gateway: GatewayContext) => (error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const status = STATUS[error.code ?? ''] ?? 400
    const body = JSON.stringify(envelopeOf('MALFORMED', null, gateway.clock.now()))
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    )
  }

/** Compressed bodies are refused: a small one may become huge (reliability D-23). */
const hasEncodedBody = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers['content-encoding'] !== undefined && headers['content-encoding'].trim().toLowerCase() !== 'identity'

/** The template of the route: the path itself may contain an id or worse. */
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unknown'

const TRACE = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The trace id of the site (W3C traceparent); undefined when absent or malformed. */
const traceOf = ({ headers }: FastifyRequest) =>
  typeof headers.traceparent === 'string' ? TRACE.exec(headers.traceparent)?.[1] : undefined

/** Logs one line and observes one duration per request. */
function registerRequestLog(app: FastifyInstance, gateway: GatewayContext) {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    const { method, answerCode: code, callerId } = request
    gateway.metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    gateway.metrics.codes.inc({ route, code: code ?? 'none' })
    const user = callerId === null ? undefined : pseudonymOf(gateway.keys, callerId)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const trace = traceOf(request)
    gateway.log.info({ request: request.id, method, route, status: reply.statusCode, code, ms, user, trace }, 'request')
  })
}

const ALWAYS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}
const HSTS = 'max-age=63072000; includeSubDomains; preload'

/** Answers are data for one caller at one moment: no cache may store them, no browser may show them as a page. */
function registerHeaders(app: FastifyInstance, config: GatewayConfig) {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(ALWAYS).header('x-request-id', request.id)
    if (config.live) void reply.header('strict-transport-security', HSTS)
  })
}

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
) {
  let isSaid = false
  const onIgnored = () => {
    if (!isSaid) gateway.log.warn(IGNORED_PROXY)
    isSaid = true
  }
  const app = fastify({
    loggerInstance: gateway.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: createTrust(gateway.config.trustProxy, { ownHost: gateway.config.host, onIgnored }),
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
function keepRawBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request) => {
    if (hasEncodedBody(request)) throw malformed('content-encoding', 'is not accepted')
    // The server does not read the body of a GET, so its signature would not cover the body (contract §2).
    if (request.method === 'GET' && hasBody(request)) throw malformed('body', 'is not accepted with GET')
  })
}

/** Once the server is closing, each connection closes after its current answer. */
function closeAfterAnswers(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
}

/** Raw bodies, cookies, and an envelope for every error. */
export async function prepareRequests(app: FastifyInstance) {
  keepRawBodies(app)
  closeAfterAnswers(app)
  await app.register(fastifyCookie)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
}
