import { expect, test } from 'vitest'
import { reasonOfReward, rewardStateAt, type RewardLife } from './reward-state.ts'

const life = (changes: Partial<RewardLife>): RewardLife => ({
  state: 'GRANTED',
  holdUntil: null,
  expiresAt: null,
  reasonCode: null,
  ...changes,
})

test.each([
  [life({}), 0, 'GRANTED'],
  [life({ state: 'HOLD', holdUntil: 10 }), 9, 'HOLD'],
  [life({ state: 'HOLD', holdUntil: 10 }), 10, 'GRANTED'],
  [life({ expiresAt: 20 }), 19, 'GRANTED'],
  [life({ expiresAt: 20 }), 20, 'EXPIRED'],
  [life({ state: 'HOLD', holdUntil: 10, expiresAt: 20 }), 20, 'EXPIRED'],
  [life({ state: 'USED', expiresAt: 20 }), 30, 'USED'],
  [life({ state: 'REVIEW', expiresAt: 20 }), 30, 'REVIEW'],
  [life({ state: 'EXPIRED' }), 0, 'EXPIRED'],
])('[ACT-7] %o is at %i in state %s', (reward, now, state) => expect(rewardStateAt(reward, now)).toBe(state))

test('[ACT-7] a reward on hold or under review has a reason code, any other has none', () => {
  expect(reasonOfReward(life({ state: 'REVIEW' }), 0)).toBe('UNDER_REVIEW')
  expect(reasonOfReward(life({ state: 'HOLD', holdUntil: 10 }), 9)).toBe('ON_HOLD')
  expect(reasonOfReward(life({ state: 'HOLD', holdUntil: 10 }), 10)).toBeNull()
})
