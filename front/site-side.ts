import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { envelopeOf, rawAnswer } from './answers.ts'
import { type NextAnswer, createAskNext } from './ask-next.ts'
import { compressorFor } from './compress.ts'
import { limitSending } from './connections.ts'
import { localeOf } from './fallback-page.ts'
import type { FrontOptions } from './front-options.ts'
import { OwnPages } from './own-pages.ts'
import { PageDoor } from './page-door.ts'
import { PageFiller } from './page-filler.ts'
import { PageLimit } from './page-limit.ts'
import { createPagePolicy } from './page-policy.ts'
import { PageStore } from './page-store.ts'
import { watchReadings } from './reading-watch.ts'
import { isAnnouncement, revalidate } from './revalidate.ts'
import { fileHeaders } from './security-headers.ts'
import { sendWhole } from './send-whole.ts'
import { Upgrades } from './upgrades.ts'
import { createUpstream } from './upstream.ts'

const PAGE_TIMEOUT_MS = 15_000
const NO_BODY = Buffer.alloc(0)

const isHtml = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  (headers['content-type'] ?? '').startsWith('text/html')

/** Names of files, not of pages: nobody reads the body of their 404. */
const isFileName = (url: string): boolean => /^\/(?:_next|static|og)\/|^\/[^/?]+\.\w+(?:\?|$)/.test(url)

export type SiteSide = {
  /** True when the answer was in the store and is sent. */
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  /** A reading of a page or file. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The gateway's announcement of a change; false: it is none. */
  hear: (request: IncomingMessage, response: ServerResponse) => boolean
  upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => void
  pages: OwnPages
  close: () => void
}

/** Pages and files: out of the store, else from Next, else the last good page, else a page of the front's own. */
export function createSiteSide(options: FrontOptions): SiteSide {
  const {
    nextOrigin,
    siteOrigin,
    development,
    now,
    steadyNow,
    revalidateSecret,
    pageTimeoutMs: timeoutMs = PAGE_TIMEOUT_MS,
  } = options
  const policy = createPagePolicy(options)
  const pages = new OwnPages(policy, fileHeaders(options))
  const headersOf = (answer: NextAnswer) =>
    isHtml(answer) ? policy(answer.body.toString()) : fileHeaders(options, answer.headers['content-type'])
  const store = new PageStore(options.storeBytes)
  const next = createAskNext(nextOrigin, siteOrigin)
  const filler = new PageFiller({ store, ask: next.ask, headersOf, steadyNow, timeoutMs })
  const watch = options.watchReadings && !development ? watchReadings({ ask: next.ask, now, steadyNow }) : null
  const lastReadingAt = watch?.lastReadingAt ?? (() => Infinity)
  const door = new PageDoor({
    store,
    filler,
    upgrades: new Upgrades(store),
    limit: new PageLimit(options),
    steadyNow,
    lastReadingAt,
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
    answerAtOnce: (request, response) => {
      if (!door.answerAtOnce(request, response)) return false
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
    hear: (request, response) => {
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
