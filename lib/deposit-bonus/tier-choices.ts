import Big from 'big.js'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { AXES, type Axis } from './reached-tier.ts'

/** An amount that a reader can choose on one axis. */
export interface Choice {
  amount: string
  /** The place of the highest tier whose condition on this axis it meets; -1: none. */
  tier: number
}

export interface TierChoices {
  /** Empty where no tier needs a deposit. */
  deposits: Choice[]
  /** Volumes a day. Empty where no tier needs volume. */
  volumes: Choice[]
}

/** Half of the first tier, then each tier and the middle of the way to the next one. */
function stops(needed: readonly Big[]): Big[] {
  return needed.flatMap((amount, index) => {
    const before = needed[index - 1] ?? new Big(0)
    return [amount.plus(before).div(2), amount]
  })
}

/** Two digits are enough for a plan; rounded up, so that a tier's own amount still reaches it. */
const rounded = (amount: Big): Big => amount.prec(2, Big.roundUp)

const highest = (needed: readonly (Big | null)[], amount: Big): number =>
  needed.findLastIndex((one) => one === null || amount.gte(one))

/** The amounts to choose from, so that every tier of the activity can be reached; `days` is the time in which volume counts. */
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
