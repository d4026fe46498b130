import { assetOf, quantityOf, type RewardDefinition } from '#activities/file/reward.ts'
import type { ActivitySettlement } from '#gateway/db/activity-settlements.ts'
import { listFinalPlaces, type FinalPlaces } from '#gateway/db/board-snapshots.ts'
import type { Reservation } from '../rewards/reserve-awards.ts'
import { fileOf, type StepInput } from './step.ts'

/** A reward that a final place earned. */
export interface FinalReward extends Reservation {
  reward: RewardDefinition
}

export interface FinalPage {
  participants: readonly FinalPlaces[]
  /** By participant, in their order. */
  rewards: readonly FinalReward[]
  /** The cursor of the next page; null: this is the last one. */
  next: number | null
}

/** The next participants by their best place, with the rewards of all of their places. The same at every call. */
export async function readFinalPage({ tx, enginesOf, pageSize, settlement }: StepInput): Promise<FinalPage> {
  const { participants, next } = await listFinalPlaces(tx, settlement.activityId, {
    after: settlement.cursor,
    limit: pageSize,
  })
  const file = fileOf(settlement)
  const rules = enginesOf(file.type).flatMap(({ atEnd }) => atEnd ?? [])
  const results = new Map(
    settlement.report.snapshots.map(({ track, rows, sum = '0' }) => [track, { rows, sum }] as const),
  )
  const rewards = participants.flatMap(({ userId, places }) =>
    rules
      .flatMap((atEnd) => atEnd.rewardsOf(file, new Map(Object.entries(places)), results))
      .map(({ source, reward }) => ({ ...reservationOf(settlement, userId, reward), source, reward })),
  )
  return { participants, rewards, next }
}

const reservationOf = (
  { activityId, frozenAt, startedAt }: ActivitySettlement,
  userId: string,
  reward: RewardDefinition,
) => ({ userId, activityId, asset: assetOf(reward), quantity: quantityOf(reward), earnedAt: frozenAt ?? startedAt })
