import type { ActivityFile, ActivityTexts } from '#activities/schema.ts'
import type { Tier } from '#lib/contract/activity/activity.ts'
import { describeReward } from './describe-task.ts'

/** A tier as in contract §6: places of a board, or conditions of a deposit bonus. */
export const describeTier = (
  { id, reward, ...reached }: ActivityFile['tiers'][number],
  texts: ActivityTexts,
): Tier => ({
  tierId: id,
  label: texts.labels[id] ?? id,
  reward: describeReward(reward, texts, id),
  ...reached,
})
