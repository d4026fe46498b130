import type { GatewayContext } from '#gateway/context.ts'
import { enqueueNextParticipants } from '#gateway/evaluation/db/reevaluations.ts'
import { withTransaction } from '#gateway/db/transaction.ts'

/** A new fact waits for the evaluation of at most this many participants, a fraction of a second. */
const BATCH = 128
/** Participants between two log lines about the progress. */
const LOGGED_EVERY = 50_000

/**
 * Enqueues the next participants of a changed activity. The worker calls it while no user waits, so new facts come first.
 * @returns how many participants it enqueued
 */
export async function reevaluateNext({
  db,
  clock,
  log,
}: Pick<GatewayContext, 'db' | 'clock' | 'log'>): Promise<number> {
  const progress = await withTransaction(db, (tx) => enqueueNextParticipants(tx, clock.now(), BATCH))
  if (progress === null) return 0
  const { activityId, added, enqueued, total, isEnd } = progress
  const isMilestone = Math.floor(enqueued / LOGGED_EVERY) > Math.floor((enqueued - added) / LOGGED_EVERY)
  if (isEnd || isMilestone) log.info({ activityId, enqueued, total, isEnd }, 'participants of a changed activity')
  return added
}
