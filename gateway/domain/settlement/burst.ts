import type { TaskType } from '#lib/contract/enumerations.ts'
import { arrivalsSince } from '#gateway/db/events.ts'
import { stateKey } from '#gateway/db/task-states.ts'
import type { Db } from '#gateway/db/client.ts'
import type { JoinedInPlay, SettlementPlan } from './plan-settlement.ts'

/** Types that a fact which arrives later, but occurred earlier, can take a reached target from (docs/decisions/0004). */
const LOWERABLE: ReadonlySet<TaskType> = new Set(['EARNINGS', 'SPOT_FIRST_TRADING'])

/** So long nothing arrived: what belongs together is here. */
const QUIET_MS = 700
/** No burst is waited for longer; the effect of a fact shows within 2 s (contract §7). */
const BURST_MS = 1_200

export interface BurstDecision {
  plan: SettlementPlan
  /** When to ask again; null: nothing was held. */
  retryAt: number | null
}

/**
 * COMPLETED stays, so a task of a lowerable type waits for the end of the burst its facts arrive in: else the order inside
 * it would decide (GW-2). Facts in a steady stream are not waited for, there is no end of it.
 */
export async function deferDuringBurst(
  tx: Db,
  userId: string,
  { plan, inPlay, now }: { plan: SettlementPlan; inPlay: readonly JoinedInPlay[]; now: number },
): Promise<BurstDecision> {
  const typeOf = new Map(inPlay.map(({ activity }) => [activity.frame.activityId, activity.tasks]))
  const lowerable = plan.reserve.filter(({ activityId, taskId }) => {
    const type = typeOf.get(activityId)?.get(taskId)?.type
    return type !== undefined && LOWERABLE.has(type)
  })
  if (lowerable.length === 0) return { plan, retryAt: null }
  const arrivals = await arrivalsSince(tx, userId, ['position.closed', 'trade.filled'], now - 2 * BURST_MS)
  const known = arrivals.filter((at) => at <= now)
  const newest = Math.max(...known, -Infinity)
  const isBurst = newest > now - QUIET_MS && known.every((at) => at > now - BURST_MS)
  if (!isBurst) return { plan, retryAt: null }
  const held = new Set(lowerable.map(stateKey))
  const isFree = (key: Parameters<typeof stateKey>[0]) => !held.has(stateKey(key))
  return {
    plan: { ...plan, open: plan.open.filter(isFree), reserve: plan.reserve.filter(isFree) },
    retryAt: newest + QUIET_MS,
  }
}
