import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { boardUnit } from '../board-unit.ts'

/** The prize of a place on the board COMBINED, where the score is the amount itself; null: the file has no prizes. Pure. */
export function combinedPrize(
  { tiers, pool }: Pick<FileWith<'places'>, 'tiers' | 'pool'>,
  score: string,
): RewardDefinition | null {
  const [tier] = tiers
  return tier === undefined ? null : { ...tier.reward, amount: { amount: score, unit: boardUnit({ pool }) } }
}
