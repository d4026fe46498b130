import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '@fanfare/languages/locales.ts'
import { type CacheRule, addressOf } from '../addresses.ts'
import type { FetchResult, PageFetcher } from './page-fetcher.ts'
import { stateOf } from './page-state.ts'
import type { CacheEntry, PageStore } from './page-store.ts'

/** `failed`: Next sends no page, and none is stored. */
type FindResult = FetchResult | { kind: 'failed' }

type PageCacheOptions = {
  store: PageStore
  fetcher: PageFetcher
  /** ms, monotonic */
  monotonicNow: () => number
  /** ms: how long a visitor waits for a new page while an old one is stored. */
  patienceMs?: number
}

const PATIENCE_MS = 3000
const RETRY_MS = 5000
/** The patience for the minute after a failure, so that visitors do not wait 3 s again and again. */
const SECOND_PATIENCE_MS = 300
const AFTER_FAILURE_MS = 60_000

/** Finds pages in the store, and fetches those that are absent or stale. */
export function createPageCache({
  store,
  fetcher,
  monotonicNow,
  patienceMs: patience = PATIENCE_MS,
}: PageCacheOptions) {
  const deferRetry = (entry: CacheEntry) => (entry.retryAt = monotonicNow() + RETRY_MS)

  function lastGood(path: string, entry: CacheEntry): FindResult {
    if (stateOf(entry, monotonicNow()) !== 'expired') return { kind: 'found', entry }
    store.delete(path)
    return { kind: 'failed' }
  }

  /** @throws when no new page arrives within a visitor's patience; the next request tries again after RETRY_MS. */
  async function revalidate(path: string, entry: CacheEntry, now: number) {
    const hasFailed = entry.retryAt > 0 && now - entry.retryAt < AFTER_FAILURE_MS
    const patienceMs = hasFailed ? Math.min(patience, SECOND_PATIENCE_MS) : patience
    const settled = new AbortController()
    const timeout = sleep(patienceMs, undefined, { signal: settled.signal, ref: false }).then(() => {
      throw new Error('patience')
    })
    try {
      return await Promise.race([fetcher.fetch(path, entry.rule), timeout])
    } catch (error) {
      deferRetry(entry)
      throw error
    } finally {
      timeout.catch(() => undefined)
      settled.abort()
    }
  }

  /** The stored page while it is fresh, else a new one; the last good page while Next sends none. */
  async function find(path: string, rule: CacheRule): Promise<FindResult> {
    const entry = store.get(path)
    if (!entry) return fetcher.fetch(path, rule).catch(() => ({ kind: 'failed' }) as const)
    const now = monotonicNow()
    if (stateOf(entry, now) === 'fresh') return { kind: 'found', entry }
    const renewed = entry.retryAt > now ? null : await revalidate(path, entry, now).catch(() => null)
    return renewed ?? lastGood(path, entry)
  }

  return {
    /** Whether a request for the path would join one that is in flight. */
    isFetching: fetcher.isFetching,
    find,
    /** The localized page whose body a 404 has. */
    findNotFoundPage: async (locale: Locale) => {
      const { path, cacheRule } = addressOf(`/${locale}/not-found`)
      const result = cacheRule && (await find(path, cacheRule))
      return result?.kind === 'found' ? result.entry.page : null
    },
    revalidateInBackground: (path: string, entry: CacheEntry) => {
      fetcher.fetch(path, entry.rule).catch(() => deferRetry(entry))
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
