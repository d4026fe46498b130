import { isDatabaseGone } from '#gateway/db/database-gone.ts'
import { lockDue, type DueBatch, type QueuedUser } from '#gateway/evaluation/db/evaluation-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { FIRST_PACE } from './pace.ts'
import { evaluateLocked, type EvaluationContext } from './evaluate-locked.ts'
import { finish } from './evaluate-user.ts'

/** The evaluation of these users as one batch failed; single evaluations may succeed while the database is reachable. */
export class EvaluationError extends Error {
  readonly userIds: readonly string[]
  readonly isDatabaseGone: boolean

  constructor(userIds: readonly string[], cause: unknown) {
    super(`evaluating failed`, { cause })
    this.name = 'EvaluationError'
    this.userIds = userIds
    this.isDatabaseGone = isDatabaseGone(cause)
  }
}

/**
 * Evaluates the longest waiting users in one transaction and skips users whom another transaction has locked.
 * @returns them, with the time since which each had waited; empty when no user waits
 * @throws EvaluationError
 */
export async function evaluateDue(
  gateway: EvaluationContext,
  { cause, skipped = [], limit = FIRST_PACE.limit }: Partial<DueBatch> = {},
): Promise<readonly Pick<QueuedUser, 'userId' | 'dueAt'>[]> {
  let queued: readonly QueuedUser[] = []
  try {
    const evaluated = await withTransaction(gateway.db, async (tx) => {
      queued = await lockDue(tx, gateway.clock.now(), { cause, skipped, limit })
      return evaluateLocked(tx, gateway, queued)
    })
    for (const one of evaluated) await finish(gateway, one)
    return queued
  } catch (error) {
    if (queued.length === 0) throw error
    throw new EvaluationError(
      queued.map(({ userId }) => userId),
      error,
    )
  }
}
