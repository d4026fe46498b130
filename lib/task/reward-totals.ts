import Big from 'big.js'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { isBeingPaid } from './reward-list.ts'
import { REWARD_WORDS, rewardWord, type RewardWord } from './reward-word.ts'

/** The user's rewards of one kind in one unit. Decimal strings; `unit` is null for counted rewards (draws, gifts). */
export interface RewardTotal {
  word: RewardWord
  unit: string | null
  /** Granted and not used yet. */
  yours: string
  /** On hold, under review, or on the way to the wallet. */
  onTheWay: string
  /** The whole amount and the used part of partly used rewards; null when there are none. */
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
}

function worth({ reward: { amount }, left }: Pick<RewardItem, 'reward' | 'left'>) {
  if (!('unit' in amount)) {
    const count = new Big('count' in amount ? amount.count : 1)
    return { unit: null, whole: count, left: count }
  }
  const whole = new Big(amount.amount)
  const rest = left?.unit === amount.unit ? left.amount : amount.amount
  return { unit: amount.unit, whole, left: new Big(rest) }
}

const earlier = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b))

/** Exact sums by kind and unit, in the order of the kinds, without used and expired rewards. */
export function rewardTotals(items: readonly RewardItem[]): RewardTotal[] {
  const sums = new Map<string, Sum>()
  for (const item of items) {
    if (item.state === 'USED' || item.state === 'EXPIRED' || item.state === 'CANCELLED') continue
    const word = rewardWord(item.reward)
    const { unit, whole, left } = worth(item)
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
    }
    sums.set(key, sum)
    if (item.reasonCode === 'ADDRESS_NEEDED') sum.addressNeeded = true
    if (item.state !== 'GRANTED' || isBeingPaid(item)) sum.onTheWay = sum.onTheWay.plus(whole)
    else {
      sum.yours = sum.yours.plus(left)
      sum.whole = sum.whole.plus(whole)
      sum.endsAt = earlier(sum.endsAt, item.expiresAt)
    }
  }
  return [...sums.values()]
    .filter(({ yours, onTheWay }) => yours.gt(0) || onTheWay.gt(0))
    .toSorted((a, b) => REWARD_WORDS.indexOf(a.word) - REWARD_WORDS.indexOf(b.word))
    .map(({ yours, whole, onTheWay, ...rest }) => ({
      ...rest,
      yours: yours.toFixed(),
      onTheWay: onTheWay.toFixed(),
      partlyUsed: whole.gt(yours) ? { of: whole.toFixed(), used: whole.minus(yours).toFixed() } : null,
    }))
}

/** The sum of several rewards, or null unless all are money of one kind and unit: cash, trial funds and a coupon are never added up. */
export function sumOf(rewards: readonly Pick<RewardItem['reward'], 'rewardType' | 'kind' | 'amount'>[]) {
  let sum = new Big(0)
  let unit: string | null = null
  const [first] = rewards
  for (const reward of rewards) {
    const { amount } = reward
    if (!('unit' in amount) || (unit !== null && unit !== amount.unit)) return null
    if (first && rewardWord(reward) !== rewardWord(first)) return null
    unit = amount.unit
    sum = sum.plus(amount.amount)
  }
  return unit === null ? null : { amount: sum.toFixed(), unit }
}
