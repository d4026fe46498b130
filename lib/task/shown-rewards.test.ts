import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '@fanfare/languages/format.ts'
import type { ShownMoney } from '../money/shown-parts.ts'
import { earnedSums } from './earned-sums.ts'
import { shownKinds, shownRewards } from './shown-rewards.ts'

/** The number as a reader adds it up. */
const read = (money: ShownMoney): Big => new Big(formatAmount('en', money).replaceAll(',', ''))
const readSum = (amounts: readonly ShownMoney[]): Big => amounts.reduce((sum, one) => sum.plus(read(one)), new Big(0))

const amount = fc
  .tuple(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 6 }))
  .map(([whole, decimals]) => new Big(whole.toString()).times(new Big(10).pow(-decimals)).toFixed())
const moneys = fc.array(
  amount.map((one) => ({ amount: one, unit: 'USDT' })),
  { minLength: 1, maxLength: 12 },
)
const TYPES = ['GIFT_CASH', 'FUTURES_COUPON', 'DROP'] as const

test('[SCR-9] the written amounts of listed rewards add up to their written sum', () => {
  fc.assert(
    fc.property(moneys, (amounts) => {
      const { rewards, sum } = shownRewards(
        amounts.map((one) => ({ rewardType: 'GIFT_CASH', kind: 2, amount: one, label: '' })),
      )
      expect(readSum(rewards.map((reward) => reward.amount)).toFixed()).toBe(sum && read(sum).toFixed())
    }),
  )
})

test('[SCR-9] a mixture of rewards has no sum and keeps its amounts', () => {
  const mixture = [
    { rewardType: 'GIFT_CASH' as const, kind: 2 as const, amount: { amount: '1.005', unit: 'USDT' } },
    { rewardType: 'LOTTERY_COUNT' as const, kind: 2 as const, amount: { count: 2 } },
  ]
  expect(shownRewards(mixture)).toEqual({ rewards: mixture, sum: null })
})

test('[SCR-1][SCR-2] the written kinds of rewards add up to their written total in each unit', () => {
  fc.assert(
    fc.property(moneys, (amounts) => {
      const items = amounts.map((one, place) => ({
        state: 'GRANTED' as const,
        reward: { rewardType: TYPES[place % 3] ?? 'DROP', kind: 2 as const, amount: one, label: '' },
      }))
      const earned = earnedSums(items)
      expect(readSum(earned?.parts.map(({ money }) => money) ?? []).toFixed()).toBe(
        earned && read(earned.total).toFixed(),
      )
      const cents = shownKinds([
        { word: 'cash', money: { amount: '1.005', unit: 'USDT' } },
        { word: 'token', money: { amount: '7.5', unit: 'FNF' } },
        { word: 'coupon', money: { amount: '1.005', unit: 'USDT' } },
      ])
      expect(cents.map(({ money }) => money.amount)).toEqual(['1.01', '7.5', '1'])
    }),
  )
})
