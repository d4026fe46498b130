import { expect, test } from 'vitest'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { prizeToday, unlockedShare } from './prize-today.ts'
import { cash, usdt } from '#lib/testing/samples.ts'

const step = { volume: '50000000', pool: usdt('50000') }
const growing = { poolSteps: [step], poolUnlocked: usdt('150000') }

test('[SCR-4] a prize is cut to the unlocked part of the pool, and never rounded up', () => {
  const share = unlockedShare(growing, usdt('250000'))
  expect(prizeToday(cash('35000'), share).amount).toEqual(usdt('21000'))
  const third = { unlocked: '1', pool: '3' }
  expect(prizeToday(cash('0.05'), third).amount).toEqual(usdt('0.01'))
  expect(prizeToday(cash('99999999999999999999'), third).amount).toEqual(usdt('33333333333333333333'))
})

test('[SCR-4] a pool without steps, or without anything unlocked, shows its prizes in full', () => {
  expect(unlockedShare({ poolSteps: [], poolUnlocked: null }, usdt('250000'))).toBeNull()
  expect(unlockedShare({ ...growing, poolUnlocked: usdt('0') }, usdt('250000'))).toBeNull()
  expect(unlockedShare(growing, null)).toBeNull()
  expect(prizeToday(cash('35000'), null)).toEqual(cash('35000'))
})

test('[SCR-4] a prize that is no money has no parts', () => {
  const mug: Reward = { rewardType: 'PHYSICAL', kind: 3, amount: { item: 'mug' }, label: 'Mug' }
  expect(prizeToday(mug, { unlocked: '1', pool: '2' })).toBe(mug)
})
