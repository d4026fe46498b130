import Big from 'big.js'
import { prizeToday, type UnlockedShare } from '#lib/competition/prize-today.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'

/** Ranks with the same prize. */
export interface PrizePlace {
  from: number
  to: number
  reward: Reward
  /** null: of all traders. */
  weightClass: string | null
}

export const countPlaces = ({ from, to }: PrizePlace): number => to - from + 1

/** The places of tiers at the unlocked share of the pool. */
export const prizePlaces = (tiers: readonly Tier[], share: UnlockedShare | null): PrizePlace[] =>
  tiers.flatMap(({ rankFrom, rankTo, reward, weightClass = null }) =>
    rankFrom === undefined || rankTo === undefined
      ? []
      : [{ from: rankFrom, to: rankTo, reward: prizeToday(reward, share), weightClass }],
  )

/** The sum over all places; null for prizes that have no common unit. */
export function sumOfPrizes(places: readonly PrizePlace[]): Money | null {
  const amounts = places.flatMap((place) => {
    const { amount } = place.reward
    return 'unit' in amount ? { unit: amount.unit, sum: new Big(amount.amount).times(countPlaces(place)) } : []
  })
  const unit = amounts[0]?.unit
  if (unit === undefined || amounts.length < places.length || amounts.some((one) => one.unit !== unit)) return null
  return { unit, amount: amounts.reduce((total, { sum }) => total.plus(sum), new Big(0)).toFixed() }
}
