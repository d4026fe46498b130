import Big from 'big.js'
import type { RewardItem } from '../contract/task/get-reward-list.ts'
import { REWARD_WORDS, rewardWord, type RewardWord } from './reward-word.ts'

/** The user's rewards of one kind in one unit. Decimal strings; `unit` is null for counted rewards (draws, gifts). */
export interface RewardTotal {
  word: RewardWord
  unit: string | null
  /** Granted and not used yet. */
  yours: string
  /** On hold or under review. */
  onTheWay: string
  /** Of partly used rewards: their whole amount and the used part. null where none is partly used. */
  partlyUsed: { of: string; used: string } | null
  /** The first end of a granted reward, ms; null where none ends. */
  endsAt: number | null
  /** A reward waits for an address. */
  addressNeeded: boolean
}

interface Sum {
  word: RewardWord
  unit: string | null
  yours: Big
  whole: Big
  onTheWay: Big
  endsAt: number | null
  addressNeeded: boolean
  /** Digits after the point that the amounts were written with, two at most: 36.80 stays 36.80. */
  places: number
}

const WRITTEN_PLACES = 2

const placesOf = (text: string): number => Math.min(WRITTEN_PLACES, /\.(\d+)$/.exec(text)?.[1]?.length ?? 0)

/** With at least as many digits as the amounts were written with. */
const write = (sum: Big, places: number): string => {
  const exact = sum.toFixed()
  return /\.\d$/.test(exact) ? sum.toFixed(Math.max(places, 1)) : exact
}

function worth({ reward: { amount }, left }: Pick<RewardItem, 'reward' | 'left'>) {
  if (!('unit' in amount)) {
    const count = new Big('count' in amount ? amount.count : 1)
    return { unit: null, whole: count, left: count, places: 0 }
  }
  const whole = new Big(amount.amount)
  const rest = left?.unit === amount.unit ? left.amount : amount.amount
  return { unit: amount.unit, whole, left: new Big(rest), places: Math.max(placesOf(amount.amount), placesOf(rest)) }
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/** Exact sums by kind and unit, in the order of the kinds, without used and expired rewards. */
export function rewardTotals(items: readonly RewardItem[]): RewardTotal[] {
  const sums = new Map<string, Sum>()
  for (const item of items) {
    if (item.state === 'USED' || item.state === 'EXPIRED') continue
    const word = rewardWord(item.reward)
    const { unit, whole, left, places } = worth(item)
    const key = `${word} ${unit ?? ''}`
    const zero = new Big(0)
    const sum = sums.get(key) ?? {
      word,
      unit,
      yours: zero,
      whole: zero,
      onTheWay: zero,
      endsAt: null,
      addressNeeded: false,
      places: 0,
    }
    sums.set(key, sum)
    sum.places = Math.max(sum.places, places)
    if (item.reasonCode === 'ADDRESS_NEEDED') sum.addressNeeded = true
    if (item.state !== 'GRANTED') sum.onTheWay = sum.onTheWay.plus(whole)
    else {
      sum.yours = sum.yours.plus(left)
      sum.whole = sum.whole.plus(whole)
      sum.endsAt = earlier(sum.endsAt, item.expiresAt)
    }
  }
  return [...sums.values()]
    .filter(({ yours, onTheWay }) => yours.gt(0) || onTheWay.gt(0))
    .toSorted((a, b) => REWARD_WORDS.indexOf(a.word) - REWARD_WORDS.indexOf(b.word))
    .map(({ yours, whole, onTheWay, places, ...rest }) => ({
      ...rest,
      yours: write(yours, places),
      onTheWay: write(onTheWay, places),
      partlyUsed: whole.gt(yours) ? { of: write(whole, places), used: write(whole.minus(yours), places) } : null,
    }))
}

/** The sum of several rewards, or null when they are not all money of one unit. */
export function sumOf(
  rewards: readonly Pick<RewardItem['reward'], 'amount'>[],
): { amount: string; unit: string } | null {
  let sum = new Big(0)
  let places = 0
  let unit: string | null = null
  for (const { amount } of rewards) {
    if (!('unit' in amount) || (unit !== null && unit !== amount.unit)) return null
    unit = amount.unit
    sum = sum.plus(amount.amount)
    places = Math.max(places, placesOf(amount.amount))
  }
  return unit === null ? null : { amount: write(sum, places), unit }
}
