import {
  isQueued,
  lockQueued,
  lockDue,
  type DueBatch,
  type QueuedUser,
} from '#gateway/evaluation/db/evaluation-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { correctReward } from './correct-reward.ts'
import { useReward } from './end-reward.ts'
import { grantTerms } from '../activities/definition/activity-in-play.ts'
import { isLeft, evaluateLocked, type Evaluated, type EvaluationContext } from './evaluate-locked.ts'
import { isDatabaseGone } from '#gateway/db/database-gone.ts'
import { FIRST_PACE } from './pace.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/**
 * Evaluates a user who has a due entry in the queue. The lock of the user keeps evaluations of one user apart, so the last of them sees every fact
 * that was enqueued before it.
 * @returns false when no entry was due
 */
export async function evaluateUser(
  gateway: EvaluationContext,
  userId: string,
  options: { keepsGranted?: boolean } = {},
): Promise<boolean> {
  const evaluated = await withTransaction(gateway.db, async (tx) => {
    const queued = await lockQueued(tx, userId, gateway.clock.now())
    return queued === null ? [] : evaluateLocked(tx, gateway, [queued], options)
  })
  for (const one of evaluated) await finish(gateway, one)
  return evaluated.length > 0
}

/** For reads: evaluates the user only if an entry is due. */
export async function evaluateIfQueued(gateway: EvaluationContext, userId: string) {
  if (await isQueued(gateway.db, userId, gateway.clock.now())) await evaluateUser(gateway, userId)
}

/**
 * Applies uses, corrects rewards and grants what needs no claim. Entries of the queue stay until then, so that a crash in between loses nothing. When
 * a reward turns out to be final, it is decided again what follows while it stays.
 */
async function finish(gateway: EvaluationContext, evaluated: Evaluated) {
  if (!isLeft(evaluated)) return
  const { userId, uses, grants, corrections } = evaluated
  for (const use of uses) await useReward(gateway, { userId, ...use })
  let keepsGranted = false
  for (const correction of corrections) keepsGranted ||= !(await correctReward(gateway, userId, correction))
  for (const { activityId, source, reward } of grants)
    await gateway.grantClaim({
      ...grantTerms(reward, gateway),
      userId,
      activityId,
      sources: [source, source],
      version: null,
      evenIfQueued: true,
    })
  await evaluateUser(gateway, userId, { keepsGranted })
}

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
) {
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
    throw new EvaluationError(userIdsOf(queued), error)
  }
}
