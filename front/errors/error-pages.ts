import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { PreparedPage } from '../http/prepared-page.ts'
import { sendUncached } from '../http/send-page.ts'
import type { SecurityHeadersOf } from '../csp/page-policy.ts'
import { errorPageHtml, localeOf } from './error-page-html.ts'

export type ErrorPagesOptions = {
  securityHeaders: SecurityHeadersOf
  /** The site's own 404 page; null when there is none. */
  findNotFoundPage: (locale: Locale) => Promise<PreparedPage | null>
}

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const NOT_ALLOWED =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not possible here</title></head><body><h1>Not possible here</h1><p>This page can only be read.</p><p><a href="/">Home</a></p></body></html>'

const UNCACHED_404 = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Browsers show no body of a missing file. */
const isFileName = (url = ''): boolean => /^\/(?:_next|static|og|\.well-known)(?:\/|$)|^\/[^/?]+\.\w+(?:\?|$)/.test(url)

/** The answers of the front itself, where it has no page of the site to send. */
export class ErrorPages {
  readonly #options: ErrorPagesOptions

  constructor(options: ErrorPagesOptions) {
    this.#options = options
  }

  unavailable(request: IncomingMessage, response: ServerResponse): void {
    this.#send(request, response, 503, errorPageHtml('unavailable', localeOf(request)), { 'retry-after': '5' })
  }

  tooMany(request: IncomingMessage, response: ServerResponse): void {
    this.#send(request, response, 429, errorPageHtml('tooMany', localeOf(request)), { 'retry-after': '5' })
  }

  notAllowed(request: IncomingMessage, response: ServerResponse): void {
    this.#send(request, response, 405, NOT_ALLOWED, { allow: 'GET, HEAD' })
  }

  /** For an address that must not reach Next, not even for the 404 page. */
  hidden(request: IncomingMessage, response: ServerResponse): void {
    this.#send(request, response, 404, errorPageHtml('notFound', localeOf(request)), UNCACHED_404)
  }

  async notFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isFileName(request.url)) return this.#send(request, response, 404, 'Not found\n', {}, TEXT)
    const page = await this.#options.findNotFoundPage(localeOf(request))
    if (page) sendUncached(request, response, page, 404, UNCACHED_404)
    else this.hidden(request, response)
  }

  #send(
    { method }: IncomingMessage,
    response: ServerResponse,
    status: number,
    body: string,
    more: Record<string, string>,
    contentType = HTML,
  ): void {
    response.writeHead(status, {
      ...this.#options.securityHeaders(contentType, body),
      'content-type': contentType,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...more,
    })
    response.end(method === 'HEAD' ? undefined : body)
  }
}
