import type { QueuedUser } from '#gateway/evaluation/db/evaluation-queue.ts'
import { sourceKey, type SourceKey } from '#gateway/db/tables/source.ts'
import type { EvaluationPlan } from './plan-evaluation.ts'

/** A burst has ended when no fact has arrived for so long, ms. */
const QUIET_MS = 700
/** An earned reward waits for a burst no longer than this: the effect of a fact shows within 2 s (contract §7). */
const BURST_MS = 1_200

export interface BurstDecision {
  plan: EvaluationPlan
  /** When to evaluate again, and since when a reward has been held; null when no reward is held. */
  hold: { retryAt: number; heldAt: number } | null
}

/**
 * COMPLETED is final, so a reward that a fact can make unearned waits for the end of the burst in which its facts arrive; otherwise the
 * order of arrival would decide (GW-2). A steady stream delays it by 1.2 s at most. Times in the future, from a clock that
 * has been set back since, do not delay it.
 */
export function deferDuringBurst(
  { factAt, heldAt }: Pick<QueuedUser, 'factAt' | 'heldAt'>,
  plan: EvaluationPlan,
  now: number,
): BurstDecision {
  const lowerable = plan.reserve.filter(({ isLowerable }) => isLowerable)
  const since = heldAt === null || heldAt > now ? now : heldAt
  const isBurst = factAt !== null && factAt <= now && factAt > now - QUIET_MS && since > now - BURST_MS
  if (lowerable.length === 0 || !isBurst) return { plan, hold: null }
  const held = new Set(lowerable.map(sourceKey))
  const isFree = (key: SourceKey) => !held.has(sourceKey(key))
  return {
    plan: { ...plan, open: plan.open.filter(isFree), reserve: plan.reserve.filter(isFree) },
    hold: { retryAt: Math.min(factAt + QUIET_MS, since + BURST_MS), heldAt: since },
  }
}
