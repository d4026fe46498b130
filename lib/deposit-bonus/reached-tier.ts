import Big from 'big.js'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'

/** The amounts of a participant on both axes, as decimal strings in the unit of the tiers. */
export interface AxisAmounts {
  netDeposit: string
  volume: string
}

export const AXES = ['netDeposit', 'volume'] as const
export type Axis = (typeof AXES)[number]

/** The highest tier that both axes meet; tiers are in ascending order, and a condition that is absent is met. */
export const reachedTier = (tiers: readonly Tier[], amounts: AxisAmounts): Tier | null =>
  tiers.findLast((tier) => AXES.every((axis) => new Big(amounts[axis]).gte(tier[axis]?.amount ?? amounts[axis]))) ??
  null

export const amountsOf = ({ netDeposit, volume }: Pick<MyDepositBonus, Axis>): AxisAmounts => ({
  netDeposit: netDeposit.amount,
  volume: volume.amount,
})
