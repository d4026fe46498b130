import { expect, test } from 'vitest'
import { claimSum } from './claim-sum.ts'

const money = (amount: string, unit = 'USDT') => ({ amount: { amount, unit }, label: '' })
const draws = (count: number) => ({ amount: { count }, label: '' })

test('[SCR-1] rewards to claim are one sum of money or of draws, and a mixture is none', () => {
  expect(claimSum([money('0.1'), money('0.2')])).toEqual(money('0.3'))
  expect(claimSum([draws(1), draws(3)])).toEqual(draws(4))
  expect(claimSum([money('1'), draws(3)])).toBeNull()
  expect(claimSum([money('1'), money('1', 'FNF')])).toBeNull()
})

test('[SCR-1] a single reward keeps its label', () => {
  const mug = { amount: { item: 'mug' }, label: 'Travel mug' }
  expect(claimSum([mug])).toBe(mug)
  expect(claimSum([mug, mug])).toBeNull()
})
