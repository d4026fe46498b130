import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { assetOf, quantityOf, type RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { ActivitySettlement } from '#gateway/results/db/activity-settlements.ts'
import { listFinalPlaces } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import type { FinalResults, FinalRules } from '../engines/engine.ts'
import type { Reservation } from '../rewards/reserve-awards.ts'
import { fileOf, type StepInput } from './result-step.ts'

/** A reward that a final place earned. */
export interface FinalReward extends Reservation {
  reward: RewardDefinition
}

interface FinalPage extends FinalResults {
  /** By participant, in their order. */
  rewards: readonly FinalReward[]
}

/** The next participants, those with the best place first, with all of their rewards. The same at every call. */
export async function readFinalPage({ tx, enginesOf, pageSize, settlement }: StepInput): Promise<FinalPage> {
  const file = fileOf(settlement)
  const rules = enginesOf(file.type).flatMap(({ atEnd }) => atEnd ?? [])
  const page = { after: settlement.cursor, limit: pageSize }
  const { participants, next } = await listResults(tx, rules, file, settlement.activityId, page)
  const boards = new Map(
    settlement.report.snapshots.map(({ track, rows, sum = '0' }) => [track, { rows, sum }] as const),
  )
  const rewards = participants.flatMap(({ userId, places, team }) => {
    const result = { places: new Map(Object.entries(places)), team }
    return rules
      .flatMap((atEnd) => atEnd.rewardsOf(file, result, boards))
      .map(({ source, reward }) => ({ ...reservationOf(settlement, userId, reward), source, reward }))
  })
  return { participants, rewards, next }
}

async function listResults(
  tx: Db,
  rules: readonly FinalRules[],
  file: ActivityFile,
  activityId: string,
  page: { after: number; limit: number },
) {
  const own = rules.find((atEnd) => atEnd.listResults !== undefined)
  if (own?.listResults) return own.listResults(tx, activityId, file, page)
  const { participants, next } = await listFinalPlaces(tx, activityId, page)
  return { participants: participants.map(({ userId, places }) => ({ userId, places, team: null })), next }
}

const reservationOf = (
  { activityId, frozenAt, startedAt }: ActivitySettlement,
  userId: string,
  reward: RewardDefinition,
) => ({ userId, activityId, asset: assetOf(reward), quantity: quantityOf(reward), earnedAt: frozenAt ?? startedAt })
