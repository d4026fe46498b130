import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { Socket } from 'node:net'
import { hasBody } from '#lib/has-body.ts'
import { limitPipelining } from '#lib/limit-pipelining.ts'
import { answerEnvelope, closeAfterAnswer, envelopeOf, rawAnswer } from './errors/envelope.ts'
import { CONNECTION_OPTIONS, limitConnections, limitSending } from './http/connections.ts'
import type { FrontOptions } from './options.ts'
import { readBody } from './http/read-body.ts'
import { createClientErrorHandler, followsRefusal, refusalOf, refuse, refuseRaw } from './http/malformed-request.ts'
import { prepareRequestHeaders } from './http/request-headers.ts'
import { destinationOf, isSocketPath } from './route.ts'
import { fileHeaders } from './csp/security-headers.ts'
import { prepareSiteHeaders } from './http/site-headers.ts'
import { createSiteProxy } from './site-proxy.ts'
import { createUpstream, rememberConnectionWish } from './http/upstream.ts'

const NO_BODY = Buffer.alloc(0)
/** Longer than a client of ours waits (10 s) and than the gateway needs at its slowest. */
const GATEWAY_TIMEOUT_MS = 20_000
/** The gateway's time and the client's together. */
const GATEWAY_SENDING_MS = 180_000

/** The door: sorts requests to gateway and Next and keeps from them what is not for them (contract §8, reliability D-1, D-28). */
export function createFront(options: FrontOptions): Server {
  const site = createSiteProxy(options)
  const security = fileHeaders(options)
  const gateway = createUpstream({
    origin: options.gatewayOrigin,
    timeoutMs: options.gatewayTimeoutMs ?? GATEWAY_TIMEOUT_MS,
    changeHost: options.foreignGateway,
    onDown: (_request, response) => answerEnvelope(response, 'NOT_READY', options.now()),
    socketDown: () => rawAnswer(envelopeOf('NOT_READY', options.now())),
  })

  const passToGateway = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = hasBody(request) ? await readBody(request) : NO_BODY
    if (body) return gateway.pass(request, response, body)
    closeAfterAnswer(request, response)
    answerEnvelope(response, 'BODY_TOO_LARGE', options.now())
  }

  const passToSite = (request: IncomingMessage, response: ServerResponse): void => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading && request.headers['next-action'] === undefined) {
      request.resume()
      prepareSiteHeaders(request.headers)
      site.answer(request, response).catch(() => response.destroy())
      return
    }
    if (hasBody(request)) closeAfterAnswer(request, response)
    site.pages.notAllowed(request, response)
  }

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (followsRefusal(request)) return
    const refusal = refusalOf(request)
    if (refusal) return refuse(request, response, refusal, security)
    if (site.serveFresh(request, response)) return
    const destination = destinationOf(request.url ?? '')
    rememberConnectionWish(request)
    prepareRequestHeaders(request, options)
    if (destination === 'page') return passToSite(request, response)
    if (destination === 'hidden') {
      if (site.handleRevalidate(request, response)) return
      if (hasBody(request)) closeAfterAnswer(request, response)
      return site.pages.notFound(request, response)
    }
    limitSending(response, GATEWAY_SENDING_MS)
    // A client that goes away while it sends has nobody left to answer.
    passToGateway(request, response).catch(() => response.destroy())
  }

  const isNextSocket = (url: string) => options.development && url.startsWith('/_next/')
  const server = createServer(
    {
      ...CONNECTION_OPTIONS,
      shouldUpgradeCallback: ({ url = '', headers }) =>
        headers.upgrade?.toLowerCase() === 'websocket' && (isSocketPath(url) || isNextSocket(url)),
    },
    answer,
  )
  limitConnections(server)
  limitPipelining(server)
  server.on('checkExpectation', (request, response) => refuse(request, response, 417, security))
  server.on('clientError', createClientErrorHandler(security))
  server.on('upgrade', (request, socket, head) => {
    if (!(socket instanceof Socket)) return
    const refusal = refusalOf(request)
    if (refusal) return refuseRaw(socket, refusal, security)
    prepareRequestHeaders(request, options, ['connection', 'upgrade'])
    const upstream = isSocketPath(request.url ?? '') ? gateway : site
    upstream.upgrade(request, socket, head)
  })
  server.on('close', () => {
    gateway.close()
    site.close()
  })
  return server
}
