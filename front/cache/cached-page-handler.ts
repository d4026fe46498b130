import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '#lib/i18n/locales.ts'
import { StalePages } from './stale-pages.ts'
import type { PageFetcher } from './page-fetcher.ts'
import type { RenderLimit } from './render-limit.ts'
import { type PageRoute, isRedirected, routeOf } from '../addresses.ts'
import { shownAge, stateOf } from './page-state.ts'
import type { CacheEntry, PageStore } from './page-store.ts'
import { pathOf } from '../route.ts'
import { sendAs, sendPage } from './send-page.ts'
import type { Recompressor } from './recompressor.ts'

export type DoorOptions = {
  store: PageStore
  filler: PageFetcher
  upgrades: Recompressor
  limit: RenderLimit
  /** ms, on a clock that nobody sets */
  monotonicNow: () => number
  /** On the same clock: when the site last read the gateway; Infinity while nobody knows of any trouble. */
  lastGatewayReadAt: () => number
  /** How long a visitor waits for a new page while there is an old one. */
  patienceMs?: number
}

/** How a request was answered; `passOn`, `failed` and `tooMany`: it was not. */
export type Outcome = 'answered' | 'missing' | 'passOn' | 'failed' | 'tooMany'

const PATIENCE_MS = 3000
const RETRY_MS = 5000
/** What failed just now is given this long when it is tried again: nobody waits in vain time after time. */
const SECOND_PATIENCE_MS = 300
const JUST_NOW_MS = 60_000
const MINUTE_MS = 60_000

const secondsOf = (ms: number): number => Math.max(0, Math.floor(ms / 1000))

/**
 * A reading that every visitor may get the same answer to. RSC requests are the page's data, not the page; it is their header
 * that says so: `_rsc` in a query is what anyone can write into a link.
 */
function isPlainReading({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.rsc === undefined &&
    headers['next-router-state-tree'] === undefined &&
    headers['next-router-prefetch'] === undefined &&
    headers['next-router-segment-prefetch'] === undefined &&
    headers['next-action'] === undefined
  )
}

/** Answers readings of pages and files out of the store, and looks after what is in it. */
export class CachedPageHandler {
  readonly #options: DoorOptions
  readonly #marked: StalePages

  constructor(options: DoorOptions) {
    this.#options = options
    this.#marked = new StalePages(options.store)
  }

  /** The short way: true when the page was there and is answered. */
  serveFresh(request: IncomingMessage, response: ServerResponse): boolean {
    const { store, monotonicNow, lastGatewayReadAt, upgrades } = this.#options
    const path = pathOf(request.url ?? '')
    const kept = store.get(path)
    if (kept === undefined || kept.route.isNotFound) return false
    const time = monotonicNow()
    const state = stateOf(kept, time)
    if (state === 'stale' || state === 'expired' || shownAge(kept, time, lastGatewayReadAt()) !== null) return false
    if (!isPlainReading(request)) return false
    if (state === 'revalidating' && kept.retryAt <= time) this.#renewBehind(path, kept)
    kept.hits += 1
    upgrades.enqueue(path, kept)
    sendPage(request, response, kept.page, secondsOf(time - kept.confirmedAt))
    return true
  }

  /** The long way: asks Next when it must, and shows the last good page when Next has none. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<Outcome> {
    const path = pathOf(request.url ?? '')
    const route = routeOf(path)
    const isPlain = isPlainReading(request)
    if (this.#costsPage(path, route, isPlain) && !this.#options.limit.allows(request)) return 'tooMany'
    if (!route || !isPlain) return 'passOn'
    if (route.isNotFound) return 'missing'
    const found = await this.#find(path, route)
    if (typeof found === 'string') return found
    await this.#show(request, response, path, found)
    return 'answered'
  }

  /** The localized body of a 404; false when there is none to be had. */
  async answerMissing(request: IncomingMessage, response: ServerResponse, locale: Locale): Promise<boolean> {
    const path = `/${locale}/not-found`
    const route = routeOf(path)
    const found = route ? await this.#find(path, route) : 'failed'
    if (typeof found === 'string') return false
    sendAs(404, { 'x-robots-tag': 'noindex' }, request, response, found.page)
    return true
  }

  /** Whether Next has to make something for this request alone that nobody asked for before. */
  #costsPage(path: string, route: PageRoute | null, isPlain: boolean): boolean {
    const { store, filler } = this.#options
    if (route ? route.tags.length === 0 : isRedirected(path)) return false
    return store.get(path) === undefined && !(isPlain && filler.isFilling(path))
  }

  async #find(path: string, route: PageRoute): Promise<CacheEntry | 'missing' | 'passOn' | 'failed'> {
    const { store, filler, monotonicNow } = this.#options
    const kept = store.get(path)
    if (!kept) return filler.fill(path, route).catch(() => 'failed' as const)
    const time = monotonicNow()
    if (stateOf(kept, time) === 'fresh') return kept
    const filled = kept.retryAt > time ? null : await this.#renew(path, kept, time).catch(() => null)
    return filled ?? this.#lastGood(path, kept)
  }

  #lastGood(path: string, kept: CacheEntry): CacheEntry | 'failed' {
    if (stateOf(kept, this.#options.monotonicNow()) !== 'expired') return kept
    this.#options.store.delete(path)
    return 'failed'
  }

  /** @throws when there is no new page within a visitor's patience; then nobody waits again for a while. */
  async #renew(path: string, kept: CacheEntry, time: number): Promise<CacheEntry | 'missing' | 'passOn'> {
    const { filler, monotonicNow, patienceMs: patience = PATIENCE_MS } = this.#options
    const failedJustNow = kept.retryAt > 0 && time - kept.retryAt < JUST_NOW_MS
    const patienceMs = failedJustNow ? Math.min(patience, SECOND_PATIENCE_MS) : patience
    const giveUp = new AbortController()
    const tooLong = sleep(patienceMs, undefined, { signal: giveUp.signal, ref: false }).then(() => {
      throw new Error('patience')
    })
    try {
      return await Promise.race([filler.fill(path, kept.route), tooLong])
    } catch (error) {
      kept.retryAt = monotonicNow() + RETRY_MS
      throw error
    } finally {
      tooLong.catch(() => undefined)
      giveUp.abort()
    }
  }

  #renewBehind(path: string, kept: CacheEntry): void {
    this.#options.filler.fill(path, kept.route).catch(() => (kept.retryAt = this.#options.monotonicNow() + RETRY_MS))
  }

  async #show(request: IncomingMessage, response: ServerResponse, path: string, kept: CacheEntry): Promise<void> {
    const { monotonicNow, lastGatewayReadAt } = this.#options
    const time = monotonicNow()
    const old = shownAge(kept, time, lastGatewayReadAt())
    const page = old === null ? kept.page : await this.#marked.render(path, kept, Math.floor(old / MINUTE_MS))
    sendPage(request, response, page, secondsOf(old ?? time - kept.confirmedAt))
  }
}
