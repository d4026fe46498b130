import { findSettlement, lockSettlement, saveProgress } from '#gateway/results/db/activity-settlements.ts'
import { SETTLEMENT_STEPS, type SettlementStep } from '#gateway/db/tables/settlement-report.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { freezeResult } from './freeze-result.ts'
import { grantRewards } from './grant-rewards.ts'
import { rankNextBoard, recordBoard } from './rank-boards.ts'
import { reserveRewards } from './reserve-rewards.ts'
import { sendResults } from './send-results.ts'
import type { SettlingGateway, Step, StepInput } from './step.ts'
import { writeReport } from './write-report.ts'

const STEPS: Record<Exclude<SettlementStep, 'settled'>, Step> = {
  freeze: freezeResult,
  rank: recordBoard,
  entitlements: reserveRewards,
  grants: grantRewards,
  messages: sendResults,
  report: writeReport,
}

const stepAfter = (step: SettlementStep): SettlementStep =>
  SETTLEMENT_STEPS[SETTLEMENT_STEPS.indexOf(step) + 1] ?? 'settled'

export interface Advance {
  /** The step that was worked on, and the one that is next. */
  from: SettlementStep
  to: SettlementStep
}

/**
 * Does the next part of a settlement and stores its progress in the same transaction, so that a crash repeats neither.
 * @returns null: nothing can be done now
 */
export async function advance(
  gateway: SettlingGateway,
  activityId: string,
  rules: Pick<StepInput, 'enginesOf' | 'pageSize'>,
): Promise<Advance | null> {
  const seen = await findSettlement(gateway.db, activityId)
  if (seen?.step === 'rank') await rankNextBoard(gateway, rules.enginesOf, seen)
  return withTransaction(gateway.db, async (tx) => {
    const now = gateway.clock.now()
    const settlement = await lockSettlement(tx, activityId, now)
    const step = settlement?.step ?? 'settled'
    if (settlement === null || step === 'settled') return null
    const progress = await STEPS[step]({ ...rules, tx, gateway, settlement, now })
    if (progress === null) return null
    const { next, report } = progress
    const to = next === null ? stepAfter(step) : step
    await saveProgress(tx, { activityId, step: to, cursor: next ?? 0, report, at: now })
    return { from: step, to }
  })
}
