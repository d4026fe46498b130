import { isQueued, lockQueued } from '#gateway/evaluation/db/evaluation-queue.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { useReward } from './end-reward.ts'
import { grantTerms } from '../activities/definition/grant-terms.ts'
import { isLeft, evaluateLocked, type Evaluated, type EvaluationContext } from './evaluate-locked.ts'

/**
 * Evaluates a user who has a due entry in the queue. The lock of the user keeps evaluations of one user apart, and the last of
 * them sees every fact that was enqueued before it.
 * @returns false when no entry was due
 */
export async function evaluateUser(gateway: EvaluationContext, userId: string) {
  const evaluated = await withTransaction(gateway.db, async (tx) => {
    const queued = await lockQueued(tx, userId, gateway.clock.now())
    return queued === null ? [] : evaluateLocked(tx, gateway, [queued])
  })
  for (const one of evaluated) await finish(gateway, one)
  return evaluated.length > 0
}

/** For reads: evaluates the user only if an entry is due. */
export async function evaluateIfQueued(gateway: EvaluationContext, userId: string) {
  if (await isQueued(gateway.db, userId, gateway.clock.now())) await evaluateUser(gateway, userId)
}

/** Applies uses and grants what needs no claim. Entries of the queue stay until then, so that a crash in between loses nothing. */
export async function finish(gateway: EvaluationContext, evaluated: Evaluated) {
  if (!isLeft(evaluated)) return
  const { userId, uses, grants } = evaluated
  for (const use of uses) await useReward(gateway, { userId, ...use })
  for (const { activityId, source, reward } of grants)
    await gateway.grantClaim({
      ...grantTerms(reward, gateway),
      userId,
      activityId,
      sources: [source, source],
      version: null,
      evenIfQueued: true,
    })
  await evaluateUser(gateway, userId)
}
