import { expect, test } from 'vitest'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { earnedSums } from './earned-sums.ts'
import { usdt } from '#lib/testing/samples.ts'

const item = (
  state: RewardItem['state'],
  rewardType: Reward['rewardType'],
  amount: Reward['amount'],
): Pick<RewardItem, 'state' | 'reward'> => ({ state, reward: { rewardType, kind: 2, amount, label: '' } })

test('[SCR-1] the total is the sum of its kinds, other units are apart, and draws are no money', () => {
  expect(
    earnedSums([
      item('GRANTED', 'DROP', usdt('16.1')),
      item('USED', 'FUTURES_COUPON', usdt('25')),
      item('HOLD', 'DROP', usdt('0.000000000000000001')),
      item('GRANTED', 'PLATFORM_TOKEN', { amount: '10', unit: 'FNF' }),
      item('GRANTED', 'LOTTERY_COUNT', { count: 3 }),
    ]),
  ).toEqual({
    total: usdt('41.1'),
    parts: [
      { word: 'cash', money: usdt('16.1') },
      { word: 'coupon', money: usdt('25') },
    ],
    others: [{ amount: '10', unit: 'FNF' }],
  })
})

test('[SCR-1] rewards under review and expired rewards are not earned', () => {
  expect(earnedSums([item('REVIEW', 'DROP', usdt('5')), item('EXPIRED', 'DROP', usdt('7'))])).toBeNull()
})
