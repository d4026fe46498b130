import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { plainAddress } from '@fanfare/kernel/net/client-address.ts'

/** They describe one connection, not the message (RFC 9110 §7.6.1). */
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

/** Trusted proxies, Next itself or the site's own reads set these; a client's are forged. */
const FORGEABLE =
  /^(x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-invoke-|x-matched-path$|x-now-|x-next-|x-nextjs-|x-prerender-|x-vercel-|x-site-reading$|next-resume$)/
/** Cookies of Next's preview mode, which the product does not use: Next answers misuse by setting cookies. */
const NEXT_COOKIES = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=[^;]*/g

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** They frame and route the message, so a Connection header that names them is an attack. */
const NEVER_DROPPED = ['host', 'content-length', 'transfer-encoding']

export function dropHopByHop(headers: IncomingHttpHeaders, keep: string[] = []) {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  for (const name of [...HOP_BY_HOP, ...named]) {
    if (name && !keep.includes(name) && !NEVER_DROPPED.includes(name)) delete headers[name]
  }
}

type ForwardedOptions = {
  /** How many trusted proxies append to X-Forwarded-For; 0: the peer of the connection is the client. */
  trustProxy: number
  siteOrigin: string
}

/**
 * The `trustProxy`-th entry of X-Forwarded-For from the right, because any client can write the entries left of it. The peer's
 * address when that entry is not an address.
 */
function clientAddress(request: IncomingMessage, trustProxy: number) {
  const peer = request.socket.remoteAddress ?? ''
  if (trustProxy === 0) return peer
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return plainAddress(hops.at(-trustProxy) ?? hops[0] ?? '') ?? peer
}

/** Removes hop-by-hop and forged headers and sets X-Forwarded-*. */
export function prepareRequestHeaders(request: IncomingMessage, options: ForwardedOptions, keep: string[] = []) {
  const { headers } = request
  const client = clientAddress(request, options.trustProxy)
  dropHopByHop(headers, keep)
  delete headers.expect
  for (const name of Object.keys(headers)) if (FORGEABLE.test(name)) delete headers[name]
  if (headers.cookie?.includes('__')) headers.cookie = headers.cookie.replace(NEXT_COOKIES, '').replace(/^;\s*/, '')
  headers['x-forwarded-for'] = client
  headers['x-forwarded-proto'] = options.siteOrigin.slice(0, options.siteOrigin.indexOf(':'))
  if (headers.host) headers['x-forwarded-host'] = headers.host
}
