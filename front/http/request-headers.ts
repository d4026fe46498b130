import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { plainAddress } from '#lib/client-address.ts'

/** RFC 9110 §7.6.1: they are about one connection, not about the message. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
]

/** Set by proxies we may trust, by Next for itself or by the site's readings; from a client they are forgeries. */
const FORGEABLE =
  /^(x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-invoke-|x-matched-path$|x-now-|x-next-|x-nextjs-|x-prerender-|x-vercel-|x-site-reading$|next-resume$)/
/** Next's preview mode, which we do not have: it answers their misuse by setting cookies. */
const NEXT_COOKIES = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=[^;]*/g

/** They frame and route the message itself; a Connection header that names them is an attempt to confuse. */
const NEVER_DROPPED = ['host', 'content-length', 'transfer-encoding']

export function dropHopByHop(headers: IncomingHttpHeaders, keep: string[] = []): void {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  for (const name of [...HOP_BY_HOP, ...named]) {
    if (name && !keep.includes(name) && !NEVER_DROPPED.includes(name)) delete headers[name]
  }
}

export type ForwardedOptions = {
  /** How many proxies in front of us append to X-Forwarded-For; 0: the peer of the connection is the client. */
  trustProxy: number
  siteOrigin: string
}

/**
 * The client's address as the `trustProxy`-th entry from the right tells it; what stands left of it anyone can write. Where
 * no address stands there, the peer's.
 */
function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const peer = request.socket.remoteAddress ?? ''
  if (trustProxy === 0) return peer
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return plainAddress(hops.at(-trustProxy) ?? hops[0] ?? '') ?? peer
}

/** Changes the request's headers to those that go on: nothing of the connection, nothing forged, our own X-Forwarded-*. */
export function prepareRequestHeaders(request: IncomingMessage, options: ForwardedOptions, keep: string[] = []): void {
  const { headers } = request
  const client = clientAddress(request, options.trustProxy)
  dropHopByHop(headers, keep)
  delete headers.expect
  for (const name of Object.keys(headers)) if (FORGEABLE.test(name)) delete headers[name]
  if (headers.cookie?.includes('__')) headers.cookie = headers.cookie.replace(NEXT_COOKIES, '').replace(/^;\s*/, '')
  headers['x-forwarded-for'] = client
  headers['x-forwarded-proto'] = new URL(options.siteOrigin).protocol.slice(0, -1)
  if (headers.host) headers['x-forwarded-host'] = headers.host
}
