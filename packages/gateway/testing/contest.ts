import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { writeScores } from '../boards/db/scores.ts'
import { DAY, tradeTask, type TaskWorld } from './task-world.ts'

type ContestFile = Extract<ActivityFileInput, { type: 'PersonalTrading' }>
export type ContestTier = NonNullable<ContestFile['tiers']>[number]

export interface ContestInput {
  alias: string
  tiers: ContestTier[]
  /** Of GIFT_CASH:USDT. */
  limit?: string
  /** The participants, with their scores by track. */
  scores: readonly { userId: string; scores: Readonly<Record<string, string>> }[]
  changes?: Partial<ActivityFileInput>
}

export const paidRanks = (
  rankFrom: number,
  rankTo: number,
  amount: string,
  changes: Partial<ContestTier['reward']> = {},
): ContestTier => ({
  id: `ranks-${rankFrom}-to-${rankTo}`,
  rankFrom,
  rankTo,
  reward: { type: 'GIFT_CASH', kind: 'Token', amount: { amount, unit: 'USDT' }, ...changes },
})

/** Publishes a competition whose scores are written, and which ends ten days from now; its result is final a day later. */
export async function createContest(
  world: TaskWorld,
  { alias, tiers, limit = '1000', scores, changes = {} }: ContestInput,
): Promise<string> {
  const { db } = world.gateway
  const now = world.clock.now()
  const file = {
    alias,
    type: 'PersonalTrading',
    startTime: new Date(now - DAY).toISOString(),
    endTime: new Date(now + 10 * DAY).toISOString(),
    settleDays: 1,
    tasks: [tradeTask()],
    ...(tiers.length > 0 ? { tiers } : {}),
    budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit }],
    ...changes,
  }
  // A changed type may lack the fields of a competition.
  const activityId = await world.publish(file as Parameters<TaskWorld['publish']>[0])
  if (scores.length === 0) return activityId
  await db
    .insertInto('participations')
    .values(scores.map(({ userId }) => ({ activityId, userId, appliedAt: now })))
    .execute()
  const rows = scores.flatMap(({ userId, scores: byTrack }) =>
    Object.entries(byTrack).map(([track, score]) => ({ userId, activityId, track, score, reachedAt: now })),
  )
  await writeScores(db, rows)
  return activityId
}

/** From the publication of a contest until its result is final, ms. */
export const UNTIL_FINAL = 11 * DAY
