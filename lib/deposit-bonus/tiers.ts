import Big from 'big.js'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'
import { rewardWord } from '#lib/task/reward-word.ts'

/** The amounts of a participant on both axes, as decimal strings in the unit of the tiers. */
interface AxisAmounts {
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

/** The amounts missing for a tier on each axis; null when the axis meets it. */
type Missing = Record<Axis, Money | null>

export function missingFor(tier: Tier, amounts: AxisAmounts): Missing {
  const [netDeposit, volume] = AXES.map((axis) => {
    const needed = tier[axis]
    if (needed === undefined) return null
    const rest = new Big(needed.amount).minus(amounts[axis])
    return rest.gt(0) ? { amount: rest.toFixed(), unit: needed.unit } : null
  })
  return { netDeposit: netDeposit ?? null, volume: volume ?? null }
}

/** How much more a tier pays than the present one; null when the rewards are not amounts of one unit. */
export function rewardGain(tier: Tier, present: Tier | null) {
  const { amount } = tier.reward
  if (!('unit' in amount)) return null
  if (present === null) return amount
  const before = present.reward.amount
  if (!('unit' in before) || before.unit !== amount.unit) return null
  return { amount: new Big(amount.amount).minus(before.amount).toFixed(), unit: amount.unit }
}

/** The net deposit and the tier after a withdrawal of `amount`, a decimal string. */
export function afterWithdrawal(tiers: readonly Tier[], amounts: AxisAmounts, amount: string) {
  const netDeposit = new Big(amounts.netDeposit).minus(amount).toFixed()
  return { netDeposit, tier: reachedTier(tiers, { ...amounts, netDeposit }) }
}

/** From here on, an estimate is shown without fraction digits. */
const WHOLE_FROM = 10

/** The estimated fees of a tier's volume, and the rest of its bonus; as they are shown, both add up to the bonus (ADR 0087). */
export interface BreakEven {
  fees: ShownMoney
  /**
   * The bonus without the fees; below zero, the tier costs more than it pays. null when the bonus is trial funds or a coupon,
   * because fees are paid in money, and nothing of such a bonus can be withdrawn.
   */
  left: ShownMoney | null
  /** Fees as a part of the bonus, 0 to 1. */
  part: number
}

/** null when no fee is known, the tier needs no volume, or its reward is not an amount of the same unit. */
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

/** An amount that a reader can choose on one axis. */
interface Choice {
  amount: string
  /** The index of the highest tier whose condition on this axis it meets; -1: none. */
  tier: number
}

interface TierChoices {
  /** Empty where no tier needs a deposit. */
  deposits: Choice[]
  /** Volumes a day. Empty where no tier needs volume. */
  volumes: Choice[]
}

/** Half of the first tier, then each tier and the middle between it and the next one. */
function stops(needed: readonly Big[]) {
  return needed.flatMap((amount, index) => {
    const before = needed[index - 1] ?? new Big(0)
    return [amount.plus(before).div(2), amount]
  })
}

/** Two digits are enough for a plan; rounded up, so that a tier's own amount still reaches it. */
const rounded = (amount: Big) => amount.prec(2, Big.roundUp)

const highest = (needed: readonly (Big | null)[], amount: Big) =>
  needed.findLastIndex((one) => one === null || amount.gte(one))

/** The amounts to choose from, so that every tier can be reached; `days` is the time in which volume counts. */
export function tierChoices(tiers: readonly Tier[], days: number): TierChoices {
  const [deposits, volumes] = AXES.map((axis: Axis): Choice[] => {
    const needed = tiers.map((tier) => {
      const amount = tier[axis]?.amount
      if (amount === undefined) return null
      return axis === 'volume' ? new Big(amount).div(days) : new Big(amount)
    })
    const amounts = needed.filter((amount) => amount !== null)
    return stops(amounts).map((stop) => {
      const amount = rounded(stop)
      return { amount: amount.toFixed(), tier: highest(needed, amount) }
    })
  })
  return { deposits: deposits ?? [], volumes: volumes ?? [] }
}
