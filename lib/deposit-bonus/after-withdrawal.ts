import Big from 'big.js'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { reachedTier, type AxisAmounts } from './reached-tier.ts'

/** The net deposit and the tier after a withdrawal of `amount`, a decimal string. */
export function afterWithdrawal(tiers: readonly Tier[], amounts: AxisAmounts, amount: string) {
  const netDeposit = new Big(amounts.netDeposit).minus(amount).toFixed()
  return { netDeposit, tier: reachedTier(tiers, { ...amounts, netDeposit }) }
}
