import 'server-only'
import { unstable_cache } from 'next/cache'

interface CacheOptions {
  /** A change of an activity revalidates the entries that have one of its tags. */
  tags?: string[]
  /** Seconds until the entry is stale, also when no change is announced: counts and states change with the clock. */
  revalidate?: number
}

/** Reads through Next's cache. `key` names the reading and its arguments; a reading that throws is not cached. */
export const cachedRead = <Value>(
  key: string[],
  read: () => Promise<Value>,
  { tags = ['activities'], revalidate = 60 }: CacheOptions = {},
): Promise<Value> => unstable_cache(read, key, { tags, revalidate })()
