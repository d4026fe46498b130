import { expect, test } from 'vitest'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { unusedDraws } from './unused-draws.ts'

const DRAW = { activityId: 'draw', title: 'Harvest Draw', path: '/activity/lottery/harvest-draw' }

const draws = (count: number, more: Partial<RewardItem> = {}) => ({
  activityId: 'draw',
  state: 'GRANTED' as const,
  reward: { rewardType: 'LOTTERY_COUNT' as const, kind: 3 as const, amount: { count }, label: '' },
  expiresAt: null,
  ...more,
})

test('[SCR-1] the unused draws of an activity are counted together, with their first end', () => {
  const items = [
    draws(1, { expiresAt: 900 }),
    draws(2, { expiresAt: 500 }),
    draws(4, { state: 'USED' }),
    draws(8, { activityId: 'ended' }),
  ]
  expect(unusedDraws(items, [DRAW])).toEqual([{ ...DRAW, count: 3, endsAt: 500 }])
  expect(unusedDraws([draws(1)], [DRAW])).toEqual([{ ...DRAW, count: 1, endsAt: null }])
})

test('[SCR-1] an activity without unused draws is left out', () => {
  expect(unusedDraws([draws(1, { state: 'EXPIRED' })], [DRAW])).toEqual([])
})
