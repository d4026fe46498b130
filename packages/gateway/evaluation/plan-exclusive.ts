import Big from 'big.js'
import { quantityOf } from '@fanfare/activities/file/reward.ts'
import { ruledSource, sourceOfTurn, type ExclusiveKind } from '#gateway/db/tables/source.ts'
import type { SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import type { SourceDecision } from '../engines/engine.ts'
import type { EvaluationPlan } from './plan.ts'
import { earningOf, planSource, type Case } from './plan-source.ts'
import type { Standing } from './standing.ts'

interface Context {
  activityId: string
  areClaimsSuspended: boolean
  now: number
}

/**
 * The sources of an exclusive kind, of which the facts earn at most one. An earlier fact that arrives late decides again which one has the reward: one
 * that is reserved is withdrawn, and one that is granted is corrected, if that is still possible.
 */
export function planExclusive(
  plan: EvaluationPlan,
  kind: ExclusiveKind,
  { decisions, standing, context }: { decisions: readonly SourceDecision[]; standing: Standing; context: Context },
): void {
  const holder = standing.holders.get(kind)
  const { activityId, areClaimsSuspended } = context
  if (holder !== undefined) {
    const { row, mayMove } = holder
    const earned = decisions.find(({ status }) => status === 'EARNED')
    const own = decisions.find(({ source }) => source === ruledSource(row.source))
    const key = { activityId, source: row.source }
    if (!mayMove || (earned !== undefined && earned === own && isSameReward(own, row))) {
      if (row.isGrantDue && own !== undefined && !areClaimsSuspended) plan.grant.push({ ...key, reward: own.reward })
      return
    }
    if (!row.isGrantDue) {
      const wanted = earned === undefined ? null : earningOf(caseOf(earned, standing, context))
      plan.correct.push({ granted: key, wanted })
      return
    }
    plan.withdraw.push({ ...key, earnedAt: row.earnedAt ?? context.now, claimDeadline: null })
  }
  for (const decision of decisions)
    if (!standing.closed.has(decision.source)) planFree(plan, decision, standing, context)
}

/** A source while none of its kind has the reward. One that was withdrawn or taken back can be earned again, and cannot be missed again. */
function planFree(plan: EvaluationPlan, decision: SourceDecision, standing: Standing, context: Context) {
  const one = caseOf(decision, standing, context)
  if (decision.status === 'EARNED' || one.row !== undefined || !standing.rows.has(decision.source))
    planSource(plan, one)
}

/** Its newest row and name, or the name of its next turn. */
function caseOf(decision: SourceDecision, { rows, holders }: Standing, { activityId, ...rest }: Context): Case {
  const { row, turns } = rows.get(decision.source) ?? { row: undefined, turns: 0 }
  const isHolder = [...holders.values()].some((holder) => holder.row === row)
  const isTakenBack = row !== undefined && (row.isCorrected || row.claimExpired || isHolder)
  const source = isTakenBack ? sourceOfTurn(decision.source, turns + 1) : (row?.source ?? decision.source)
  return { key: { activityId, source }, row: isTakenBack ? undefined : row, decision, ...rest }
}

/** Whether the facts give the same amount as before: the close of an order that decides a cover may be another one. */
const isSameReward = ({ reward, isAmountFixed }: SourceDecision, { quantity }: SourceStateRow) =>
  isAmountFixed === true || quantity === null || new Big(quantityOf(reward)).eq(quantity)
