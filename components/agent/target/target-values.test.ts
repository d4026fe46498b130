import { expect, test } from 'vitest'
import { newMonthOf } from '../testing/target-month.ts'
import { targetProblem, targetsOf, typedTargets } from './targets-form.tsx'

test('[LOC-9] targets are shown and read in the style of the language', () => {
  const typed = typedTargets(newMonthOf(true), 'de')
  expect(typed).toEqual({ rebate: '100', firstTrades: '17', volume: '60.000' })
  expect(targetsOf({ ...typed, rebate: '1.250,50' }, 'de')).toEqual({
    rebate: { amount: '1250.50', unit: 'USDT' },
    firstTrades: 17,
    volume: { amount: '60000', unit: 'USDT' },
  })
})

test.each([
  ['de', 'rebate', '12.50', 'amount'],
  ['en', 'rebate', '0', 'amount'],
  ['en', 'volume', 'much', 'amount'],
  ['en', 'volume', '1.234', 'amount'],
  ['de', 'volume', '1,234', 'amount'],
  ['en', 'firstTrades', '1,5', 'people'],
  ['en', 'volume', '999999999999.991', 'high'],
] as const)('[AGT-2] in %s, the %s %s is refused', (locale, field, typed, problem) => {
  expect(targetProblem(field, typed, locale)).toBe(problem)
})
