import { LRUCache } from 'lru-cache'
import type { CacheEntry, PageStore } from './page-store.ts'
import { preparePage } from '../http/prepared-page.ts'

/** Compressing takes a tenth of a second, which pays for pages with about this many hits. */
const HITS = 20
const MAX_QUEUE = 200
/** A path is compressed again once in this time, ms: some pages change every few seconds while they are read. */
const INTERVAL_MS = 5 * 60_000
/** How many paths `queuedAt` remembers. */
const MAX_PATHS = 2000

/**
 * Compresses popular pages again, with more effort; one page at a time, so that no visitor waits for it. Call the function that it
 * returns after each hit of an entry.
 */
export function createRecompressor(store: PageStore, monotonicNow: () => number) {
  /** By path, ms: when it was last queued. */
  const queuedAt = new LRUCache<string, number>({ max: MAX_PATHS })
  let last: Promise<unknown> = Promise.resolve()
  let queued = 0

  async function recompress(path: string, hash: string) {
    const before = store.get(path)
    if (before?.page.hash !== hash) return
    const { page, fields } = before
    const recompressed = await preparePage(page.variants.identity.body, fields, 'best')
    const after = store.get(path)
    // A newer page, or the same one with other headers, has taken its place.
    if (after?.page !== page) return
    after.page = recompressed
    store.set(path, after)
  }

  return (path: string, { hits, page: { hash, effort, variants } }: CacheEntry) => {
    if (hits % HITS !== 0 || effort === 'best' || variants.br === variants.identity) return
    const now = monotonicNow()
    if (now - (queuedAt.get(path) ?? -Infinity) < INTERVAL_MS || queued >= MAX_QUEUE) return
    queuedAt.set(path, now)
    queued += 1
    last = last
      .then(() => recompress(path, hash))
      .catch(() => undefined)
      .finally(() => (queued -= 1))
  }
}
