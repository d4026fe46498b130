import type { GatewayContext } from '#gateway/context.ts'
import type { ActivitySettlement } from '#gateway/results/db/activity-settlements.ts'
import type { Db } from '#gateway/db/client.ts'
import type { SettlementReport } from '#gateway/db/tables/settlement-report.ts'
import type { ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import type { Engine } from '../engines/engine.ts'

export type SettlingGateway = Pick<
  GatewayContext,
  'db' | 'clock' | 'newId' | 'log' | 'violations' | 'announceActivity' | 'activities'
>

/** The engines of an activity type; tests bring their own. */
export type EnginesOf = (type: ActivityTypeName) => readonly Engine[]

export interface StepInput {
  /** The transaction that also stores the progress; it holds the lock of the settlement. */
  tx: Db
  gateway: SettlingGateway
  enginesOf: EnginesOf
  /** Ranks in a page of final places. */
  pageSize: number
  settlement: ActivitySettlement
  /** ms */
  now: number
}

interface StepProgress {
  /** The cursor of the rest of the step; null when the step is done. */
  next: number | null
  report: SettlementReport
}

/** Does the next part of a step, at most some hundred rows. @returns null when it must wait, and changed nothing */
export type Step = (input: StepInput) => Promise<StepProgress | null>

/** The file as it was when the result was frozen. */
export function fileOf({ activityId, definition }: ActivitySettlement) {
  if (definition === null) throw new Error(`the result of ${activityId} is not frozen`)
  return definition
}
