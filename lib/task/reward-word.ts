import { REWARD_KINDS } from '@fanfare/contract/enumerations.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'

/** The name of a reward: cash, trial funds, coupon … (design, "Honest numbers"). */
export type RewardWord = (typeof REWARD_WORDS)[number]

export const REWARD_WORDS = ['cash', 'trial', 'coupon', 'token', 'airdrop', 'draws', 'item'] as const

/** A drop of the settlement coin is cash; of any other coin an airdrop. */
const CASH_UNIT = 'USDT'

export function rewardWord({ rewardType, kind, amount }: Pick<Reward, 'rewardType' | 'kind' | 'amount'>): RewardWord {
  switch (rewardType) {
    case 'GIFT_CASH':
      return kind === REWARD_KINDS.ExperienceUSDT ? 'trial' : 'cash'
    case 'DROP':
      return 'unit' in amount && amount.unit === CASH_UNIT ? 'cash' : 'airdrop'
    case 'PLATFORM_TOKEN':
      return 'token'
    case 'LOTTERY_COUNT':
      return 'draws'
    case 'FUTURES_COUPON':
      return 'coupon'
    case 'PHYSICAL':
      return 'item'
    case 'OTHER':
      if ('unit' in amount) return amount.unit === CASH_UNIT ? 'cash' : 'token'
      return 'count' in amount ? 'draws' : 'item'
  }
}

/** What a person can do most with comes first, and what expires or cannot be withdrawn last. */
const BY_WORTH: readonly RewardWord[] = ['cash', 'airdrop', 'token', 'coupon', 'trial', 'draws', 'item']

/** The order in which sums of several kinds are told, so that the first one is never the worst. */
export const byWorth = (one: { word: RewardWord }, other: { word: RewardWord }): number =>
  BY_WORTH.indexOf(one.word) - BY_WORTH.indexOf(other.word)
