import { assetOf, quantityOf } from '@fanfare/activities/file/reward.ts'
import { CLAIM_TIME_AFTER_SUSPENSION_MS } from '#gateway/audit/suspended-claims.ts'
import type { SourceKey } from '#gateway/db/tables/source.ts'
import type { SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import type { SourceDecision } from '../engines/engine.ts'
import type { Earning, EvaluationPlan } from './plan.ts'

/** One source: its row, if it has one, and what the facts say. */
export interface Case {
  key: SourceKey
  row: SourceStateRow | undefined
  decision: SourceDecision
  areClaimsSuspended: boolean
  now: number
}

/** The reward that the facts earn; null if they do not. */
export function earningOf({ key, row, decision }: Pick<Case, 'key' | 'row' | 'decision'>): Earning | null {
  const { status, earnedAt, claimDeadline, reward, isLowerable } = decision
  if (status !== 'EARNED' || earnedAt === null) return null
  return {
    ...key,
    earnedAt,
    claimDeadline,
    asset: assetOf(reward),
    quantity: quantityOf(reward),
    isLowerable,
    wasSoldOut: row?.soldOut ?? false,
    wasMissed: row?.status === 'UNSATISFIED',
  }
}

/** Compares one decision with its row. */
export function planSource(plan: EvaluationPlan, one: Case): void {
  const { key, row, decision, areClaimsSuspended, now } = one
  if (row?.isGrantDue === true) {
    if (!areClaimsSuspended) plan.grant.push({ ...key, reward: decision.reward })
  } else if (row?.status === 'COMPLETED') planCompleted(plan, { ...one, row })
  else {
    const earning = earningOf(one)
    if (earning === null) planUnearned(plan, one)
    else {
      const isInTime = earning.claimDeadline === null || earning.claimDeadline > now
      if (isInTime || !earning.wasSoldOut) {
        if (row === undefined) plan.open.push(key)
        const list = isInTime ? plan.reserve : plan.late
        list.push(earning)
      }
    }
  }
}

function planUnearned(plan: EvaluationPlan, { key, row, decision }: Case) {
  const isMissed = row?.status === 'UNSATISFIED'
  if (decision.status === 'MISSED' && !isMissed) {
    if (row === undefined) plan.open.push(key)
    plan.change.push({ ...key, status: 'UNSATISFIED', soldOut: false })
    plan.missed.push(key)
  } else if (row?.soldOut === true)
    plan.change.push({ ...key, status: isMissed ? 'UNSATISFIED' : 'PENDING', soldOut: false })
}

/**
 * COMPLETED is final (ADR 0004); late facts may still move the time at which the reward was earned, until the claim. The times of an expired claim
 * follow the facts, too, unless its deadline would be open again: its amount is back in the budget.
 */
function planCompleted(
  plan: EvaluationPlan,
  { key, row, decision, areClaimsSuspended, now }: Case & { row: SourceStateRow },
) {
  const { status, earnedAt, claimDeadline } = decision
  const isEarned = status === 'EARNED' && earnedAt !== null && claimDeadline !== null
  const hasMoved = (at: { earnedAt: number; claimDeadline: number }) =>
    at.earnedAt !== row.earnedAt || at.claimDeadline !== row.claimDeadline
  if (row.claimExpired) {
    if (isEarned && claimDeadline <= now && hasMoved({ earnedAt, claimDeadline }))
      plan.move.push({ ...key, earnedAt, claimDeadline, isUnearned: false })
    return
  }
  const at = isEarned
    ? { earnedAt, claimDeadline: keptDeadline(row, earnedAt, claimDeadline) }
    : { earnedAt: row.earnedAt ?? now, claimDeadline: row.claimDeadline ?? now }
  if (areClaimsSuspended && at.claimDeadline <= now) at.claimDeadline = now + CLAIM_TIME_AFTER_SUSPENSION_MS
  if (at.claimDeadline <= now) plan.expire.push({ ...key, ...at })
  else if (hasMoved(at) || row.isUnearned === isEarned) plan.move.push({ ...key, ...at, isUnearned: !isEarned })
}

/** Facts may move a claim deadline; a new version of the activity never shortens the deadline of the same completion. */
const keptDeadline = (row: SourceStateRow, earnedAt: number, claimDeadline: number) =>
  earnedAt === row.earnedAt ? Math.max(claimDeadline, row.claimDeadline ?? claimDeadline) : claimDeadline
