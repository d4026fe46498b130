/** A user whose evaluation failed is skipped for this long, so that the next users do not wait. */
const BACKOFF_MS = 30_000
/** After this many lost connections in a row during one user's evaluation, that evaluation counts as the cause. */
const MAX_DISCONNECTS = 3

/** Tracks users whose evaluation fails, so that they do not delay others. `now`: a monotonic clock in ms. */
export function createBackoff(now: () => number) {
  const until = new Map<string, number>()
  const disconnects = new Map<string, number>()
  return {
    /** Users to skip now. */
    skipped: () => {
      for (const [userId, end] of until) if (end <= now()) until.delete(userId)
      return [...until.keys()]
    },
    /** @returns false if the database alone may be the cause: the user is then tried again at once */
    failed: (userId: string, isDatabaseGone: boolean) => {
      const count = (disconnects.get(userId) ?? 0) + 1
      if (isDatabaseGone) disconnects.set(userId, count)
      else disconnects.delete(userId)
      if (isDatabaseGone && count < MAX_DISCONNECTS) return false
      until.set(userId, now() + BACKOFF_MS)
      return true
    },
    evaluated: (userId: string) => void disconnects.delete(userId),
  }
}
