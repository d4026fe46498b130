import type { IncomingMessage, ServerResponse } from 'node:http'
import { NOT_KEPT } from '#lib/not-kept.ts'
import { collect } from './next-client.ts'
import { encodingFor } from './compress.ts'
import { encode } from './content-encoding.ts'
import type { Policy } from '../errors/error-pages.ts'

/**
 * Sends a page of Next that is not kept: read whole first, since its policy comes from what stands in it.
 * @throws TooLarge, or what broke the page off, before anything is sent.
 */
export async function sendWhole(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  policy: Policy,
): Promise<void> {
  const html = await collect(answer)
  const wanted = encodingFor(request.headers['accept-encoding'])
  const encoded = wanted ? (await encode(html, 'quick'))[wanted] : null
  const headers = { ...answer.headers, ...policy(html.toString()) }
  if (html.includes(NOT_KEPT.html)) headers['cache-control'] = 'private, no-store'
  // Next's own validator is of other bytes than ours, and nobody keeps this page.
  delete headers.etag
  headers.vary = [headers.vary, 'accept-encoding'].filter(Boolean).join(', ')
  headers['content-length'] = String((encoded ?? html).length)
  if (wanted && encoded) headers['content-encoding'] = wanted
  response.writeHead(answer.statusCode ?? 502, headers)
  response.end(encoded ?? html)
}
