import { LRUCache } from 'lru-cache'
import type { CacheRule } from '../addresses.ts'
import type { PreparedPage } from '../http/prepared-page.ts'

export type CacheEntry = {
  rule: CacheRule
  page: PreparedPage
  /** The address of its data, which is an entry of its own. */
  dataPath: string | undefined
  /** Headers that all encodings of the page share. */
  fields: Record<string, string>
  /** ms, monotonic: when Next last sent this content. */
  confirmedAt: number
  freshMs: number
  /** The content has changed since: the entry is shown only while Next sends no newer page. */
  invalidated: boolean
  /** ms, monotonic: the next revalidation after one that failed; 0: none failed. */
  retryAt: number
  hits: number
  /** The page with the banner of this age. */
  stale: { minutes: number; page: PreparedPage } | null
}

/** All pages of a demonstration in 20 languages are about 110 MB with their compressed bodies; the rest is for more activities. */
const STORE_BYTES = 192 * 1024 * 1024
/** An upper bound for what an entry takes besides its bodies. */
const ENTRY_BYTES = 8 * 1024

const bytesOf = ({ page, stale }: CacheEntry) => page.bytes + (stale?.page.bytes ?? 0) + ENTRY_BYTES

/** Cache entries by path, limited by bytes. Set an entry again when it has grown, so that the added bytes count. */
export class PageStore extends LRUCache<string, CacheEntry> {
  constructor(bytes = STORE_BYTES) {
    super({ maxSize: bytes, sizeCalculation: bytesOf })
  }

  forget(tag: string) {
    for (const [path, { rule }] of this.entries()) if (rule.tags.includes(tag)) this.delete(path)
  }

  /** Invalidated entries remain, in case Next sends no newer page. */
  invalidate(tag: string) {
    for (const entry of this.values()) {
      if (!entry.rule.tags.includes(tag)) continue
      entry.invalidated = true
      entry.retryAt = 0
    }
  }
}
