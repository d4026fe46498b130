import type { Money } from '@fanfare/contract/money.ts'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { prizeAt } from '../places/prize-at.ts'

/** The unit of a board's volumes and combined prizes: that of the pool, else USDT. */
export const boardUnit = ({ pool }: { pool?: Money | null | undefined }) => pool?.unit ?? 'USDT'

/** The prize of a place on the board COMBINED, where the score is the amount itself; null when the file has no prizes. Pure. */
export function combinedPrize(
  { tiers, pool }: Pick<FileWith<'places'>, 'tiers' | 'pool'>,
  score: string,
): RewardDefinition | null {
  const [tier] = tiers
  return tier === undefined ? null : { ...tier.reward, amount: { amount: score, unit: boardUnit({ pool }) } }
}

/** The base prize of a rank by volume, a decimal string; null when there is none, or one that is no amount. Pure. */
export function basePrize(file: FileWith<'factors'>, rank: number, unlocked: Money | null) {
  const amount = prizeAt(file, rank, unlocked)?.reward.amount
  return amount !== undefined && 'unit' in amount ? amount.amount : null
}
