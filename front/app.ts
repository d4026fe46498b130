import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { Socket } from 'node:net'
import { answerEnvelope, answerPage, closeAfterAnswer, envelopeOf } from './answers.ts'
import { compressorFor } from './compress.ts'
import { hasBody, readBody } from './read-body.ts'
import { prepareRequestHeaders } from './request-headers.ts'
import { destinationOf, isSocketPath } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { createUpstream, rememberConnectionWish } from './upstream.ts'

export type FrontOptions = {
  gatewayOrigin: string
  nextOrigin: string
  siteOrigin: string
  live: boolean
  development: boolean
  frameAncestors: string[]
  trustProxy: number
  /** True when the gateway is not the embedded one. */
  foreignGateway: boolean
  /** ms since the epoch */
  now: () => number
  gatewayTimeoutMs?: number
  pageTimeoutMs?: number
}

const NO_BODY = Buffer.alloc(0)
const GATEWAY_TIMEOUT_MS = 60_000
const PAGE_TIMEOUT_MS = 30_000
const RECEIVE_TIMEOUT_MS = 10_000
/** Node's own 30 s would make 10 s into 40. */
const TIMEOUT_CHECK_MS = 1_000
const IDLE_TIMEOUT_MS = 65_000

const rawAnswer = ({ status, body }: { status: number; body: string }): string =>
  `HTTP/1.1 ${status} Unavailable\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`

function createUpstreams(options: FrontOptions, pageHeaders: Record<string, string>) {
  const socketDown = () => rawAnswer(envelopeOf('NOT_READY', options.now()))
  const gateway = createUpstream({
    origin: options.gatewayOrigin,
    timeoutMs: options.gatewayTimeoutMs ?? GATEWAY_TIMEOUT_MS,
    changeHost: options.foreignGateway,
    onDown: (_request, response) => answerEnvelope(response, 'NOT_READY', options.now()),
    socketDown,
  })
  const site = createUpstream({
    origin: options.nextOrigin,
    timeoutMs: options.pageTimeoutMs ?? PAGE_TIMEOUT_MS,
    changeHost: false,
    onAnswer: (answer, request) => {
      const { headers } = answer
      Object.assign(headers, pageHeaders)
      delete headers['x-powered-by']
      // Next's own address is nobody's business, and no client could follow it.
      if (headers.location?.startsWith(`${options.nextOrigin}/`)) {
        headers.location = headers.location.slice(options.nextOrigin.length)
      }
      return compressorFor(answer, request)
    },
    onDown: (_request, response) => answerPage(response, 503, pageHeaders),
    socketDown,
  })
  return { gateway, site }
}

/** The door: sorts requests to gateway and Next and keeps from them what is not for them (contract §8, reliability D-1, D-28). */
export function createFront(options: FrontOptions): Server {
  const pageHeaders = securityHeaders(options)
  const { gateway, site } = createUpstreams(options, pageHeaders)

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
      return site.pass(request, response, NO_BODY)
    }
    if (hasBody(request)) closeAfterAnswer(request, response)
    answerPage(response, 405, pageHeaders)
  }

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const destination = destinationOf(request.url ?? '')
    rememberConnectionWish(request)
    prepareRequestHeaders(request, options)
    if (destination === 'page') return passToSite(request, response)
    if (destination === 'hidden') {
      if (hasBody(request)) closeAfterAnswer(request, response)
      return answerPage(response, 404, pageHeaders)
    }
    // A client that goes away while it sends has nobody left to answer.
    passToGateway(request, response).catch(() => response.destroy())
  }

  const isNextSocket = (url: string) => options.development && url.startsWith('/_next/')
  const server = createServer(
    {
      requestTimeout: RECEIVE_TIMEOUT_MS,
      headersTimeout: RECEIVE_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      keepAliveTimeout: IDLE_TIMEOUT_MS,
      shouldUpgradeCallback: ({ url = '', headers }) =>
        headers.upgrade?.toLowerCase() === 'websocket' && (isSocketPath(url) || isNextSocket(url)),
    },
    answer,
  )
  server.on('upgrade', (request, socket, head) => {
    if (!(socket instanceof Socket)) return
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
