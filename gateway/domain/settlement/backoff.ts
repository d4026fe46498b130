export interface Backoff {
  /** Whom to leave alone just now. */
  skipped: () => string[]
  /** @returns false when it may have been the database's fault alone: whoever it was is tried again at once */
  failed: (userId: string, isDatabaseGone: boolean) => boolean
  settled: (userId: string) => void
}

/** A user who could not be settled is left alone this long, so that nobody waits behind. */
const BACKOFF_MS = 30_000
/** A database that goes this often in a row while the same user is settled goes because of the user. */
const MAX_DISCONNECTS = 3

/** Who cannot be settled and must keep nobody waiting. `now`: ms that never go back. */
export function createBackoff(now: () => number): Backoff {
  const until = new Map<string, number>()
  const cuts = new Map<string, number>()
  return {
    skipped: () => {
      for (const [userId, end] of until) if (end <= now()) until.delete(userId)
      return [...until.keys()]
    },
    failed: (userId, isDatabaseGone) => {
      const count = (cuts.get(userId) ?? 0) + 1
      if (isDatabaseGone) cuts.set(userId, count)
      else cuts.delete(userId)
      if (isDatabaseGone && count < MAX_DISCONNECTS) return false
      until.set(userId, now() + BACKOFF_MS)
      return true
    },
    settled: (userId) => void cuts.delete(userId),
  }
}
