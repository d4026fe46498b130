import type { ActivityTexts } from '#activities/file/texts.ts'
import type { FileWith } from '#activities/schema.ts'
import type { Tier } from '#lib/contract/activity/activity.ts'
import { describeTierReward } from './describe-task.ts'

/** A tier as in contract §6: places of a board, or conditions of a deposit bonus. */
export const describeTier = (
  { id, reward, ...reached }: (FileWith<'places'> | FileWith<'tiers'>)['tiers'][number],
  texts: ActivityTexts,
): Tier => ({
  tierId: id,
  label: texts.labels[id] ?? id,
  reward: describeTierReward(reward, texts, id),
  ...reached,
})
