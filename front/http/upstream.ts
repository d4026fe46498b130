import {
  Agent as HttpAgent,
  type IncomingMessage,
  type ServerResponse,
  request as sendHttp,
  type RequestListener,
} from 'node:http'
import { Agent as HttpsAgent, request as sendHttps } from 'node:https'
import { Socket } from 'node:net'
import { type Transform, pipeline } from 'node:stream'
import { urlToHttpOptions } from 'node:url'
import { createProxyServer } from 'httpxy'
import { rawFault } from '../errors/envelope.ts'
import { isStaleConnection } from './connections.ts'
import { dropHopByHop, isRead } from './request-headers.ts'
import { WarmAgent } from './warm-agent.ts'

type UpstreamOptions = {
  origin: string
  timeoutMs: number
  /** True for a foreign gateway, which may tell its sites apart by Host. */
  changeHost?: boolean
  /** True for our own gateway, whose connections `WarmAgent` may use for every request. */
  isOwn?: boolean
  /** ms since the epoch */
  now: () => number
  /** Returns true when it answers itself; then it has read or discarded the upstream's answer. */
  interceptResponse?: (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => boolean
  /** May change the answer's headers before they are sent; the body is piped through the result. */
  prepareResponse?: (answer: IncomingMessage, request: IncomingMessage) => Transform | null
  /** Called only while no part of an answer is sent. */
  onDown: RequestListener
}

const UPGRADE_TIMEOUT_MS = 10_000
const MAX_STREAMED_BYTES = 64 * 1024 * 1024
/** A million rows of an agent's export are some 170 MiB (ADR 0072). */
const MAX_EXPORTED_BYTES = 512 * 1024 * 1024

/** The longest answer that is streamed, bytes. */
const limitOf = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/csv') === true ? MAX_EXPORTED_BYTES : MAX_STREAMED_BYTES

/** Streams an answer to the client, and closes both connections once it is too long. */
function stream(answer: IncomingMessage, response: ServerResponse, encoder: Transform | null) {
  let left = limitOf(answer)
  const count = (part: Buffer) => {
    left -= part.length
    if (left < 0) answer.destroy()
  }
  if (encoder) {
    answer.on('data', count)
    pipeline(answer, encoder, () => {}).pipe(response)
    return
  }
  // Does what `pipe` does, because its listeners cost a tenth of a call.
  answer.on('data', (part: Buffer) => {
    count(part)
    if (response.write(part)) return
    answer.pause()
    response.once('drain', () => answer.resume())
  })
  answer.once('end', () => response.end())
}

/** The option that the client asked for. After `prepareRequestHeaders`, only the raw headers still have it. */
function connectionOf({ rawHeaders, httpVersion }: IncomingMessage) {
  const isAsked = (option: RegExp) =>
    rawHeaders.some((text, at) => at % 2 === 1 && /^connection$/i.test(rawHeaders[at - 1] ?? '') && option.test(text))
  if (httpVersion === '1.0') return isAsked(/\bkeep-alive\b/i) ? 'keep-alive' : 'close'
  return isAsked(/\bclose\b/i) ? 'close' : 'keep-alive'
}

/** The fields that follow an export (ADR 0072). */
const TRAILERS = ['x-content-digest', 'x-export-totals']

/** Sends the trailers of a chunked answer on, before the response ends. Node has no place for them in HTTP/1.0. */
function passTrailers(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) {
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
const isRepeatable = (request: IncomingMessage) =>
  isRead(request) && Number(request.headers['content-length'] ?? 0) === 0

/** The request's own headers in Node's flat form, which is sent as it is. */
function headersFor(request: IncomingMessage, host: string | undefined) {
  const { headers } = request
  const list: string[] = []
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'host' && host !== undefined) continue
    for (const one of Array.isArray(value) ? value : [value ?? '']) list.push(name, one)
  }
  if (host !== undefined) list.push('host', host)
  // Node sends a read without a body without a length.
  if (headers['content-length'] === undefined && !isRead(request)) list.push('content-length', '0')
  return list
}

function answerWith(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  options: UpstreamOptions,
) {
  passTrailers(answer, request, response)
  dropHopByHop(answer.headers)
  delete answer.headers['transfer-encoding']
  // A front that is shutting down has set `close` already.
  answer.headers.connection = String(response.getHeader('connection') ?? connectionOf(request))
  // An answer that ends early must not look like a whole one.
  const endEarly = () => {
    if (!answer.complete && !response.writableEnded) response.destroy()
  }
  answer.on('error', endEarly).on('close', endEarly)
  if (options.interceptResponse?.(answer, request, response)) return
  const encoder = options.prepareResponse?.(answer, request) ?? null
  try {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers)
  } catch {
    // Node parses some header values that it refuses to send; a foreign gateway may have them.
    answer.destroy()
    return options.onDown(request, response)
  }
  stream(answer, response, encoder)
}

/** Proxies requests unchanged: the target, the body and the end-to-end headers are the client's, byte for byte. */
export function createUpstream(options: UpstreamOptions) {
  const { timeoutMs, changeHost = false, onDown } = options
  const origin = new URL(options.origin)
  const isSecure = origin.protocol === 'https:'
  const Agent = isSecure ? HttpsAgent : HttpAgent
  const send = isSecure ? sendHttps : sendHttp
  const { hostname, port } = urlToHttpOptions(origin)
  const folder = origin.pathname.replace(/\/$/, '')
  const warm = options.isOwn ? new WarmAgent() : null
  const keepAlive = warm ?? new Agent({ keepAlive: true })
  // A request that may not be sent twice never uses a connection that may be closing.
  const oneRequest = new Agent({ keepAlive: false })
  const agentFor = (request: IncomingMessage) => {
    if (isRepeatable(request)) return keepAlive
    warm?.dropCold()
    return warm ?? oneRequest
  }
  const forward = (request: IncomingMessage, response: ServerResponse, agent: HttpAgent, body: Buffer) => {
    const { method } = request
    const headers = headersFor(request, changeHost || !request.headers.host ? origin.host : undefined)
    const attempt = send({ hostname, port, agent, method, path: folder + request.url, headers })
    let isLate = false
    attempt.setTimeout(timeoutMs, () => {
      // Tells the time-out from a connection that the upstream closed.
      isLate = true
      attempt.destroy()
    })
    attempt.on('error', (error) => {
      if (response.headersSent || response.destroyed) response.destroy()
      // Only a repeatable request without a body is ever sent again.
      else if (!isLate && isRepeatable(request) && isStaleConnection(error, attempt))
        forward(request, response, oneRequest, body)
      else onDown(request, response)
    })
    attempt.on('response', (answer) => answerWith(answer, request, response, options))
    response.once('close', () => {
      if (!response.writableFinished) attempt.destroy()
    })
    // An empty body would be a second write.
    attempt.end(body.length > 0 ? body : undefined)
  }
  const sockets = createProxyServer({ target: options.origin, changeOrigin: changeHost })
  sockets.on('error', (_error, _request, socket) => {
    if (socket instanceof Socket && socket.writable && socket.bytesWritten === 0)
      socket.write(rawFault('NOT_READY', options.now()))
  })
  return {
    pass: (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
      delete request.headers['transfer-encoding']
      if (body.length > 0) request.headers['content-length'] = String(body.length)
      else if (request.headers['content-length'] !== '0') delete request.headers['content-length']
      forward(request, response, agentFor(request), body)
    },
    upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) =>
      void sockets.ws(request, socket, { upgradeTimeout: UPGRADE_TIMEOUT_MS }, head),
    close: () => {
      keepAlive.destroy()
      oneRequest.destroy()
    },
  }
}
