import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Encoding, encodingFor } from './content-encoding.ts'
import type { PreparedPage } from './prepared-page.ts'

/** Browsers send few different values of Accept-Encoding. */
const knownEncodings = new Map<string, Encoding>()
const MAX_KNOWN = 200

function variantFor({ headers }: IncomingMessage, { variants }: PreparedPage) {
  const acceptEncoding = headers['accept-encoding']
  if (acceptEncoding === undefined) return variants.identity
  const known = knownEncodings.get(acceptEncoding)
  if (known) return variants[known]
  const encoding = encodingFor(acceptEncoding)
  if (knownEncodings.size < MAX_KNOWN) knownEncodings.set(acceptEncoding, encoding)
  return variants[encoding]
}

/** The client's own ETag when it has this content, in any encoding (RFC 9110 §13.1.2). */
function matchingEtag(ifNoneMatch: string, { hash }: PreparedPage, etag: string) {
  if (ifNoneMatch === etag) return etag
  if (ifNoneMatch.trim() === '*') return etag
  const at = ifNoneMatch.indexOf(`"${hash}`)
  if (at === -1) return null
  const end = ifNoneMatch.indexOf('"', at + 1)
  const found = ifNoneMatch.slice(at, end + 1)
  return /^"[\w-]{22}(?:-gz|-br\+?)?"$/.test(found) ? found : null
}

/** Sends a cached page, or 304 when the client has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: PreparedPage, ageSeconds: number) {
  const variant = variantFor(request, page)
  const ifNoneMatch = request.headers['if-none-match']
  const match = ifNoneMatch === undefined ? null : matchingEtag(ifNoneMatch, page, variant.etag)
  const headers =
    match === null ? variant.headers : variant.unchanged.map((value) => (value === variant.etag ? match : value))
  // For the page's countdowns (`lib/head/clocks.ts`).
  const sent = `sent;dur=${Date.now()}`
  response.writeHead(match === null ? 200 : 304, ['age', String(ageSeconds), 'server-timing', sent, ...headers])
  if (match !== null || request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

/** Sends the body of a page in an answer that is not cached; `headers` replace the page's own. */
export function sendUncached(
  request: IncomingMessage,
  response: ServerResponse,
  page: PreparedPage,
  status: number,
  headers: OutgoingHttpHeaders,
) {
  const variant = variantFor(request, page)
  const fields: OutgoingHttpHeaders = {}
  const { headers: own } = variant
  for (let at = 0; at < own.length; at += 2) fields[own[at] ?? ''] = own[at + 1]
  delete fields.etag
  response.writeHead(status, { ...fields, ...headers })
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}
