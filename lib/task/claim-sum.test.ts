import { expect, test } from 'vitest'
import { claimSum } from './claim-sum.ts'

const money = (amount: string, unit = 'USDT', kind: 1 | 2 = 2) => ({
  rewardType: 'GIFT_CASH' as const,
  kind,
  amount: { amount, unit },
  label: '',
})
const draws = (count: number) => ({
  rewardType: 'LOTTERY_COUNT' as const,
  kind: 2 as const,
  amount: { count },
  label: '',
})

test('[SCR-1] rewards to claim are one sum of money or of draws, and a mixture is none', () => {
  expect(claimSum([money('0.1'), money('0.2')])).toMatchObject({ amount: { amount: '0.3', unit: 'USDT' } })
  expect(claimSum([draws(1), draws(3)])).toMatchObject({ amount: { count: 4 } })
  expect(claimSum([money('1'), draws(3)])).toBeNull()
  expect(claimSum([money('1'), money('1', 'FNF')])).toBeNull()
  expect(claimSum([money('1'), money('1', 'USDT', 1)]), 'trial funds are no cash').toBeNull()
})

test('[SCR-1] a single reward keeps its label', () => {
  const mug = { rewardType: 'PHYSICAL' as const, kind: 3 as const, amount: { item: 'mug' }, label: 'Travel mug' }
  expect(claimSum([mug])).toBe(mug)
  expect(claimSum([mug, mug])).toBeNull()
})
