import { encode } from '../http/content-encoding.ts'
import type { CacheEntry, PageStore } from './page-store.ts'
import { preparePage } from './prepared-page.ts'

/** A tenth of a second of work pays from about this many readings of the same page on. */
const HITS = 20
const LONGEST_QUEUE = 200

/** Compresses better what is asked for often: one page at a time, so that it costs no visitor anything. */
export class Recompressor {
  readonly #store: PageStore
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  constructor(store: PageStore) {
    this.#store = store
  }

  enqueue(path: string, kept: CacheEntry): void {
    if (kept.hits !== HITS || this.#waiting >= LONGEST_QUEUE) return
    this.#waiting += 1
    this.#last = this.#last
      .then(() => this.#upgrade(path, kept.page.hash))
      .catch(() => undefined)
      .finally(() => (this.#waiting -= 1))
  }

  /** After what is queued. */
  get done(): Promise<void> {
    return this.#last
  }

  async #upgrade(path: string, hash: string): Promise<void> {
    const isStill = (kept: CacheEntry | undefined): kept is CacheEntry => kept?.page.hash === hash
    const before = this.#store.get(path)
    if (!isStill(before) || before.page.variants.br === before.page.variants.identity) return
    const bodies = await encode(before.page.variants.identity.body, 'best')
    const after = this.#store.get(path)
    if (!isStill(after)) return
    after.page = preparePage(bodies, after.fields, 'best')
    this.#store.set(path, after)
  }
}
