import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { parse } from 'parse5'
import { SingleFlight } from '#lib/http/single-flight.ts'
import { NOT_KEPT } from '#lib/not-kept.ts'
import { BUILD_HEADER } from '#lib/offline/worker/kept-pages.ts'
import { type CacheRule, addressOf } from '../addresses.ts'
import { type InlineElements, type SecurityHeadersOf, inlineElementsOf, isHtml } from '../csp/page-policy.ts'
import { fetchStylesheetsLate, inlineStyles, startScriptsLate, withRootedUrls } from '../csp/rewrite-html.ts'
import { TooLarge } from '../http/body.ts'
import { isCompressible, varyByEncoding } from '../http/content-encoding.ts'
import type { FetchNext, NextResponse } from '../http/next-client.ts'
import { pageNames } from '../styles/page-names.ts'
import type { FrontTallies } from '../status/tallies.ts'
import { type Stylesheet, parseStylesheet } from '../styles/stylesheet.ts'
import { freshSeconds, outwardCacheControl } from './freshness.ts'
import { cutHydrationData } from './hydration-data.ts'
import type { CacheEntry, PageStore } from './page-store.ts'
import { hashOf, preparePage } from '../http/prepared-page.ts'

/** `missing`: Next has no such page. `uncacheable`: Next's answer is for one visitor, so each request is passed on. */
export type FetchResult = { kind: 'found'; entry: CacheEntry } | { kind: 'missing' } | { kind: 'uncacheable' }

const MISSING: FetchResult = { kind: 'missing' }
const UNCACHEABLE: FetchResult = { kind: 'uncacheable' }

type FetcherOptions = {
  store: PageStore
  fetchNext: FetchNext
  securityHeaders: SecurityHeadersOf
  /** ms, monotonic */
  monotonicNow: () => number
  timeoutMs: number
  tallies: Pick<FrontTallies, 'onRender'>
  /** Whether the simulator's frame gets pages of its own (framed-pages.ts), which a browser must not mix with these. */
  variesByFrame: boolean
}

const KEPT_HEADERS = ['content-type', 'last-modified', 'vary', 'link', 'content-language', BUILD_HEADER] as const
const DATA_RULE: CacheRule = { kind: 'file', why: 'named after its content', tags: [] }
const DATA_HEADERS = {
  'content-type': 'application/javascript; charset=UTF-8',
  'cache-control': 'public, max-age=31536000, immutable',
}
/** How long to wait for the new page each time, ms: Next sends a stale page while it renders the new one. */
const STALE_WAITS_MS = [60, 200, 600]

/**
 * How many pages Next renders for the cache at once; the others wait. If all were rendered at once, as after a start, each would
 * end with the last one, after its time-out.
 */
const RENDERS_AT_ONCE = 8

/** Parsed stylesheets that are kept; a build has about half as many. */
const STYLESHEETS = 64

/** Next's answer and, for a page, its inline elements and the address of its data. */
type WholeAnswer = { answer: NextResponse; elements?: InlineElements; dataPath?: string | undefined }

/** Next answered, but with a 5xx or an incomplete page. */
class UnusableAnswer extends Error {}

const isWholePage = ({ headers, body }: NextResponse) =>
  isHtml(headers['content-type']) &&
  /^<!doctype html/i.test(body.subarray(0, 64).toString('latin1')) &&
  body.subarray(-64).toString('latin1').trimEnd().endsWith('</html>')

/** Fetches pages of Next into the store, each path at most once at a time. */
export function createPageFetcher({
  store,
  fetchNext,
  securityHeaders,
  monotonicNow,
  timeoutMs,
  tallies,
  variesByFrame,
}: FetcherOptions) {
  const flights = new SingleFlight<string, FetchResult>()
  const stylesheets = new LRUCache<string, Stylesheet>({ max: STYLESHEETS })
  const waiting: (() => void)[] = []
  let rendering = 0
  let invalidations = 0

  /** @throws when Next sends nothing that could be shown. */
  const fetch = (path: string, rule: CacheRule) =>
    flights.run(path, () => {
      const before = invalidations
      const fetched = fetchInto(path, rule, () => rule.tags.length > 0 && before !== invalidations)
      return rule.kind === 'page' ? timed(fetched) : fetched
    })

  function timed<T>(fetched: Promise<T>) {
    const began = monotonicNow()
    const end = (ok: boolean) => tallies.onRender((monotonicNow() - began) / 1000, ok)
    fetched.then(
      () => end(true),
      () => end(false),
    )
    return fetched
  }

  /** A page in flight may be the old one, so later requests do not wait for it, and it is not kept as valid. */
  function invalidate(tag: string) {
    invalidations += 1
    flights.clear()
    store.invalidate(tag)
  }

  async function inTurn<T>(render: () => Promise<T>) {
    // A render that ends passes on its place.
    if (rendering >= RENDERS_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else rendering += 1
    try {
      return await render()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else rendering -= 1
    }
  }

  async function fetchFresh(path: string) {
    let answer = await fetchNext(path, timeoutMs)
    for (const wait of STALE_WAITS_MS) {
      if (answer.headers['x-nextjs-cache'] !== 'STALE') break
      await sleep(wait)
      answer = await fetchNext(path, timeoutMs)
    }
    return answer
  }

  async function fetchInto(path: string, rule: CacheRule, isInvalidated: () => boolean): Promise<FetchResult> {
    const fetched = rule.kind === 'page' ? inTurn(() => fetchFresh(path)) : fetchFresh(path)
    const answer = await fetched.catch((error: unknown) => {
      // A larger file is streamed to each visitor; a larger page cannot have its policy.
      if (error instanceof TooLarge && rule.kind === 'file') return null
      throw error
    })
    if (answer === null) return UNCACHEABLE
    const { status, headers } = answer
    if (status >= 500) throw new UnusableAnswer(`status ${status}`)
    if (status === 404 && isHtml(headers['content-type'])) {
      if (!isInvalidated()) store.delete(path)
      return MISSING
    }
    const seconds = status === 200 ? freshSeconds(headers, rule) : null
    if (seconds === null) return UNCACHEABLE
    if (rule.kind === 'page' && !isWholePage(answer)) throw new UnusableAnswer('not a whole page')
    if (rule.kind === 'page' && answer.body.includes(NOT_KEPT.html)) return UNCACHEABLE
    const whole = rule.kind === 'page' ? await forFirstPaint(answer, path) : { answer }
    const entry = await createEntry(path, rule, whole, seconds)
    if (isInvalidated()) {
      entry.invalidated = true
      if (store.get(path)?.invalidated === false) return { kind: 'found', entry }
    }
    entry.confirmedAt = monotonicNow()
    store.set(path, entry)
    return { kind: 'found', entry }
  }

  /** Parses the page once, for its styles and for its policy. */
  async function forFirstPaint(answer: NextResponse, path: string): Promise<WholeAnswer> {
    const page = answer.body.toString()
    const document = parse(page)
    const elements = inlineElementsOf(document)
    const { html, css } = await inlineStyles(page, pageNames(document), (href) => readStylesheet(href))
    if (css !== null) elements.styles.push(css)
    const { html: cut, pushes, data } = cutHydrationData(html, path)
    elements.scripts = elements.scripts.filter((script) => !pushes.includes(script))
    if (data) {
      const script = { answer: { ...answer, headers: DATA_HEADERS, body: data.body } }
      store.set(data.path, await createEntry(data.path, DATA_RULE, script, Infinity))
    }
    const body = Buffer.from(fetchStylesheetsLate(startScriptsLate(cut)))
    return { answer: { ...answer, body }, elements, dataPath: data?.path }
  }

  async function readStylesheet(href: string) {
    const known = stylesheets.get(href)
    if (known) return known
    const { cacheRule } = addressOf(href)
    if (!cacheRule) return null
    const stored = store.get(href)
    const result = stored ? null : await fetch(href, cacheRule).catch(() => null)
    const entry = stored ?? (result?.kind === 'found' ? result.entry : null)
    if (!entry) return null
    const stylesheet = parseStylesheet(withRootedUrls(entry.page.variants.identity.body.toString(), href))
    stylesheets.set(href, stylesheet)
    return stylesheet
  }

  async function createEntry(path: string, rule: CacheRule, whole: WholeAnswer, seconds: number): Promise<CacheEntry> {
    const { headers, body } = whole.answer
    const fields: Record<string, string> = {}
    for (const name of KEPT_HEADERS) if (typeof headers[name] === 'string') fields[name] = headers[name]
    const contentType = fields['content-type']
    if (isCompressible(contentType)) fields.vary = varyByEncoding(fields.vary)
    if (variesByFrame && rule.kind === 'page') fields.vary = `${fields.vary}, sec-fetch-dest`
    fields['cache-control'] = outwardCacheControl(headers['cache-control'] ?? '', rule, seconds)
    if (rule.tags.length > 0)
      Object.assign(fields, { 'cache-tag': rule.tags.join(','), 'surrogate-key': rule.tags.join(' ') })
    Object.assign(fields, securityHeaders(contentType, body, whole.elements))
    const before = store.get(path)
    const isSame = before?.page.hash === hashOf(body) && JSON.stringify(before.fields) === JSON.stringify(fields)
    return {
      rule,
      page: isSame ? before.page : await preparePage(body, fields),
      dataPath: whole.dataPath,
      fields,
      confirmedAt: monotonicNow(),
      freshMs: seconds * 1000,
      invalidated: false,
      retryAt: 0,
      hits: isSame ? before.hits : 0,
      stale: null,
    }
  }

  return {
    fetch,
    isFetching: (path: string) => flights.has(path),
    invalidate,
    /** Like `invalidate`, but visitors wait for the new pages, however long, because the old ones are wrong. */
    forget: (tag: string) => {
      invalidate(tag)
      store.forget(tag)
    },
  }
}

export type PageFetcher = ReturnType<typeof createPageFetcher>
