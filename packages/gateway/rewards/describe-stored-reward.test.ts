import { expect, test } from 'vitest'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
import { describeStoredReward, leftOf } from './describe-stored-reward.ts'

const row = (changes: Partial<RewardRow>) =>
  ({
    source: 'task:gone:-',
    rewardType: 'GIFT_CASH',
    asset: 'GIFT_CASH:USDT',
    quantity: '5.500000000000000000',
    left: '1.250000000000000000',
    ...changes,
  }) as RewardRow

test('[ACT-2] a reward whose task was removed from the file still shows its type and amount', () => {
  expect(describeStoredReward(row({}), null, 'en')).toEqual({
    rewardType: 'GIFT_CASH',
    kind: 2,
    amount: { amount: '5.5', unit: 'USDT' },
    label: '5.5 USDT',
  })
  expect(
    describeStoredReward(row({ rewardType: 'LOTTERY_COUNT', asset: 'LOTTERY_COUNT:DRAW', quantity: '3' }), null, 'en'),
  ).toMatchObject({ amount: { count: 3 } })
  expect(
    describeStoredReward(row({ rewardType: 'PHYSICAL', asset: 'PHYSICAL:cap', quantity: '1' }), null, 'en'),
  ).toMatchObject({ kind: 3, amount: { item: 'cap' }, label: 'cap' })
})

test('[ACT-2] only rewards of money have an unused amount', () => {
  expect(leftOf(row({}))).toEqual({ amount: '1.25', unit: 'USDT' })
  expect(leftOf(row({ rewardType: 'PHYSICAL', asset: 'PHYSICAL:cap' }))).toBeUndefined()
  expect(leftOf(row({ rewardType: 'LOTTERY_COUNT', asset: 'LOTTERY_COUNT:DRAW' }))).toBeUndefined()
})
