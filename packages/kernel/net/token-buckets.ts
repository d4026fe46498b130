import { LRUCache } from 'lru-cache'

/** A token bucket: `burst` requests at once, then `perMinute`. */
export interface Rate {
  burst: number
  perMinute: number
}

interface Bucket {
  tokens: number
  at: number
}

export interface Taken {
  allowed: boolean
  remaining: number
  /** ms until one request is allowed again; 0 when this one was. */
  retryAfterMs: number
}

const BUCKETS_MAXIMUM = 100_000
const MINUTE_MS = 60_000
/** Tolerance for the rounding errors of fractional refills. */
const DUST = 1e-9

/**
 * Token buckets in this process; the least recently used ones are evicted first. They run on the machine's monotonic time:
 * a clock that is set back must not lock a client out.
 */
export function createTokenBuckets(now: () => number = () => performance.now()) {
  // Made at the first use, because it reserves memory for all its entries, which most processes never need.
  let buckets: LRUCache<string, Bucket> | undefined
  return function take(key: string, rate: Rate): Taken {
    buckets ??= new LRUCache<string, Bucket>({ max: BUCKETS_MAXIMUM })
    const at = now()
    const perMs = rate.perMinute / MINUTE_MS
    const bucket = buckets.get(key) ?? { tokens: rate.burst, at }
    bucket.tokens = Math.min(rate.burst, bucket.tokens + (at - bucket.at) * perMs)
    bucket.at = at
    const allowed = bucket.tokens >= 1 - DUST
    if (allowed) bucket.tokens = Math.max(0, bucket.tokens - 1)
    buckets.set(key, bucket)
    return {
      allowed,
      remaining: Math.floor(bucket.tokens + DUST),
      retryAfterMs: allowed ? 0 : Math.ceil((1 - DUST - bucket.tokens) / perMs),
    }
  }
}
