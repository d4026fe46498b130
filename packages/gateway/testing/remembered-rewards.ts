import { sourceKey, type SourceKey } from '../db/tables/source.ts'
import type { Member } from '../engines/engine.ts'
import { planEvaluation } from '../evaluation/plan-evaluation.ts'
import type { Earning, EvaluationPlan } from '../evaluation/plan.ts'
import type { UserFacts } from '../facts/user-facts.ts'
import type { SourceStateRow } from '../rewards/db/source-states.ts'

/** The rewards of one user as evaluations leave them, in memory, with a budget that pays everything. */
export function rememberedRewards(members: readonly Member[]) {
  const rows = new Map<string, SourceStateRow>()

  const fresh = ({ activityId, source }: SourceKey, now: number): SourceStateRow => ({
    userId: 'u-1',
    activityId,
    source,
    status: 'PENDING',
    earnedAt: null,
    claimDeadline: null,
    claimExpired: false,
    isGrantDue: false,
    soldOut: false,
    updatedAt: now,
    quantity: null,
    isUnearned: false,
    isCorrected: false,
  })

  function apply(plan: EvaluationPlan, now: number) {
    const change = (key: SourceKey, changes: Partial<SourceStateRow>) =>
      rows.set(sourceKey(key), { ...(rows.get(sourceKey(key)) ?? fresh(key, now)), ...changes })
    const earn = ({ earnedAt, claimDeadline, quantity, ...key }: Earning, isLate: boolean) =>
      change(key, {
        status: 'COMPLETED',
        earnedAt,
        claimDeadline,
        quantity,
        claimExpired: isLate,
        updatedAt: now,
        isGrantDue: claimDeadline === null,
      })
    for (const { earnedAt, claimDeadline, isUnearned, ...key } of plan.move)
      change(key, { earnedAt, claimDeadline, isUnearned, updatedAt: now })
    for (const { earnedAt, claimDeadline, ...key } of plan.expire)
      change(key, { earnedAt, claimDeadline, claimExpired: true, updatedAt: now })
    for (const key of plan.withdraw) change(key, { claimExpired: true, isGrantDue: false })
    for (const { status, soldOut, ...key } of plan.change) change(key, { status, soldOut, updatedAt: now })
    for (const earning of plan.late) earn(earning, true)
    for (const earning of plan.reserve) earn(earning, false)
    for (const key of plan.grant) change(key, { status: 'GRANTED', isGrantDue: false })
    for (const { granted, wanted } of plan.correct) {
      change(granted, { isCorrected: true })
      if (wanted !== null) earn(wanted, false)
    }
    return (
      plan.grant.length + plan.correct.length > 0 || plan.reserve.some(({ claimDeadline }) => claimDeadline === null)
    )
  }

  return {
    /** @param keepsGranted granted rewards are final: used in part, or handed over */
    evaluate: (facts: UserFacts, now: number, keepsGranted = false): void => {
      const terms = { areClaimsSuspended: () => false, keepsGranted }
      while (apply(planEvaluation(members, facts, [...rows.values()], now, terms), now));
    },
    /** Claims whatever can be claimed. */
    claimAll: (now: number): void => {
      for (const [key, row] of rows)
        if (row.status === 'COMPLETED' && !row.claimExpired && (row.claimDeadline ?? 0) > now)
          rows.set(key, { ...row, status: 'GRANTED' })
    },
    rows: (): SourceStateRow[] => [...rows.values()],
  }
}
