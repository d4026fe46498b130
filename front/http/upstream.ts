import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Socket } from 'node:net'
import { Readable, type Transform, pipeline } from 'node:stream'
import { type ProxyServer, createProxyServer } from 'httpxy'
import { rawFault } from '../errors/envelope.ts'
import { isStaleConnection } from './connections.ts'
import { dropHopByHop } from './request-headers.ts'
import { WarmAgent } from './warm-agent.ts'

export type Upstream = {
  pass(request: IncomingMessage, response: ServerResponse, body: Buffer): void
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void
  close(): void
}

type UpstreamOptions = {
  origin: string
  timeoutMs: number
  /** True for a foreign gateway, which may tell its sites apart by Host. */
  changeHost: boolean
  /** True for our own gateway, whose connections `WarmAgent` may use for every request. */
  isOwn?: boolean
  /** ms since the epoch */
  now: () => number
  /** Returns true when it answers itself; then it has read or discarded the upstream's answer. */
  interceptResponse?: (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => boolean
  /** May change the answer's headers before they are sent; the body is piped through the result. */
  prepareResponse?: (answer: IncomingMessage, request: IncomingMessage) => Transform | null
  /** Called only while no part of an answer is sent. */
  onDown: (request: IncomingMessage, response: ServerResponse) => void
}

const UPGRADE_TIMEOUT_MS = 10_000
const MAX_STREAMED_BYTES = 64 * 1024 * 1024
/** A million rows of an agent's export have some 170 MiB (ADR 0072). */
const MAX_EXPORTED_BYTES = 512 * 1024 * 1024

/** Closes both connections once a streamed answer is too long: `httpxy` destroys the response with the answer. */
function limitLength(answer: IncomingMessage): void {
  const isExport = answer.headers['content-type']?.startsWith('text/csv') === true
  let left = isExport ? MAX_EXPORTED_BYTES : MAX_STREAMED_BYTES
  answer.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) answer.destroy()
  })
}

/**
 * The client's wish for its connection; httpxy would copy the upstream's. Only the raw headers still have it after
 * `prepareRequestHeaders`.
 */
function connectionOf({ rawHeaders, httpVersion }: IncomingMessage): 'close' | 'keep-alive' {
  const isAsked = (option: RegExp): boolean =>
    rawHeaders.some((text, at) => at % 2 === 1 && /^connection$/i.test(rawHeaders[at - 1] ?? '') && option.test(text))
  if (httpVersion === '1.0') return isAsked(/\bkeep-alive\b/i) ? 'keep-alive' : 'close'
  return isAsked(/\bclose\b/i) ? 'close' : 'keep-alive'
}

/** The fields that follow an export (ADR 0072). */
const TRAILERS = ['x-content-digest', 'x-export-totals']

/** Sends the trailers of a chunked answer on, before the response ends. Node has no place for them in HTTP/1.0. */
function passTrailers(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): void {
  const names = TRAILERS.filter((name) => answer.headers.trailer?.toLowerCase().includes(name))
  const isChunked = answer.headers['transfer-encoding'] !== undefined && request.httpVersion !== '1.0'
  if (names.length === 0 || !isChunked || request.method === 'HEAD') return
  response.setHeader('trailer', names.join(', '))
  answer.once('end', () => {
    response.addTrailers(
      names.flatMap((name): [string, string][] => {
        const value = answer.trailers[name]
        return value === undefined ? [] : [[name, value]]
      }),
    )
  })
}

/** Whether a request may be sent twice, after `pass` has set its length. */
const isRepeatable = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && Number(headers['content-length'] ?? 0) === 0

type Retry = (request: IncomingMessage, response: ServerResponse) => void

function listen(proxy: ProxyServer, options: UpstreamOptions, retry: Retry): void {
  const attempts = new WeakMap<IncomingMessage, ClientRequest>()
  const timedOut = new WeakSet<ClientRequest>()
  proxy.on('proxyReq', (attempt, request) => {
    attempts.set(request, attempt)
    // httpxy destroys the request at its timeout, which looks like a connection that was closed.
    attempt.once('timeout', () => timedOut.add(attempt))
  })
  proxy.on('proxyRes', (answer, request, response) => {
    passTrailers(answer, request, response)
    dropHopByHop(answer.headers)
    delete answer.headers['transfer-encoding']
    // A front that is shutting down has set `close` already.
    answer.headers.connection = String(response.getHeader('connection') ?? connectionOf(request))
    if (options.interceptResponse?.(answer, request, response)) return
    const encoder = options.prepareResponse?.(answer, request)
    try {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers)
    } catch {
      // Node parses some header values that it refuses to send; a foreign gateway may have them.
      answer.destroy()
      return options.onDown(request, response)
    }
    limitLength(answer)
    // httpxy destroys the other side when one side ends early.
    const body = encoder ? pipeline(answer, encoder, () => {}) : answer
    body.pipe(response)
  })
  proxy.on('error', (error, request, target) => {
    if (target instanceof Socket) {
      if (target.writable && target.bytesWritten === 0) target.write(rawFault('NOT_READY', options.now()))
    } else if (request && target && 'headersSent' in target) {
      const response = target as ServerResponse
      const attempt = attempts.get(request)
      if (response.headersSent) response.destroy()
      else if (attempt && !timedOut.has(attempt) && isRepeatable(request) && isStaleConnection(error, attempt))
        retry(request, response)
      else options.onDown(request, response)
    }
  })
}

/** Proxies requests unchanged: the target, the body and the end-to-end headers are the client's, byte for byte. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const secure = options.origin.startsWith('https:')
  const Agent = secure ? HttpsAgent : HttpAgent
  const warm = options.isOwn ? new WarmAgent() : null
  const keepAlive = warm ?? new Agent({ keepAlive: true })
  // A request that may not be sent twice never uses a connection that may be closing.
  const oneRequest = new Agent({ keepAlive: false })
  const proxy = createProxyServer({ target: options.origin, changeOrigin: options.changeHost, xfwd: false })
  const forward = (request: IncomingMessage, response: ServerResponse, agent: HttpAgent, body: Buffer) =>
    void proxy.web(request, response, {
      agent,
      buffer: body.length > 0 ? Readable.from([body], { objectMode: false }) : Readable.from([]),
      proxyTimeout: options.timeoutMs,
      selfHandleResponse: true,
    })
  const agentFor = (request: IncomingMessage): HttpAgent => {
    if (isRepeatable(request)) return keepAlive
    warm?.dropCold()
    return warm ?? oneRequest
  }
  // Only a repeatable request without a body is ever sent again.
  listen(proxy, options, (request, response) => forward(request, response, oneRequest, Buffer.alloc(0)))
  return {
    pass(request, response, body) {
      delete request.headers['transfer-encoding']
      if (body.length > 0) request.headers['content-length'] = String(body.length)
      else if (request.headers['content-length'] !== '0') delete request.headers['content-length']
      forward(request, response, agentFor(request), body)
    },
    upgrade(request, socket, head) {
      void proxy.ws(request, socket, { upgradeTimeout: UPGRADE_TIMEOUT_MS }, head)
    },
    close: () => {
      keepAlive.destroy()
      oneRequest.destroy()
    },
  }
}
