import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor } from '../http/compress.ts'
import { AGE_AT, type Encoding, type PreparedPage } from './prepared-page.ts'

/** Browsers say the same few things. */
const known = new Map<string, Encoding>()
const MOST_KNOWN = 200

function chosen(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const found = known.get(acceptEncoding)
  if (found) return found
  const encoding = encodingFor(acceptEncoding) ?? 'identity'
  if (known.size < MOST_KNOWN) known.set(acceptEncoding, encoding)
  return encoding
}

/** The client's own validator, when what it has is this content in whatever form (RFC 9110 §13.1.2). */
function matching(asked: string, { hash }: PreparedPage, etag: string): string | null {
  if (asked === etag) return etag
  if (asked.trim() === '*') return etag
  const at = asked.indexOf(`"${hash}`)
  if (at === -1) return null
  const end = asked.indexOf('"', at + 1)
  const found = asked.slice(at, end + 1)
  return /^"[\w-]{22}(?:-gz|-br\+?)?"$/.test(found) ? found : null
}

/** Sends a prepared page, or says that the client has it. `ageSeconds`: since it was made. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: PreparedPage,
  ageSeconds: number,
): void {
  const { headers } = request
  const variant = page.variants[chosen(headers['accept-encoding'])]
  const age = String(ageSeconds)
  const asked = headers['if-none-match']
  const match = asked === undefined ? null : matching(asked, page, variant.etag)
  if (match !== null) {
    const unchanged = variant.unchanged.map((value) => (value === variant.etag ? match : value))
    unchanged[AGE_AT] = age
    response.writeHead(304, unchanged)
    response.end()
    return
  }
  variant.headers[AGE_AT] = age
  response.writeHead(200, variant.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

/** The same body with another status, for what is no page of its own: never kept by anybody. */
export function sendAs(
  status: number,
  more: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
  page: PreparedPage,
): void {
  const { body, headers } = page.variants[chosen(request.headers['accept-encoding'])]
  const fields: Record<string, string> = {}
  for (let at = 0; at < headers.length; at += 2) fields[headers[at] ?? ''] = headers[at + 1] ?? ''
  delete fields.age
  delete fields.etag
  response.writeHead(status, { ...fields, 'cache-control': 'no-store', ...more })
  response.end(request.method === 'HEAD' ? undefined : body)
}
