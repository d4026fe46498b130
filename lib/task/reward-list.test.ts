import { expect, test } from 'vitest'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { ofTab, REWARD_TABS, rewardGroups, withExpired } from './reward-list.ts'
import { rewardItem, usdt } from '#lib/testing/samples.ts'

const item = (rewardId: string, state: RewardItem['state'], more: Partial<RewardItem> = {}) =>
  rewardItem({ rewardId, state, ...more })

const ITEMS = [
  item('stays-old', 'GRANTED', { grantedAt: 1 }),
  item('stays-new', 'GRANTED', { grantedAt: 9 }),
  item('ends-late', 'GRANTED', { expiresAt: 90 }),
  item('ends-soon', 'GRANTED', { expiresAt: 50 }),
  item('review', 'REVIEW'),
  item('hold', 'HOLD', { holdUntil: 70, expiresAt: 10 }),
  item('expired', 'EXPIRED', { grantedAt: 5 }),
  item('used', 'USED', { grantedAt: 8 }),
]
const ids = (tab: Parameters<typeof rewardGroups>[1]) =>
  rewardGroups(ITEMS, tab).map(({ key, items }) => [key, ...items.map(({ rewardId }) => rewardId)])

test('[SCR-9] the list is grouped by state, and the first to end is on top', () => {
  expect(ids('all')).toEqual([
    ['way', 'hold', 'review'],
    ['granted', 'ends-soon', 'ends-late', 'stays-new', 'stays-old'],
    ['over', 'used', 'expired'],
  ])
})

test('[SCR-9] a tab shows only rewards of its own state', () => {
  expect(ids('used')).toEqual([['used', 'used']])
  expect(ids('expired')).toEqual([['expired', 'expired']])
  expect(rewardGroups([], 'all')).toEqual([])
})

test('[SCR-9] the tabs count what they show', () => {
  expect(REWARD_TABS.map((tab) => ofTab(ITEMS, tab).length)).toEqual([8, 2, 4, 1, 1])
})

const NOW = 1_000_000_000_000
const ending = (state: RewardItem['state'], expiresAt: number | null) =>
  rewardItem({ state, expiresAt, left: usdt('10') })
const after = (...items: RewardItem[]) => withExpired(items, NOW).items.map(({ state, left }) => [state, left?.amount])

test('[SCR-9] a reward is granted until its end and expired from then on', () => {
  expect(after(ending('GRANTED', NOW + 1), ending('GRANTED', NOW), ending('HOLD', NOW - 1))).toEqual([
    ['GRANTED', '10'],
    ['EXPIRED', undefined],
    ['EXPIRED', undefined],
  ])
  expect(withExpired([ending('GRANTED', NOW), ending('USED', NOW)], NOW).ended).toBe(1)
})

test('[SCR-9] used, reviewed and endless rewards do not expire, and the list is not copied', () => {
  const items = [ending('USED', NOW - 1), ending('REVIEW', NOW - 1), ending('GRANTED', null)]
  expect(withExpired(items, NOW)).toEqual({ items, ended: 0 })
  expect(withExpired(items, NOW).items).toBe(items)
})

test('[SCR-9] a granted reward is on the way until its money is in the wallet', () => {
  const paying = (state: 'ON_THE_WAY' | 'DELAYED' | 'PAID') => item(state, 'GRANTED', { payout: { state, at: 2000 } })
  const items = [paying('ON_THE_WAY'), paying('DELAYED'), paying('PAID'), item('none', 'GRANTED')]
  expect(ofTab(items, 'granted').map(({ rewardId }) => rewardId)).toEqual(['PAID', 'none'])
  expect(rewardGroups(items, 'way')[0]?.items.map(({ rewardId }) => rewardId)).toEqual(['ON_THE_WAY', 'DELAYED'])
})
