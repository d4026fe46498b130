import type { LiveBatch } from '#gateway/live/db/live-events.ts'
import type { Rate, Taken } from '@fanfare/kernel/net/token-buckets.ts'

/** A token bucket by its key, of which one token is wanted. */
export interface WantedToken {
  key: string
  rate: Rate
}

/** Carries recorded live events to all instances at once. A batch may be lost: readers also read the database. */
export interface LiveChannel {
  /** Whether batches arrive now, as far as this instance knows. */
  isUp: () => boolean
  /** Never awaited, never throws. */
  publish: (batch: LiveBatch) => void
  /** `onBatch` gets the batches of all instances; `onChange` runs when batches begin or cease to arrive. */
  subscribe: (listener: LiveListener) => () => void
}

export interface LiveListener {
  onBatch: (batch: LiveBatch) => void
  onChange: () => void
}

/** The work of Redis for several instances (ADR 0071). It is never the truth: every part continues without it. */
export interface RedisServices {
  /** Whether Redis answers; null when none is configured. */
  isUp: () => boolean | null
  /**
   * Takes a token of each bucket, in order up to the first that has none. Null when Redis does not answer in time; then only the instance's own
   * buckets decide.
   */
  takeTokens: (wanted: readonly WantedToken[]) => Promise<Taken[] | null>
  live: LiveChannel
  stop: () => Promise<void>
}

/** For a process without REDIS_URL. */
export const NO_REDIS: RedisServices = {
  isUp: () => null,
  takeTokens: () => Promise.resolve(null),
  live: { isUp: () => false, publish: () => undefined, subscribe: () => () => undefined },
  stop: () => Promise.resolve(),
}
