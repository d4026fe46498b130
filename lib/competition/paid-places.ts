import Big from 'big.js'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { prizeToday, type UnlockedShare } from './prize-today.ts'

/** Ranks with the same prize; data, because it crosses to the browser. */
type PlaceTier = Required<Pick<Tier, 'rankFrom' | 'rankTo'>> & Pick<Tier, 'reward' | 'weightClass'>

/** The paid ranks at the unlocked share of the pool, best first, separately for each weight class. */
export const classTiers = (tiers: readonly Tier[], share: UnlockedShare | null): PlaceTier[] =>
  tiers.flatMap(({ rankFrom, rankTo, reward, weightClass }) =>
    rankFrom === undefined || rankTo === undefined
      ? []
      : [{ rankFrom, rankTo, reward: prizeToday(reward, share), ...(weightClass !== undefined && { weightClass }) }],
  )

/** The same, but none where each weight class has its own. */
export const placeTiers = (tiers: readonly Tier[], share: UnlockedShare | null): PlaceTier[] =>
  classTiers(tiers, share).filter(({ weightClass }) => weightClass === undefined)

/** How many of the places are among the first `ranked`; by default all. */
export const countPlaces = (tiers: readonly Pick<Tier, 'rankFrom' | 'rankTo'>[], ranked = Number.POSITIVE_INFINITY) =>
  tiers.reduce((sum, { rankFrom = 1, rankTo = 0 }) => sum + Math.max(0, Math.min(rankTo, ranked) - rankFrom + 1), 0)

/** The rank of the next participant. */
const placeAfter = (ranked: number) => ranked + 1

/** How many of the paid places the ranked participants leave free. */
export function paidPlaces(tiers: readonly PlaceTier[], ranked: number) {
  const [places, taken] = [countPlaces(tiers), countPlaces(tiers, ranked)]
  const rank = placeAfter(ranked)
  const tier = tiers.find(({ rankFrom, rankTo }) => rank >= rankFrom && rank <= rankTo)
  /** The first free place and its prize; null when all are taken. */
  const next = tier ? { rank, reward: tier.reward } : null
  return { places, taken, free: places - taken, next }
}

/** The sum of the prizes of the taken places; null for prizes without a common unit, or without a participant. */
export function paidSum(tiers: readonly PlaceTier[], ranked = Number.POSITIVE_INFINITY): Money | null {
  const [first] = tiers
  if (!first || !('unit' in first.reward.amount) || ranked === 0) return null
  const { unit } = first.reward.amount
  let sum = new Big(0)
  for (const tier of tiers) {
    const { amount } = tier.reward
    if (!('unit' in amount) || amount.unit !== unit) return null
    sum = sum.plus(new Big(amount.amount).times(countPlaces([tier], ranked)))
  }
  return { unit, amount: sum.toFixed() }
}
