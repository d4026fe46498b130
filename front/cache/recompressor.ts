import type { CacheEntry, PageStore } from './page-store.ts'
import { preparePage } from '../http/prepared-page.ts'

/** Compressing takes a tenth of a second, which pays for pages with about this many hits. */
const HITS = 20
const MAX_QUEUE = 200

/** Compresses popular pages again, with more effort; one page at a time, so that no visitor waits for it. */
export class Recompressor {
  readonly #store: PageStore
  #last: Promise<void> = Promise.resolve()
  #queued = 0

  constructor(store: PageStore) {
    this.#store = store
  }

  enqueue(path: string, entry: CacheEntry): void {
    if (entry.hits !== HITS || this.#queued >= MAX_QUEUE) return
    this.#queued += 1
    this.#last = this.#last
      .then(() => this.#recompress(path, entry.page.hash))
      .catch(() => undefined)
      .finally(() => (this.#queued -= 1))
  }

  async #recompress(path: string, hash: string): Promise<void> {
    const before = this.#store.get(path)
    if (before?.page.hash !== hash) return
    const { page, fields } = before
    if (page.variants.br === page.variants.identity) return
    const recompressed = await preparePage(page.variants.identity.body, fields, 'best')
    const after = this.#store.get(path)
    // A newer page, or the same one with other headers.
    if (after?.page !== page) return
    after.page = recompressed
    this.#store.set(path, after)
  }
}
