import Big from 'big.js'
import type { Tier } from '#lib/contract/activity/activity.ts'
import type { Money } from '#lib/contract/money.ts'

/** A whole amount says enough of an estimate from here on. */
const WHOLE_FROM = 10

/** The estimated fees of a tier's volume beside its bonus. */
export interface BreakEven {
  fees: Money
  /** The bonus without the fees; below zero: the tier costs more than it pays. */
  left: Money
  /** Fees as a part of the bonus, 0 to 1. */
  part: number
}

/** null: no fee is known, the tier needs no volume, or its reward is no amount of the same unit. */
export function breakEven({ volume, reward: { amount } }: Tier, feeRate: string | null): BreakEven | null {
  if (feeRate === null || volume === undefined || !('unit' in amount) || amount.unit !== volume.unit) return null
  const exact = new Big(volume.amount).times(feeRate)
  const fees = exact.round(exact.gte(WHOLE_FROM) ? 0 : 2, Big.roundUp)
  const bonus = new Big(amount.amount)
  const money = (value: Big): Money => ({ amount: value.toFixed(), unit: volume.unit })
  const part = bonus.eq(0) ? 1 : Math.min(1, fees.div(bonus).toNumber())
  return { fees: money(fees), left: money(bonus.minus(fees)), part }
}
