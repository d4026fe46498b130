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

const PAGES = {
  404: { title: 'Page not found', text: 'There is no page at this address.' },
  405: { title: 'Not possible here', text: 'This page can only be read.' },
  503: { title: 'One moment, please', text: 'The page is not available right now. It will be back shortly.' },
} as const

/** A page of the front's own, for when there is no page to show: plain, self-contained, without script. */
export function answerPage(
  response: ServerResponse,
  status: keyof typeof PAGES,
  headers: Record<string, string>,
): void {
  const { title, text } = PAGES[status]
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:32rem;margin:20vh auto;padding-inline:1.5rem}</style></head><body><h1>${title}</h1><p>${text}</p><p><a href="/">Home</a></p></body></html>`
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
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
