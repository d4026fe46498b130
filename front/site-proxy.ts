import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { envelopeOf, rawAnswer } from './errors/envelope.ts'
import { type NextResponse, createNextClient } from './http/next-client.ts'
import { compressorFor } from './http/compress.ts'
import { limitSending } from './http/connections.ts'
import { localeOf } from './errors/error-page-html.ts'
import type { FrontOptions } from './options.ts'
import { ErrorPages } from './errors/error-pages.ts'
import { CachedPageHandler } from './cache/cached-page-handler.ts'
import { PageFetcher } from './cache/page-fetcher.ts'
import { RenderLimit } from './cache/render-limit.ts'
import { createPagePolicy } from './csp/page-policy.ts'
import { PageStore } from './cache/page-store.ts'
import { trackGatewayFreshness } from './cache/gateway-freshness.ts'
import { isAnnouncement, revalidate } from './cache/revalidate.ts'
import { fileHeaders } from './csp/security-headers.ts'
import { sendWhole } from './http/send-whole.ts'
import { Recompressor } from './cache/recompressor.ts'
import { createUpstream } from './http/upstream.ts'

const PAGE_TIMEOUT_MS = 15_000
const NO_BODY = Buffer.alloc(0)

const isHtml = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  (headers['content-type'] ?? '').startsWith('text/html')

/** Names of files, not of pages: nobody reads the body of their 404. */
const isFileName = (url: string): boolean => /^\/(?:_next|static|og)\/|^\/[^/?]+\.\w+(?:\?|$)/.test(url)

export type SiteProxy = {
  /** True when the answer was in the store and is sent. */
  serveFresh: (request: IncomingMessage, response: ServerResponse) => boolean
  /** A reading of a page or file. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The gateway's announcement of a change; false: it is none. */
  handleRevalidate: (request: IncomingMessage, response: ServerResponse) => boolean
  upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => void
  pages: ErrorPages
  close: () => void
}

/** Pages and files: out of the store, else from Next, else the last good page, else a page of the front's own. */
export function createSiteProxy(options: FrontOptions): SiteProxy {
  const {
    nextOrigin,
    siteOrigin,
    development,
    now,
    monotonicNow,
    revalidateSecret,
    pageTimeoutMs: timeoutMs = PAGE_TIMEOUT_MS,
  } = options
  const policy = createPagePolicy(options)
  const pages = new ErrorPages(policy, fileHeaders(options))
  const headersOf = (answer: NextResponse) =>
    isHtml(answer) ? policy(answer.body.toString()) : fileHeaders(options, answer.headers['content-type'])
  const store = new PageStore(options.storeBytes)
  const next = createNextClient(nextOrigin, siteOrigin)
  const filler = new PageFetcher({ store, ask: next.ask, headersOf, monotonicNow, timeoutMs })
  const watch =
    options.trackGatewayFreshness && !development ? trackGatewayFreshness({ ask: next.ask, now, monotonicNow }) : null
  const lastGatewayReadAt = watch?.lastGatewayReadAt ?? (() => Infinity)
  const door = new CachedPageHandler({
    store,
    filler,
    upgrades: new Recompressor(store),
    limit: new RenderLimit(options),
    monotonicNow,
    lastGatewayReadAt,
    patienceMs: options.patienceMs,
  })

  const sayMissing = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isFileName(request.url ?? '')) return pages.noSuchFile(request, response)
    if (!(await door.answerMissing(request, response, localeOf(request)))) pages.notFound(request, response)
  }

  /**
   * Answers in Next's place where it has no page, or reads its page before it goes out; false: it passes as it is. No HTML
   * passes, whatever was asked for: its policy comes from what stands in it.
   */
  const takeOver = (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): boolean => {
    const { statusCode = 0 } = answer
    delete answer.headers['x-powered-by']
    if (development || !(isHtml(answer) || statusCode >= 500)) return false
    if (statusCode === 404 || statusCode >= 500) {
      answer.resume()
      if (statusCode === 404) sayMissing(request, response).catch(() => response.destroy())
      else pages.unavailable(request, response)
      return true
    }
    sendWhole(answer, request, response, policy).catch(() => {
      if (response.headersSent) response.destroy()
      else pages.unavailable(request, response)
    })
    return true
  }

  const upstream = createUpstream({
    origin: nextOrigin,
    timeoutMs,
    changeHost: false,
    takeOver,
    onAnswer: (answer, request) => {
      const { headers } = answer
      Object.assign(headers, isHtml(answer) ? policy('') : fileHeaders(options, headers['content-type']))
      // Next's own address is nobody's business, and no client could follow it.
      if (headers.location?.startsWith(`${nextOrigin}/`)) headers.location = headers.location.slice(nextOrigin.length)
      return compressorFor(answer, request)
    },
    onDown: (request, response) => pages.unavailable(request, response),
    socketDown: () => rawAnswer(envelopeOf('NOT_READY', now())),
  })

  /** HEAD asks for the whole, too: what it says of a page comes from the page. Node sends no body of it. */
  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    request.method = 'GET'
    upstream.pass(request, response, NO_BODY)
  }

  return {
    pages,
    serveFresh: (request, response) => {
      if (!door.serveFresh(request, response)) return false
      if (response.writableLength > 0) limitSending(response)
      return true
    },
    answer: async (request, response) => {
      limitSending(response)
      const outcome = development ? 'passOn' : await door.answer(request, response)
      if (outcome === 'passOn') passOn(request, response)
      else if (outcome === 'failed') pages.unavailable(request, response)
      else if (outcome === 'tooMany') pages.tooMany(request, response)
      else if (outcome === 'missing') await sayMissing(request, response)
    },
    handleRevalidate: (request, response) => {
      if (!isAnnouncement(request, revalidateSecret)) return false
      revalidate({ nextOrigin, secret: revalidateSecret, filler }, request, response).catch(() => response.destroy())
      return true
    },
    upgrade: (request, socket, head) => upstream.upgrade(request, socket, head),
    close: () => {
      watch?.stop()
      next.close()
      upstream.close()
    },
  }
}
