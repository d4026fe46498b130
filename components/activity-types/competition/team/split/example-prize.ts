import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'

/** A prize of money, with which the split is explained. */
export interface ExamplePrize {
  rank: number
  prize: Money
}

/** The second prize, else the first one; null where no prize is money. */
export function examplePrize(tiers: readonly Tier[]): ExamplePrize | null {
  const prizes = tiers.flatMap(({ rankFrom, reward: { amount } }) =>
    rankFrom !== undefined && 'unit' in amount ? [{ rank: rankFrom, prize: amount }] : [],
  )
  return prizes[1] ?? prizes[0] ?? null
}
