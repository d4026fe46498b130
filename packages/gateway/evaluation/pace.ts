/** Users in a batch. More users share the cost of statements and a commit, but budgets stay locked while a batch is written. */
const BATCH = 64
/** Users in a batch once users have waited too long; each then costs a third less. */
const LATE_BATCH = 128
/** The effect of a fact shows within 2 s (contract §7). */
const LATE_MS = 1_000
/** The longest pause between two batches of users, while facts keep arriving, ms. */
const LONGEST_PAUSE_MS = 400
/** Pause after a batch, in durations of that batch. */
const PAUSE_FACTOR = 3
const LATE_PAUSE_FACTOR = 1
/** With more batches of facts per second, evaluating users without a pause would slow ingestion. */
const FLOOD_PER_SECOND = 50

interface EvaluatedBatch {
  tookMs: number
  /** How long its longest waiting user had waited when it began; below 0 when the clock has been set back. */
  waitedMs: number
  /** Batches of facts that arrived while it was evaluated. */
  wakes: number
}

interface Pace {
  /** Users in the next batch. */
  limit: number
  pauseMs: number
}

export const FIRST_PACE: Pace = { limit: BATCH, pauseMs: 0 }

/**
 * The next batch of users. While facts arrive in a stream, ingestion comes first: facts cost less if they are evaluated together. But no user may
 * wait for seconds. Once users have waited for a second, batches are larger, and only a flood of facts causes pauses, which are shorter. Pure.
 */
export function paceAfter({ tookMs, waitedMs, wakes }: EvaluatedBatch): Pace {
  const isLate = waitedMs > LATE_MS
  const isFlood = wakes > (FLOOD_PER_SECOND * tookMs) / 1_000
  const factor = isLate ? LATE_PAUSE_FACTOR : PAUSE_FACTOR
  const pauses = wakes > 1 && (isFlood || !isLate)
  return {
    limit: isLate ? LATE_BATCH : BATCH,
    pauseMs: pauses ? Math.min(factor * tookMs, LONGEST_PAUSE_MS) : 0,
  }
}
