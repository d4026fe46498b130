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
  /** The used part of partly used rewards. */
  used: string
  /** The first end of a granted reward, ms; null where none ends. */
  endsAt: number | null
  /** A reward waits for an address. */
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

const sumOfPart = (items: readonly RewardItem[], part: 'whole' | 'left') =>
  items.reduce((sum, item) => sum.plus(worth(item)[part]), new Big(0))

const OVER: ReadonlySet<RewardItem['state']> = new Set(['USED', 'EXPIRED', 'CANCELLED'])

/** Exact sums by kind and unit, in the order of the kinds, without used and expired rewards. */
export const rewardTotals = (items: readonly RewardItem[]): RewardTotal[] =>
  REWARD_WORDS.flatMap((word) => {
    const ofWord = items.filter(({ state, reward }) => !OVER.has(state) && rewardWord(reward) === word)
    return [...Map.groupBy(ofWord, (item) => worth(item).unit)].flatMap(([unit, all]) => {
      const isHere = (item: RewardItem) => item.state === 'GRANTED' && !isBeingPaid(item)
      const { here = [], coming = [] } = Object.groupBy(all, (item) => (isHere(item) ? 'here' : 'coming'))
      const [yours, onTheWay] = [sumOfPart(here, 'left'), sumOfPart(coming, 'whole')]
      if (yours.eq(0) && onTheWay.eq(0)) return []
      const ends = here.flatMap(({ expiresAt }) => expiresAt ?? [])
      return {
        word,
        unit,
        yours: yours.toFixed(),
        used: sumOfPart(here, 'whole').minus(yours).toFixed(),
        onTheWay: onTheWay.toFixed(),
        endsAt: ends.length > 0 ? Math.min(...ends) : null,
        addressNeeded: all.some(({ reasonCode }) => reasonCode === 'ADDRESS_NEEDED'),
      }
    })
  })
