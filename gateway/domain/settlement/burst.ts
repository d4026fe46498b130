import type { TaskType } from '#lib/contract/enumerations.ts'
import type { QueuedUser } from '#gateway/db/settlement-queue.ts'
import { stateKey } from '#gateway/db/task-states.ts'
import type { JoinedInPlay, SettlementPlan } from './plan-settlement.ts'

/** Task types whose reached target an earlier fact that arrives later can undo (docs/decisions/0004). */
const LOWERABLE: ReadonlySet<TaskType> = new Set(['EARNINGS', 'SPOT_FIRST_TRADING'])

/** A burst has ended when no fact has arrived for so long, ms. */
const QUIET_MS = 700
/** A reached target waits for a burst no longer than this: the effect of a fact shows within 2 s (contract §7). */
const BURST_MS = 1_200

export interface BurstDecision {
  plan: SettlementPlan
  /** When to settle again, and since when a target has been held; null: no target is held. */
  hold: { retryAt: number; heldAt: number } | null
}

/**
 * COMPLETED is final, so a task of a lowerable type waits for the end of the burst in which its facts arrive; otherwise the
 * order of arrival would decide (GW-2). A steady stream delays it by 1.2 s at most. Times in the future, from a clock that
 * has been set back since, do not delay it.
 */
export function deferDuringBurst(
  { factAt, heldAt }: Pick<QueuedUser, 'factAt' | 'heldAt'>,
  { plan, inPlay, now }: { plan: SettlementPlan; inPlay: readonly JoinedInPlay[]; now: number },
): BurstDecision {
  const typeOf = new Map(inPlay.map(({ activity }) => [activity.frame.activityId, activity.tasks]))
  const lowerable = plan.reserve.filter(({ activityId, taskId }) => {
    const type = typeOf.get(activityId)?.get(taskId)?.type
    return type !== undefined && LOWERABLE.has(type)
  })
  const since = heldAt === null || heldAt > now ? now : heldAt
  const isBurst = factAt !== null && factAt <= now && factAt > now - QUIET_MS && since > now - BURST_MS
  if (lowerable.length === 0 || !isBurst) return { plan, hold: null }
  const held = new Set(lowerable.map(stateKey))
  const isFree = (key: Parameters<typeof stateKey>[0]) => !held.has(stateKey(key))
  return {
    plan: { ...plan, open: plan.open.filter(isFree), reserve: plan.reserve.filter(isFree) },
    hold: { retryAt: Math.min(factAt + QUIET_MS, since + BURST_MS), heldAt: since },
  }
}
