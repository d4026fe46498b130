import Big from 'big.js'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'

/** Why a member has no rank. `missing` is the volume up to the minimum. */
export type Unranked =
  | { why: 'removed'; reason: string }
  | { why: 'noTrades' }
  | { why: 'belowMinimum'; missing: Money; volume: Money; minimum: Money }
  | { why: 'nextUpdate' }

/** Below the minimum a user is not ranked, but may still be. */
const BELOW_MINIMUM = 'NOT_ENOUGH'

const isRemoved = (mine: MyRank | null): mine is MyRank & { removed: string } =>
  mine?.removed !== undefined && mine.removed !== BELOW_MINIMUM

/** My rank while I can win with it; null when not ranked, or removed since the snapshot. */
export const validRank = (mine: MyRank | null) => (mine && mine.removed === undefined ? mine.rank : null)

/** null for a ranked member. */
export function unrankedReason(mine: MyRank | null, minimum: Money | null): Unranked | null {
  if (isRemoved(mine)) return { why: 'removed', reason: mine.removed }
  if (validRank(mine) !== null) return null
  const volume = mine?.volume
  if (volume && minimum && new Big(volume.amount).gt(0) && new Big(volume.amount).lt(minimum.amount)) {
    const missing = new Big(minimum.amount).minus(volume.amount).toFixed()
    return { why: 'belowMinimum', missing: { amount: missing, unit: minimum.unit }, volume, minimum }
  }
  // Nothing that this leaderboard measures counts yet.
  if (mine?.removed !== undefined && new Big(mine.value).eq(0)) return { why: 'noTrades' }
  // Not every leaderboard measures volume.
  if (!volume && mine?.isProvisional) return { why: 'nextUpdate' }
  return !volume || new Big(volume.amount).eq(0) ? { why: 'noTrades' } : { why: 'nextUpdate' }
}

/** Gain and cost of a better prize; values are decimal strings in the leaderboard's unit. */
export type NextPrize = NonNullable<ReturnType<typeof wayTo>>

const moneyOf = (reward: Reward | null) => (reward && 'unit' in reward.amount ? reward.amount : null)

function gainOf(next: Reward, mine: Reward | null): Money | null {
  const [better, own] = [moneyOf(next), moneyOf(mine)]
  if (!better || (mine && own?.unit !== better.unit)) return null
  return { unit: better.unit, amount: new Big(better.amount).minus(own?.amount ?? '0').toFixed() }
}

/** The nearest better prize; null where there is none, or where the value has reached it before the next snapshot. */
export const nextPrizeOf = (mine: MyRank): NextPrize | null => (mine.nextPrize ? wayTo(mine.nextPrize, mine) : null)

/** The better prizes that a team has not reached, the nearest first. */
export const rungsOf = (mine: MyRank): NextPrize[] =>
  (mine.rungs ?? (mine.nextPrize ? [mine.nextPrize] : []))
    .map((prize) => wayTo(prize, mine))
    .filter((way) => way !== null)

function wayTo(
  { rank, reward, value: target, ...next }: NonNullable<MyRank['nextPrize']>,
  { value: current, estimatedReward }: Pick<MyRank, 'value' | 'estimatedReward'>,
) {
  const left = new Big(target).minus(current)
  if (left.lte(0)) return null
  /** How much the prize is above mine; null for prizes without a common unit. */
  const gain = gainOf(reward, estimatedReward)
  const fees = next.fees ?? null
  const isLoss = gain !== null && fees?.unit === gain.unit && new Big(fees.amount).gt(gain.amount)
  /** 0 to 1. */
  const ratio = new Big(target).gt(0) && new Big(current).gt(0) ? Number(new Big(current).div(target).toFixed(4)) : 0
  return { rank, reward, current, target, left: left.toFixed(), ratio, fees, gain, isLoss }
}
