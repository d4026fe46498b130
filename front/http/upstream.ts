import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Socket } from 'node:net'
import { Readable, type Transform, pipeline } from 'node:stream'
import { type ProxyServer, createProxyServer } from 'httpxy'
import { dropHopByHop } from './request-headers.ts'
import { isStaleConnection } from './stale-connection.ts'

export type Upstream = {
  pass(request: IncomingMessage, response: ServerResponse, body: Buffer): void
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void
  close(): void
}

type UpstreamOptions = {
  origin: string
  timeoutMs: number
  /** True for a gateway of somebody else's, which may tell its sites apart by Host. */
  changeHost: boolean
  /** May answer in the upstream's place: then it has read the answer, or thrown it away. */
  takeOver?: (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => boolean
  /** May change the answer's headers before they go to the client, and names what its body goes through. */
  onAnswer?: (answer: IncomingMessage, request: IncomingMessage) => Transform | null
  /** Called while nothing was answered yet. */
  onDown: (request: IncomingMessage, response: ServerResponse) => void
  /** The complete HTTP answer for an upgrade that cannot be passed on. */
  socketDown: () => string
}

const UPGRADE_TIMEOUT_MS = 10_000
/** Bytes of one answer that is passed on while it arrives; the longest export of an agent has a tenth of it. @assumed */
const LARGEST_PASSED = 64 * 1024 * 1024

/** Closes both connections once an answer is longer than any of ours: `httpxy` destroys the response with it. */
function limitLength(answer: IncomingMessage): void {
  let left = LARGEST_PASSED
  answer.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) answer.destroy()
  })
}

/** httpxy copies the answer's Connection header or sets keep-alive; the client's own wish decides. */
const wishes = new WeakMap<IncomingMessage, 'close' | 'keep-alive'>()

export function rememberConnectionWish(request: IncomingMessage): void {
  const { headers, httpVersion } = request
  const ends =
    httpVersion === '1.0'
      ? !/\bkeep-alive\b/i.test(headers.connection ?? '')
      : /\bclose\b/i.test(headers.connection ?? '')
  wishes.set(request, ends ? 'close' : 'keep-alive')
}

type AskAgain = (request: IncomingMessage, response: ServerResponse) => void

function listen(proxy: ProxyServer, options: UpstreamOptions, askAgain: AskAgain): void {
  const attempts = new WeakMap<IncomingMessage, ClientRequest>()
  const late = new WeakSet<ClientRequest>()
  proxy.on('proxyReq', (attempt, request) => {
    attempts.set(request, attempt)
    // httpxy destroys what takes too long, which looks like a connection that ended.
    attempt.once('timeout', () => late.add(attempt))
  })
  proxy.on('proxyRes', (answer, request, response) => {
    dropHopByHop(answer.headers)
    delete answer.headers['transfer-encoding']
    // A front that is ending has said `close` already.
    answer.headers.connection = String(response.getHeader('connection') ?? wishes.get(request) ?? 'keep-alive')
    if (options.takeOver?.(answer, request, response)) return
    const through = options.onAnswer?.(answer, request)
    try {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers)
    } catch {
      // A head that Node parses but would not send, from a gateway of somebody else's.
      answer.destroy()
      return options.onDown(request, response)
    }
    limitLength(answer)
    // A break on either side is passed on by httpxy, which destroys the other side.
    const sink = through ? pipeline(answer, through, () => {}) : answer
    sink.pipe(response)
  })
  proxy.on('error', (error, request, target) => {
    if (target instanceof Socket) {
      if (target.writable && target.bytesWritten === 0) target.write(options.socketDown())
    } else if (request && target && 'headersSent' in target) {
      const response = target as ServerResponse
      const attempt = attempts.get(request)
      if (response.headersSent) response.destroy()
      else if (attempt && !late.has(attempt) && isStaleConnection(error, attempt)) askAgain(request, response)
      else options.onDown(request, response)
    }
  })
}

/** Passes requests on as they came: target, body and the end-to-end headers are the client's, byte for byte. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const secure = options.origin.startsWith('https:')
  const Agent = secure ? HttpsAgent : HttpAgent
  const kept = new Agent({ keepAlive: true })
  // What may not be sent twice never uses a connection that may be closing.
  const fresh = new Agent({ keepAlive: false })
  const proxy = createProxyServer({ target: options.origin, changeOrigin: options.changeHost, xfwd: false })
  const forward = (request: IncomingMessage, response: ServerResponse, agent: HttpAgent, body: Buffer) =>
    void proxy.web(request, response, {
      agent,
      buffer: body.length > 0 ? Readable.from([body], { objectMode: false }) : Readable.from([]),
      proxyTimeout: options.timeoutMs,
      selfHandleResponse: true,
    })
  // Only what has no body and may be sent twice is ever on a kept connection.
  listen(proxy, options, (request, response) => forward(request, response, fresh, Buffer.alloc(0)))
  return {
    pass(request, response, body) {
      delete request.headers['transfer-encoding']
      if (body.length > 0) request.headers['content-length'] = String(body.length)
      else if (request.headers['content-length'] !== '0') delete request.headers['content-length']
      const repeatable = (request.method === 'GET' || request.method === 'HEAD') && body.length === 0
      forward(request, response, repeatable ? kept : fresh, body)
    },
    upgrade(request, socket, head) {
      void proxy.ws(request, socket, { upgradeTimeout: UPGRADE_TIMEOUT_MS }, head)
    },
    close: () => {
      kept.destroy()
      fresh.destroy()
    },
  }
}
