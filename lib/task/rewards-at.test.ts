import { expect, test } from 'vitest'
import type { RewardItem } from '../contract/task/get-reward-list.ts'
import { withExpired } from './rewards-at.ts'

const NOW = 1_000_000_000_000
const item = (state: RewardItem['state'], expiresAt: number | null): RewardItem => ({
  rewardId: `${state} ${expiresAt}`,
  activityId: 'a1',
  taskId: 't1',
  reward: { rewardType: 'GIFT_CASH', kind: 1, amount: { amount: '30', unit: 'USDT' }, label: '' },
  state,
  grantedAt: NOW - 1000,
  expiresAt,
  left: { amount: '10', unit: 'USDT' },
})
const after = (...items: RewardItem[]) => withExpired(items, NOW).items.map(({ state, left }) => [state, left?.amount])

test('[SCR-9] a reward is mine until its end and expired from it on', () => {
  expect(after(item('GRANTED', NOW + 1), item('GRANTED', NOW), item('HOLD', NOW - 1))).toEqual([
    ['GRANTED', '10'],
    ['EXPIRED', undefined],
    ['EXPIRED', undefined],
  ])
  expect(withExpired([item('GRANTED', NOW), item('USED', NOW)], NOW).ended).toBe(1)
})

test('[SCR-9] what is used, under review or without an end does not expire, and nothing is copied', () => {
  const items = [item('USED', NOW - 1), item('REVIEW', NOW - 1), item('GRANTED', null)]
  expect(withExpired(items, NOW)).toEqual({ items, ended: 0 })
  expect(withExpired(items, NOW).items).toBe(items)
})
