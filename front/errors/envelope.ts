import type { IncomingMessage, ServerResponse } from 'node:http'
import { CODES } from '#lib/contract/codes.ts'

type Fault = 'NO_SUCH_PATH' | 'BODY_TOO_LARGE' | 'NOT_READY' | 'MALFORMED'

const MESSAGES: Record<Fault, string> = {
  NO_SUCH_PATH: 'no such path',
  BODY_TOO_LARGE: 'body too large',
  NOT_READY: 'not ready',
  MALFORMED: 'malformed request',
}

/** A fault on the gateway's paths, in its envelope (contract §1). `now`: ms since the epoch. */
export function envelopeOf(fault: Fault, now: number): { status: number; body: string } {
  const { code, status } = CODES[fault]
  return { status, body: JSON.stringify({ code, msg: MESSAGES[fault], data: null, requestTime: now }) }
}

export function answerEnvelope(response: ServerResponse, fault: Fault, now: number): void {
  const { status, body } = envelopeOf(fault, now)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(fault === 'NOT_READY' ? { 'retry-after': '2' } : {}),
  })
  response.end(body)
}

const DRAIN_MS = 2000

/** Lets a client that is still sending read our refusal before the connection ends: an early close would reset it. */
export function closeAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close')
  response.once('finish', () => {
    request.resume()
    setTimeout(() => request.socket.destroy(), DRAIN_MS).unref()
  })
}

/** A fault as whole bytes, for a connection that is no longer HTTP to Node. */
export const rawAnswer = ({ status, body }: { status: number; body: string }): string =>
  `HTTP/1.1 ${status} Unavailable\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
