import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Socket } from 'node:net'
import { Readable, type Transform, pipeline } from 'node:stream'
import { type ProxyServer, createProxyServer } from 'httpxy'
import { dropHopByHop } from './request-headers.ts'

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

/** A kept connection that the upstream closed just as it was used again: nothing was answered, nothing happened. */
const STALE_CONNECTION = new Set(['ECONNRESET', 'EPIPE'])

const mayAskAgain = (error: Error, request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  STALE_CONNECTION.has((error as NodeJS.ErrnoException).code ?? '')

type AskAgain = (request: IncomingMessage, response: ServerResponse) => boolean

function listen(proxy: ProxyServer, options: UpstreamOptions, askAgain: AskAgain): void {
  proxy.on('proxyRes', (answer, request, response) => {
    dropHopByHop(answer.headers)
    delete answer.headers['transfer-encoding']
    answer.headers.connection = wishes.get(request) ?? 'keep-alive'
    if (options.takeOver?.(answer, request, response)) return
    const through = options.onAnswer?.(answer, request)
    try {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers)
    } catch {
      // A head that Node parses but would not send, from a gateway of somebody else's.
      answer.destroy()
      return options.onDown(request, response)
    }
    // A break on either side is passed on by httpxy, which destroys the other side.
    const sink = through ? pipeline(answer, through, () => {}) : answer
    sink.pipe(response)
  })
  proxy.on('error', (error, request, target) => {
    if (target instanceof Socket) {
      if (target.writable && target.bytesWritten === 0) target.write(options.socketDown())
    } else if (request && target && 'headersSent' in target) {
      const response = target as ServerResponse
      if (response.headersSent) response.destroy()
      else if (!mayAskAgain(error, request) || !askAgain(request, response)) options.onDown(request, response)
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
  const asked = new WeakSet<IncomingMessage>()
  const forward = (request: IncomingMessage, response: ServerResponse, agent: HttpAgent, body: Buffer) =>
    void proxy.web(request, response, {
      agent,
      buffer: body.length > 0 ? Readable.from([body], { objectMode: false }) : Readable.from([]),
      proxyTimeout: options.timeoutMs,
      selfHandleResponse: true,
    })
  listen(proxy, options, (request, response) => {
    if (asked.has(request)) return false
    asked.add(request)
    forward(request, response, fresh, Buffer.alloc(0))
    return true
  })
  return {
    pass(request, response, body) {
      delete request.headers['transfer-encoding']
      if (body.length > 0) request.headers['content-length'] = String(body.length)
      else if (request.headers['content-length'] !== '0') delete request.headers['content-length']
      const repeatable = (request.method === 'GET' || request.method === 'HEAD') && body.length === 0
      if (!repeatable) asked.add(request)
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
