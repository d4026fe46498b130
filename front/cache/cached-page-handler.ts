import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Address, addressOf, pathOf } from '../addresses.ts'
import type { ErrorPages } from '../errors/error-pages.ts'
import { limitSending } from '../http/connections.ts'
import { isRead } from '../http/request-headers.ts'
import { sendPage } from '../http/send-page.ts'
import { isPageData } from '../http/site-headers.ts'
import type { FrontTallies } from '../status/tallies.ts'
import { pageOfData } from './hydration-data.ts'
import type { PageCache } from './page-cache.ts'
import { shownAge, stateOf } from './page-state.ts'
import type { CacheEntry, PageStore } from './page-store.ts'
import type { createRecompressor } from './recompressor.ts'
import type { createStalePages } from './stale-pages.ts'

type CachedPageOptions = {
  store: PageStore
  cache: PageCache
  renderStale: ReturnType<typeof createStalePages>
  recompress: ReturnType<typeof createRecompressor>
  /** Whether the client may have one more page rendered. */
  mayRender: (request: IncomingMessage) => boolean
  errorPages: ErrorPages
  /** Proxies a request whose answer is not cached. */
  passOn: RequestListener
  /** ms, monotonic */
  monotonicNow: () => number
  tallies: Pick<FrontTallies, 'cache'>
  /** ms, monotonic: when the site last read the gateway; Infinity while that is unknown. */
  lastGatewayReadAt: () => number
}

const MINUTE_MS = 60_000

const secondsOf = (ms: number) => Math.max(0, Math.floor(ms / 1000))

/**
 * Whether every visitor may get the same answer to a request. Only a header distinguishes a request for page data (RSC) from one
 * for a page, because anyone can write `_rsc` into the query of a link.
 */
const isPlainRequest = (request: IncomingMessage) =>
  isRead(request) && !isPageData(request.headers) && request.headers['next-action'] === undefined

export function createCachedPageHandler({
  store,
  cache,
  renderStale,
  recompress,
  mayRender,
  errorPages,
  passOn,
  monotonicNow,
  tallies,
  lastGatewayReadAt,
}: CachedPageOptions) {
  /** Sends a page that is stored and needs no work; false: nothing is sent. */
  function serveFresh(request: IncomingMessage, response: ServerResponse) {
    const path = pathOf(request.url ?? '')
    const entry = store.get(path)
    if (entry === undefined || entry.rule.isNotFound) return false
    const now = monotonicNow()
    const state = stateOf(entry, now)
    if (state === 'stale' || state === 'expired' || shownAge(entry, now, lastGatewayReadAt()) !== null) return false
    if (!isPlainRequest(request)) return false
    if (state === 'revalidating' && entry.retryAt <= now) cache.revalidateInBackground(path, entry)
    entry.hits += 1
    tallies.cache[entry.rule.kind][state === 'fresh' ? 'hit' : 'revalidating'] += 1
    recompress(path, entry)
    sendPage(request, response, entry.page, secondsOf(now - entry.confirmedAt))
    if (response.writableLength > 0) limitSending(response)
    return true
  }

  /** Answers with a new page, with the last good one, or with an error page. */
  async function answer(request: IncomingMessage, response: ServerResponse, address: Address) {
    const { path, cacheRule } = address
    const page = request.url?.endsWith('?again') ? pageOfData(path) : undefined
    if (page) return answerAgain(request, response, addressOf(page))
    const isPlain = isPlainRequest(request)
    if (rendersAnew(address, isPlain) && !mayRender(request)) return errorPages.tooMany(request, response)
    if (!cacheRule || !isPlain) return passOn(request, response)
    if (cacheRule.isNotFound) return errorPages.notFound(request, response)
    const before = store.get(path)
    const result = await cache.find(path, cacheRule)
    const isOld = result.kind === 'found' && result.entry === before
    tallies.cache[cacheRule.kind][result.kind === 'failed' ? 'failed' : isOld ? 'stale' : 'miss'] += 1
    switch (result.kind) {
      case 'found':
        return send(request, response, path, result.entry)
      case 'missing':
        return errorPages.notFound(request, response)
      case 'uncacheable':
        return passOn(request, response)
      case 'failed':
        return errorPages.unavailable(request, response)
    }
  }

  /**
   * Sends a page to its data as it is now, when the data that it names is gone (`lib/head/start.ts`): it is of a former version, or of
   * another instance, which a proxy asks after the first 404.
   */
  async function answerAgain(request: IncomingMessage, response: ServerResponse, address: Address) {
    const { path, cacheRule } = address
    const stored = store.get(path)
    // The store was full.
    if (stored?.dataPath && !store.has(stored.dataPath)) store.delete(path)
    if (rendersAnew(address, true) && !mayRender(request)) return errorPages.tooMany(request, response)
    const result = cacheRule && (await cache.find(path, cacheRule))
    const dataPath = result?.kind === 'found' ? result.entry.dataPath : undefined
    if (!dataPath) return errorPages.hidden(request, response)
    response.writeHead(302, { location: dataPath, 'cache-control': 'no-store' })
    response.end()
  }

  /** Whether Next has to render something that no earlier request asked for. */
  function rendersAnew({ destination, path, cacheRule }: Address, isPlain: boolean) {
    const isUnlimited = cacheRule ? cacheRule.tags.length === 0 || cacheRule.keepsOwnAge : destination === 'redirected'
    return !isUnlimited && store.get(path) === undefined && !(isPlain && cache.isFetching(path))
  }

  async function send(request: IncomingMessage, response: ServerResponse, path: string, entry: CacheEntry) {
    const now = monotonicNow()
    const age = shownAge(entry, now, lastGatewayReadAt())
    const page = age === null ? entry.page : await renderStale(path, entry, Math.floor(age / MINUTE_MS))
    sendPage(request, response, page, secondsOf(age ?? now - entry.confirmedAt))
  }

  return { serveFresh, answer }
}
