import type { GatewayContext } from '#gateway/context.ts'
import type { ActivitySettlement } from '#gateway/results/db/activity-settlements.ts'
import type { Db } from '#gateway/db/client.ts'
import type { SettlementReport } from '#gateway/db/tables/settlement-report.ts'
import type { ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import type { Engine, FinalResults, FinalRules } from '../engines/engine.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { assetOf, quantityOf, type RewardDefinition } from '@fanfare/activities/file/reward.ts'
import { listFinalPlaces } from '#gateway/boards/db/board-snapshots.ts'
import type { Reservation } from '../rewards/awards/reserve-awards.ts'

/** The engines of an activity type; tests bring their own. */
export type EnginesOf = (type: ActivityTypeName) => readonly Engine[]

export interface StepInput {
  /** The transaction that also stores the progress; it holds the lock of the settlement. */
  tx: Db
  gateway: GatewayContext
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

/** A reward that a final place earned. */
export interface FinalReward extends Reservation {
  reward: RewardDefinition
}

/** The next participants, those with the best place first, with all of their rewards, in the same order. The same at every call. */
export async function readFinalPage({ tx, enginesOf, pageSize, settlement }: StepInput) {
  const file = fileOf(settlement)
  const rules = enginesOf(file.type).flatMap(({ atEnd }) => atEnd ?? [])
  const page = { after: settlement.cursor, limit: pageSize }
  const { participants, next } = await listResults(tx, rules, file, settlement.activityId, page)
  const boards = new Map(
    settlement.report.snapshots.map(({ track, rows, sum = '0' }) => [track, { rows, sum }] as const),
  )
  const { activityId, frozenAt, startedAt } = settlement
  const rewards = participants.flatMap((participant) =>
    rules
      .flatMap((atEnd) => atEnd.rewardsOf(file, participant, boards))
      .map(({ source, reward }) => ({
        userId: participant.userId,
        activityId,
        source,
        asset: assetOf(reward),
        quantity: quantityOf(reward),
        earnedAt: frozenAt ?? startedAt,
        reward,
      })),
  )
  return { participants, rewards, next }
}

async function listResults(
  tx: Db,
  rules: readonly FinalRules[],
  file: ActivityFile,
  activityId: string,
  page: { after: number; limit: number },
): Promise<FinalResults> {
  const own = rules.find((atEnd) => atEnd.listResults !== undefined)
  if (own?.listResults) return own.listResults(tx, activityId, file, page)
  const { participants, next } = await listFinalPlaces(tx, activityId, page)
  return { participants: participants.map((participant) => ({ ...participant, team: null })), next }
}
