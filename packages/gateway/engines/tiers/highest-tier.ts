import type { FileWith } from '@fanfare/activities/schema.ts'
import type { ReachedAxes } from './reached-axes.ts'

export type TierDefinition = FileWith<'tiers'>['tiers'][number]

/** Whether both axes meet a tier; a condition that is absent is met. */
const meets = ({ netDeposit, volume }: Pick<ReachedAxes, 'netDeposit' | 'volume'>, tier: TierDefinition): boolean =>
  (tier.netDeposit === undefined || netDeposit.gte(tier.netDeposit.amount)) &&
  (tier.volume === undefined || volume.gte(tier.volume.amount))

/** The highest tier that both axes meet; the file has the tiers in ascending order. */
export const highestTier = (
  tiers: readonly TierDefinition[],
  reached: Pick<ReachedAxes, 'netDeposit' | 'volume'>,
): TierDefinition | null => tiers.findLast((tier) => meets(reached, tier)) ?? null
