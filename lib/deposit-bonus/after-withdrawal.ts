import Big from 'big.js'
import type { Tier } from '#lib/contract/activity/activity.ts'
import { reachedTier, type AxisAmounts } from './reached-tier.ts'

/** A number as people write one: digits, spaces or commas between thousands, and a point. */
const WRITTEN = /^\d{1,20}(\.\d{1,18})?$/

/** The amount that a user typed as a decimal string; null: no amount above zero. */
export function readAmount(typed: string): string | null {
  const plain = typed.replaceAll(/[\s,]/g, '')
  return WRITTEN.test(plain) && new Big(plain).gt(0) ? plain : null
}

/** The net deposit and the tier after a withdrawal of `amount`, a decimal string. */
export function afterWithdrawal(tiers: readonly Tier[], amounts: AxisAmounts, amount: string) {
  const netDeposit = new Big(amounts.netDeposit).minus(amount).toFixed()
  return { netDeposit, tier: reachedTier(tiers, { ...amounts, netDeposit }) }
}
