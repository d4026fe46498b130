import Big from 'big.js'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'
import { rewardWord } from '#lib/task/reward-word.ts'

export const AXES = ['netDeposit', 'volume'] as const
export type Axis = (typeof AXES)[number]
/** The amounts of a participant on both axes, as decimal strings in the unit of the tiers. */
type AxisAmounts = Record<Axis, string>

/** The highest tier that both axes meet; tiers are in ascending order, and a condition that is absent is met. */
export const reachedTier = (tiers: readonly Tier[], amounts: AxisAmounts): Tier | null =>
  tiers.findLast((tier) => AXES.every((axis) => new Big(amounts[axis]).gte(tier[axis]?.amount ?? amounts[axis]))) ??
  null

export const amountsOf = ({ netDeposit, volume }: Pick<MyDepositBonus, Axis>): AxisAmounts => ({
  netDeposit: netDeposit.amount,
  volume: volume.amount,
})

/** The amounts missing for a tier on each axis; null when the axis meets it. */
export function missingFor(tier: Tier, amounts: AxisAmounts): Record<Axis, Money | null> {
  const missingOn = (axis: Axis) => {
    const needed = tier[axis]
    if (needed === undefined) return null
    const rest = new Big(needed.amount).minus(amounts[axis])
    return rest.gt(0) ? { amount: rest.toFixed(), unit: needed.unit } : null
  }
  return { netDeposit: missingOn('netDeposit'), volume: missingOn('volume') }
}

/** How much more a tier pays than the present one; null when the rewards are not amounts of one unit. */
export function rewardGain(tier: Tier, present: Tier | null | undefined) {
  const { amount } = tier.reward
  if (!('unit' in amount)) return null
  if (!present) return amount
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

export type BreakEven = NonNullable<ReturnType<typeof breakEven>>

/**
 * The estimated fees of a tier's volume, and the rest of its bonus; as they are shown, both add up to the bonus (ADR 0087). null when
 * no fee is known, the tier needs no volume, or its reward is not an amount of the same unit.
 */
export function breakEven({ volume, reward }: Tier, feeRate: string | null) {
  const { amount } = reward
  if (feeRate === null || volume === undefined || !('unit' in amount) || amount.unit !== volume.unit) return null
  const cost = new Big(volume.amount).times(feeRate)
  const fees = cost.round(cost.gte(WHOLE_FROM) ? 0 : 2, Big.roundUp)
  const bonus = new Big(amount.amount)
  /** Fees as a part of the bonus, 0 to 1. */
  const part = bonus.eq(0) ? 1 : Math.min(1, fees.div(bonus).toNumber())
  const exact = [fees, bonus.minus(fees)].map((value) => ({ amount: value.toFixed(), unit: volume.unit }))
  const [shownFees, left] = shownParts(exact, amount).parts as [ShownMoney, ShownMoney]
  // Fees are paid in money, and nothing of trial funds or a coupon can be withdrawn. Below zero, the tier costs more than it pays.
  const isComparable = rewardWord(reward) === 'cash' || bonus.lte(fees)
  return { fees: shownFees, left: isComparable ? left : null, part }
}

/** Half of the first tier, then each tier and the middle between it and the next one. */
function stops(needed: readonly Big[]) {
  return needed.flatMap((amount, index) => {
    const before = needed[index - 1] ?? new Big(0)
    return [amount.plus(before).div(2), amount]
  })
}

/**
 * The amounts to choose from, so that every tier can be reached, each with the index of the highest tier whose condition on its axis
 * it meets, or -1. Volumes are those of a day; `days` is the time in which volume counts. An axis that no tier needs has none.
 */
export function tierChoices(tiers: readonly Tier[], days: number) {
  const choicesOn = (axis: Axis, times: number) => {
    const needed = tiers.map((tier) => (tier[axis] ? new Big(tier[axis].amount).div(times) : null))
    return stops(needed.filter((amount) => amount !== null)).map((stop) => {
      // Two digits are enough for a plan; rounded up, so that a tier's own amount still reaches it.
      const amount = stop.prec(2, Big.roundUp)
      return { amount: amount.toFixed(), tier: needed.findLastIndex((one) => one === null || amount.gte(one)) }
    })
  }
  return { deposits: choicesOn('netDeposit', 1), volumes: choicesOn('volume', days) }
}
