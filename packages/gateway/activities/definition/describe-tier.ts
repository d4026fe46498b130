import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
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
