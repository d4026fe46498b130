import type { IncomingMessage, ServerResponse } from 'node:http'
import { NOT_KEPT } from '#lib/not-kept.ts'
import { preparePage } from './prepared-page.ts'
import { sendUncached } from './send-page.ts'
import { passedCacheControl } from '../cache/freshness.ts'
import { type SecurityHeadersOf, isHtml } from '../csp/page-policy.ts'
import type { ErrorPages } from '../errors/error-pages.ts'
import { readAnswer } from './body.ts'
import { encodeStream, varyByEncoding } from './content-encoding.ts'
import { createUpstream } from './upstream.ts'

type NextProxyOptions = {
  nextOrigin: string
  development: boolean
  timeoutMs: number
  now: () => number
  securityHeaders: SecurityHeadersOf
  errorPages: ErrorPages
}

const NO_BODY = Buffer.alloc(0)

/** Proxies requests to Next whose answers are not cached. */
export function createNextProxy(options: NextProxyOptions) {
  const { nextOrigin, development, timeoutMs, now, securityHeaders, errorPages } = options

  /** Reads the page whole, because its policy is made from its HTML. @throws before anything is sent */
  const sendHtml = async (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => {
    const html = await readAnswer(answer)
    // Next's ETag is of other bytes, and no cache keeps this page.
    const { etag: _etag, 'content-length': _length, 'content-type': type = '', vary, ...headers } = answer.headers
    headers.vary = varyByEncoding(vary)
    if (html.includes(NOT_KEPT.html)) headers['cache-control'] = 'private, no-store'
    const page = await preparePage(html, { 'content-type': type })
    sendUncached(request, response, page, answer.statusCode ?? 502, { ...headers, ...securityHeaders(type, html) })
  }

  /** Replaces Next's errors and sends its HTML with a policy; true: the answer is not to be streamed. */
  const interceptResponse = (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => {
    const { statusCode = 0, headers } = answer
    delete headers['x-powered-by']
    if (headers['cache-control']) headers['cache-control'] = passedCacheControl(headers['cache-control'])
    if (development || !(isHtml(headers['content-type']) || statusCode >= 500)) return false
    if (statusCode === 404 || statusCode >= 500) {
      answer.resume()
      if (statusCode === 404) errorPages.notFound(request, response).catch(() => response.destroy())
      else errorPages.unavailable(request, response)
      return true
    }
    sendHtml(answer, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else errorPages.unavailable(request, response)
    })
    return true
  }

  const upstream = createUpstream({
    origin: nextOrigin,
    timeoutMs,
    now,
    interceptResponse,
    prepareResponse: (answer, request) => {
      const { headers } = answer
      // HTML gets here in development alone, where the policy does not depend on it.
      Object.assign(headers, securityHeaders(headers['content-type'], ''))
      // No client could follow a redirect to Next's own address.
      if (headers.location?.startsWith(`${nextOrigin}/`)) headers.location = headers.location.slice(nextOrigin.length)
      return encodeStream(answer, request)
    },
    onDown: errorPages.unavailable,
  })

  return {
    pass: (request: IncomingMessage, response: ServerResponse) => {
      // The headers of HEAD are made from the whole page; Node sends no body.
      request.method = 'GET'
      upstream.pass(request, response, NO_BODY)
    },
    upgrade: upstream.upgrade,
    close: upstream.close,
  }
}
