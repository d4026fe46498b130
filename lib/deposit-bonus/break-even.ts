import Big from 'big.js'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'
import { rewardWord } from '#lib/task/reward-word.ts'

/** A whole amount says enough of an estimate from here on. */
const WHOLE_FROM = 10

/** The estimated fees of a tier's volume beside its bonus; fees and rest add up to it as they are shown (ADR 0087). */
export interface BreakEven {
  fees: ShownMoney
  /**
   * The bonus without the fees; below zero: the tier costs more than it pays. null when the bonus is trial funds or a coupon: fees are
   * paid in money, and nothing of the bonus can be withdrawn.
   */
  left: ShownMoney | null
  /** Fees as a part of the bonus, 0 to 1. */
  part: number
}

/** null when no fee is known, the tier needs no volume, or its reward is no amount of the same unit. */
export function breakEven({ volume, reward }: Tier, feeRate: string | null): BreakEven | null {
  const { amount } = reward
  if (feeRate === null || volume === undefined || !('unit' in amount) || amount.unit !== volume.unit) return null
  const cost = new Big(volume.amount).times(feeRate)
  const fees = cost.round(cost.gte(WHOLE_FROM) ? 0 : 2, Big.roundUp)
  const bonus = new Big(amount.amount)
  const part = bonus.eq(0) ? 1 : Math.min(1, fees.div(bonus).toNumber())
  const exact = [fees, bonus.minus(fees)].map((value) => ({ amount: value.toFixed(), unit: volume.unit }))
  const [shownFees, left] = shownParts(exact, amount).parts as [ShownMoney, ShownMoney]
  const isComparable = rewardWord(reward) === 'cash' || bonus.lte(fees)
  return { fees: shownFees, left: isComparable ? left : null, part }
}
