import type { IncomingMessage, ServerResponse, RequestListener } from 'node:http'
import { SHELL_FRAME_SCRIPT } from '#lib/native/shell-frame.ts'
import { OWN_SCRIPTS, createSecurityHeaders, isHtml } from '../csp/page-policy.ts'
import type { ErrorPages } from '../errors/error-pages.ts'
import type { FrontOptions } from '../options.ts'
import { limitSending } from './connections.ts'
import type { FetchNext } from './next-client.ts'

interface FramedPagesOptions {
  options: FrontOptions
  fetchNext: FetchNext
  errorPages: ErrorPages
  timeoutMs: number
  passOn: RequestListener
}

const withShell = (html: string) => html.replace(/<head[^>]*>/, `$&<script>${SHELL_FRAME_SCRIPT}</script>`)

/**
 * Pages in the frame of the webview simulator (APP-7): only pages of the site may frame them, and their first script installs
 * the fake app. A live deployment has none: there no page may be framed.
 */
export function createFramedPages({ options, fetchNext, errorPages, timeoutMs, passOn }: FramedPagesOptions) {
  const ownScripts = [...OWN_SCRIPTS, SHELL_FRAME_SCRIPT]
  const securityHeaders = createSecurityHeaders({ ...options, frameAncestors: ["'self'"] }, ownScripts)
  return {
    /** Whether a page of this site asks for a page in a frame. Browsers alone set these headers. */
    accepts: ({ method, headers }: IncomingMessage) =>
      !options.live &&
      method === 'GET' &&
      headers['sec-fetch-dest'] === 'iframe' &&
      headers['sec-fetch-site'] === 'same-origin',
    answer: async (request: IncomingMessage, response: ServerResponse) => {
      limitSending(response)
      const next = await fetchNext(request.url ?? '', timeoutMs).catch(() => null)
      if (!next) return errorPages.unavailable(request, response)
      const { status, headers, body } = next
      const contentType = headers['content-type']
      // Redirects and files need no shell.
      if (!isHtml(contentType)) return passOn(request, response)
      const html = withShell(body.toString())
      response.writeHead(status, {
        ...securityHeaders(contentType, html),
        'content-type': contentType,
        'cache-control': 'no-store',
      })
      response.end(html)
    },
  }
}
