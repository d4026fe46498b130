import { unstable_cache } from 'next/cache'
import 'server-only'
import { CODES } from '@fanfare/contract/codes.ts'
import { GatewayError } from '#lib/http/errors.ts'

interface CacheOptions {
  /** A change of an activity revalidates the entries that have one of its tags. */
  tags?: string[]
  /** Seconds until the entry is stale, also when no change is announced: counts and states change with the clock. */
  revalidate?: number
}

/** A faster failure delays no page, and the gateway may be back at any moment. */
const SLOW_MS = 1000
/** How long a slow failure is the answer to the same reading. */
const FAILED_MS = 1500

/** Failures of slow readings, by key. */
const failures = new Map<string, unknown>()

/**
 * Repeats the failure of the same reading for a moment. Next renders a page that failed once more, to describe its error: its
 * metadata would wait for a hanging gateway a second time.
 */
async function withoutSecondWait<Value>(name: string, read: () => Promise<Value>) {
  if (failures.has(name)) throw failures.get(name)
  const began = performance.now()
  try {
    return await read()
  } catch (error) {
    if (performance.now() - began >= SLOW_MS) {
      failures.set(name, error)
      setTimeout(() => failures.delete(name), FAILED_MS).unref()
    }
    throw error
  }
}

/** Reads through Next's cache. `key` names the reading and its arguments; a reading that throws is not cached. */
export const cachedRead = <Value>(
  key: string[],
  read: () => Promise<Value>,
  { tags = ['activities'], revalidate = 60 }: CacheOptions = {},
) => unstable_cache(() => withoutSecondWait(JSON.stringify(key), read), key, { tags, revalidate })()

const isAbsent = (error: unknown) => error instanceof GatewayError && error.code === CODES.NOT_FOUND.code

/** null when what is read does not exist; every other failure throws, so that it is not cached. */
export async function orNull<T>(read: Promise<T>) {
  try {
    return await read
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}
