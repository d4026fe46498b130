import { LRUCache } from 'lru-cache'
import type { PageRoute } from '../addresses.ts'
import type { PreparedPage } from './prepared-page.ts'

export type CacheEntry = {
  route: PageRoute
  page: PreparedPage
  /** Headers that all forms of the page share. */
  fields: Record<string, string>
  /** ms, on a clock that nobody sets: when Next last gave it as it is. */
  confirmedAt: number
  freshMs: number
  /** It says what is over: shown only when nothing newer can be had. */
  invalidated: boolean
  /** On the same clock: a renewal that failed is not tried again before; 0: none failed. */
  retryAt: number
  hits: number
  /** The page with its age on it, for as long as the age stands. */
  stale: { minutes: number; page: PreparedPage } | null
}

/** All pages of a demonstration in 20 languages are about 110 MB with their compressed forms; the rest is room for activities. */
const STORE_BYTES = 192 * 1024 * 1024
/** What an entry costs besides its bodies, generously. */
const ENTRY_BYTES = 8 * 1024

const bytesOf = ({ page, stale }: CacheEntry): number => page.bytes + (stale?.page.bytes ?? 0) + ENTRY_BYTES

/** Bounded by bytes: whatever is asked for, memory stays. What was not asked for longest goes first. */
export class PageStore {
  readonly #pages: LRUCache<string, CacheEntry>

  constructor(bytes = STORE_BYTES) {
    this.#pages = new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf })
  }

  get(path: string): CacheEntry | undefined {
    return this.#pages.get(path)
  }

  /** Also after a page in the store has grown. */
  set(path: string, kept: CacheEntry): void {
    this.#pages.set(path, kept)
  }

  delete(path: string): void {
    this.#pages.delete(path)
  }

  /** Purged pages stay, for the case that no newer one can be had. */
  invalidate(tag: string): void {
    for (const kept of this.#pages.values()) {
      if (!kept.route.tags.includes(tag)) continue
      kept.invalidated = true
      kept.retryAt = 0
    }
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }
}
