import type { ServerResponse } from 'node:http'
import { CODES } from '@fanfare/contract/codes.ts'

type Fault = 'BODY_TOO_LARGE' | 'NOT_READY'

const MESSAGES: Record<Fault, string> = { BODY_TOO_LARGE: 'body too large', NOT_READY: 'not ready' }

/** A fault on the gateway's paths, in its envelope (contract §1). */
const faultBody = (fault: Fault, now: number) =>
  JSON.stringify({ code: CODES[fault].code, msg: MESSAGES[fault], data: null, requestTime: now })

/** `now`: ms since the epoch. */
export function sendFault(response: ServerResponse, fault: Fault, now: number) {
  const body = faultBody(fault, now)
  response.writeHead(CODES[fault].status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(fault === 'NOT_READY' && { 'retry-after': '2' }),
  })
  response.end(body)
}

/** A fault as the bytes of a whole answer, for a connection that Node does not treat as HTTP any more. */
export function rawFault(fault: Fault, now: number) {
  const body = faultBody(fault, now)
  return `HTTP/1.1 ${CODES[fault].status} Unavailable\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
}
