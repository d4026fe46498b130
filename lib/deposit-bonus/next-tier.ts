import Big from 'big.js'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { AXES, type Axis, type AxisAmounts } from './reached-tier.ts'

/** The amounts missing for a tier on each axis; null when the axis meets it. */
export type Missing = Record<Axis, Money | null>

export function missingFor(tier: Tier, amounts: AxisAmounts): Missing {
  const [netDeposit, volume] = AXES.map((axis): Money | null => {
    const needed = tier[axis]
    if (needed === undefined) return null
    const rest = new Big(needed.amount).minus(amounts[axis])
    return rest.gt(0) ? { amount: rest.toFixed(), unit: needed.unit } : null
  })
  return { netDeposit: netDeposit ?? null, volume: volume ?? null }
}

/** How much more a tier pays than the present one; null when the rewards are not amounts of one unit. */
export function rewardGain(tier: Tier, present: Tier | null): Money | null {
  const { amount } = tier.reward
  if (!('unit' in amount)) return null
  if (present === null) return amount
  const before = present.reward.amount
  if (!('unit' in before) || before.unit !== amount.unit) return null
  return { amount: new Big(amount.amount).minus(before.amount).toFixed(), unit: amount.unit }
}
