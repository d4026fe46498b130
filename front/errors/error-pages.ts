import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorPageHtml, localeOf } from './error-page-html.ts'

/** Makes the security headers of a page from its HTML. */
export type Policy = (html: string) => Record<string, string>

const NOT_ALLOWED =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not possible here</title></head><body><h1>Not possible here</h1><p>This page can only be read.</p><p><a href="/">Home</a></p></body></html>'

/** What the front says itself, where there is no page of the site to show. */
export class ErrorPages {
  readonly #policy: Policy
  readonly #fileHeaders: Record<string, string>

  constructor(policy: Policy, fileHeaders: Record<string, string>) {
    this.#policy = policy
    this.#fileHeaders = fileHeaders
  }

  unavailable(request: IncomingMessage, response: ServerResponse): void {
    this.#send(request, response, 503, errorPageHtml('unavailable', localeOf(request)), { 'retry-after': '5' })
  }

  tooMany(request: IncomingMessage, response: ServerResponse): void {
    this.#send(request, response, 429, errorPageHtml('tooMany', localeOf(request)), { 'retry-after': '5' })
  }

  notFound(request: IncomingMessage, response: ServerResponse): void {
    this.#send(request, response, 404, errorPageHtml('notFound', localeOf(request)), { 'x-robots-tag': 'noindex' })
  }

  notAllowed(request: IncomingMessage, response: ServerResponse): void {
    this.#send(request, response, 405, NOT_ALLOWED, { allow: 'GET, HEAD' })
  }

  noSuchFile(request: IncomingMessage, response: ServerResponse): void {
    const body = 'Not found\n'
    response.writeHead(404, {
      ...this.#fileHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  #send(
    { method }: IncomingMessage,
    response: ServerResponse,
    status: number,
    body: string,
    more: Record<string, string>,
  ): void {
    response.writeHead(status, {
      ...this.#policy(body),
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...more,
    })
    response.end(method === 'HEAD' ? undefined : body)
  }
}
