import { LRUCache } from 'lru-cache'
import type { CacheEntry, PageStore } from './page-store.ts'
import { preparePage } from '../http/prepared-page.ts'

/** Compressing takes a tenth of a second, which pays for pages with about this many hits. */
const HITS = 20
const MAX_QUEUE = 200
/** A path is compressed again once in this time, ms: some pages change every few seconds while they are read. */
const INTERVAL_MS = 5 * 60_000
/** Paths whose last time is known. */
const MAX_PATHS = 2000

/** Compresses popular pages again, with more effort; one page at a time, so that no visitor waits for it. */
export class Recompressor {
  readonly #store: PageStore
  readonly #monotonicNow: () => number
  /** By path, ms: when it was last queued. */
  readonly #queuedAt = new LRUCache<string, number>({ max: MAX_PATHS })
  #last: Promise<void> = Promise.resolve()
  #queued = 0

  /** @param monotonicNow ms */
  constructor(store: PageStore, monotonicNow: () => number) {
    this.#store = store
    this.#monotonicNow = monotonicNow
  }

  /** Call it after each hit of `entry`. */
  enqueue(path: string, { hits, page: { hash, effort, variants } }: CacheEntry) {
    if (hits % HITS !== 0 || effort === 'best' || variants.br === variants.identity) return
    const now = this.#monotonicNow()
    if (now - (this.#queuedAt.get(path) ?? -Infinity) < INTERVAL_MS || this.#queued >= MAX_QUEUE) return
    this.#queuedAt.set(path, now)
    this.#queued += 1
    this.#last = this.#last
      .then(() => this.#recompress(path, hash))
      .catch(() => undefined)
      .finally(() => (this.#queued -= 1))
  }

  async #recompress(path: string, hash: string) {
    const before = this.#store.get(path)
    if (before?.page.hash !== hash) return
    const { page, fields } = before
    const recompressed = await preparePage(page.variants.identity.body, fields, 'best')
    const after = this.#store.get(path)
    // A newer page, or the same one with other headers.
    if (after?.page !== page) return
    after.page = recompressed
    this.#store.set(path, after)
  }
}
