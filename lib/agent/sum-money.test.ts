import { expect, test } from 'vitest'
import { isNothing, sumMoney } from './sum-money.ts'
import { usdt } from '#lib/testing/samples.ts'

test('[SCR-10] amounts are added exactly, with their signs', () => {
  expect(sumMoney([usdt('0.1'), usdt('0.2'), usdt('-0.05')])).toEqual(usdt('0.25'))
})

test('[SCR-10] amounts of several units have no sum', () => {
  expect(sumMoney([usdt('1'), { amount: '1', unit: 'FNF' }])).toBeNull()
  expect(sumMoney([])).toBeNull()
})

test('[SCR-10] zero is nothing, however it is written', () => {
  expect(isNothing(usdt('0.00'))).toBe(true)
  expect(isNothing(usdt('-0.01'))).toBe(false)
})
