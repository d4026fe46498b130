import { expect, test } from 'vitest'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { cash, drawsOf } from '#lib/testing/samples.ts'
import { claimSum } from './claim-sum.ts'

const token: Reward = { ...cash('1'), amount: { amount: '1', unit: 'FNF' } }

test('[SCR-1] rewards to claim are one sum of money or of draws, and a mixture is none', () => {
  expect(claimSum([cash('0.1'), cash('0.2')])).toMatchObject({ amount: { amount: '0.3', unit: 'USDT' } })
  expect(claimSum([drawsOf(1), drawsOf(3)])).toMatchObject({ amount: { count: 4 } })
  expect(claimSum([cash('1'), drawsOf(3)])).toBeNull()
  expect(claimSum([cash('1'), token])).toBeNull()
  expect(claimSum([cash('1'), { ...cash('1'), rewardType: 'GIFT_CASH', kind: 1 }]), 'trial funds').toBeNull()
})

test('[SCR-1] a single reward keeps its label', () => {
  const mug = { rewardType: 'PHYSICAL' as const, kind: 3 as const, amount: { item: 'mug' }, label: 'Travel mug' }
  expect(claimSum([mug])).toBe(mug)
  expect(claimSum([mug, mug])).toBeNull()
})
