import { setTimeout as sleep } from 'node:timers/promises'
import { NOT_KEPT } from '#lib/not-kept.ts'
import { type FetchNext, type NextResponse, TooLarge } from '../http/next-client.ts'
import { isCompressible } from '../http/compress.ts'
import { asTheyAre, encode } from '../http/content-encoding.ts'
import { freshSeconds, outwardCacheControl } from './freshness.ts'
import { inlineStylesheets } from '../csp/inline-stylesheets.ts'
import { type PageRoute, routeOf } from '../addresses.ts'
import type { CacheEntry, PageStore } from './page-store.ts'
import { hashOf, preparePage } from './prepared-page.ts'
import { SingleFlight } from './single-flight.ts'

/** `missing`: there is no such page. `passOn`: Next's answer is not for everybody, each visitor asks for himself. */
export type FetchedPage = CacheEntry | 'missing' | 'passOn'

export type FillerOptions = {
  store: PageStore
  ask: FetchNext
  /** Headers that belong to this content. */
  headersOf: (answer: NextResponse) => Record<string, string>
  /** ms, on a clock that nobody sets */
  monotonicNow: () => number
  timeoutMs: number
}

const PASSED_ON = ['content-type', 'last-modified', 'vary', 'link', 'content-language'] as const
/** Next hands out what it knows to be old while it makes the new one: that is worth a moment's wait. */
const STALE_WAITS_MS = [60, 200, 600]

/** Next answered, but not with a page: a 5xx, or what nobody could read. */
export class UpstreamUnusable extends Error {}

const isWholePage = ({ headers, body }: NextResponse): boolean =>
  (headers['content-type'] ?? '').startsWith('text/html') &&
  /^<!doctype html/i.test(body.subarray(0, 64).toString('latin1')) &&
  body.subarray(-64).toString('latin1').trimEnd().endsWith('</html>')

/** Fetches pages into the store: each at most once at a time, whoever waits for it. */
export class PageFetcher {
  readonly #options: FillerOptions
  readonly #flights = new SingleFlight<string, FetchedPage>()
  #purges = 0

  constructor(options: FillerOptions) {
    this.#options = options
  }

  /** @throws when Next gives nothing that could be shown. */
  fill(path: string, route: PageRoute): Promise<FetchedPage> {
    return this.#flights.run(path, () => {
      const purges = this.#purges
      return this.#fetch(path, route, () => route.tags.length > 0 && purges !== this.#purges)
    })
  }

  /** Whether somebody waits for it already. */
  isFilling(path: string): boolean {
    return this.#flights.has(path)
  }

  /** What is on its way may still be the old page: nobody new waits for it, and it does not stay. */
  purge(tag: string): void {
    this.#purges += 1
    this.#flights.leaveAll()
    this.#options.store.invalidate(tag)
  }

  async #askFresh(path: string): Promise<NextResponse> {
    const { ask, timeoutMs } = this.#options
    let answer = await ask(path, timeoutMs)
    for (const wait of STALE_WAITS_MS) {
      if (answer.headers['x-nextjs-cache'] !== 'STALE') break
      await sleep(wait)
      answer = await ask(path, timeoutMs)
    }
    return answer
  }

  async #fetch(path: string, route: PageRoute, isOvertaken: () => boolean): Promise<FetchedPage> {
    const { store, monotonicNow } = this.#options
    const answer = await this.#askFresh(path).catch((error: unknown) => {
      if (error instanceof TooLarge && route.kind === 'file') return null
      throw error
    })
    if (answer === null) return 'passOn'
    const { status, headers } = answer
    if (status >= 500) throw new UpstreamUnusable(`status ${status}`)
    if (status === 404 && (headers['content-type'] ?? '').startsWith('text/html')) {
      if (!isOvertaken()) store.delete(path)
      return 'missing'
    }
    const seconds = status === 200 ? freshSeconds(headers, route) : null
    if (seconds === null) return 'passOn'
    if (route.kind === 'page' && !isWholePage(answer)) throw new UpstreamUnusable('not a whole page')
    if (route.kind === 'page' && answer.body.includes(NOT_KEPT.html)) return 'passOn'
    const whole = route.kind === 'page' ? await this.#withSheets(answer) : answer
    const kept = await this.#keep(path, route, whole, seconds)
    if (isOvertaken()) {
      kept.invalidated = true
      if (store.get(path)?.invalidated === false) return kept
    }
    kept.confirmedAt = monotonicNow()
    store.set(path, kept)
    return kept
  }

  async #withSheets(answer: NextResponse): Promise<NextResponse> {
    const html = await inlineStylesheets(answer.body.toString(), (href) => this.#readSheet(href))
    return { ...answer, body: Buffer.from(html) }
  }

  async #readSheet(href: string): Promise<string | null> {
    const route = routeOf(href)
    if (!route) return null
    const sheet = this.#options.store.get(href) ?? (await this.fill(href, route).catch(() => null))
    return sheet === null || typeof sheet === 'string' ? null : sheet.page.variants.identity.body.toString()
  }

  async #keep(path: string, route: PageRoute, answer: NextResponse, seconds: number): Promise<CacheEntry> {
    const { store, monotonicNow, headersOf } = this.#options
    const { headers, body } = answer
    const fields: Record<string, string> = {}
    for (const name of PASSED_ON) if (typeof headers[name] === 'string') fields[name] = headers[name]
    const mayCompress = isCompressible(fields['content-type'])
    if (mayCompress) fields.vary = [fields.vary, 'accept-encoding'].filter(Boolean).join(', ')
    fields['cache-control'] = outwardCacheControl(headers['cache-control'] ?? '', route, seconds)
    Object.assign(fields, headersOf(answer))
    const before = store.get(path)
    const isSame = before?.page.hash === hashOf(body) && JSON.stringify(before.fields) === JSON.stringify(fields)
    const page = isSame
      ? before.page
      : preparePage(mayCompress ? await encode(body, 'quick') : asTheyAre(body), fields, 'quick')
    return {
      route,
      page,
      fields,
      confirmedAt: monotonicNow(),
      freshMs: seconds * 1000,
      invalidated: false,
      retryAt: 0,
      hits: isSame ? before.hits : 0,
      stale: null,
    }
  }
}
