import { expect, test } from 'vitest'
import { newMonthOf } from '../testing/target-month.ts'
import { targetSchema, targetsOf, typedTargets } from './target-values.ts'

const NONE = { rebate: '', firstTrades: '', volume: '' }

test('[LOC-9] targets are shown and read in the style of the language', () => {
  const typed = typedTargets(newMonthOf(true), 'de')
  expect(typed).toEqual({ rebate: '100', firstTrades: '17', volume: '60.000' })
  expect(targetsOf({ ...typed, rebate: '1.250,50' }, 'de')).toEqual({
    rebate: { amount: '1250.50', unit: 'USDT' },
    firstTrades: 17,
    volume: { amount: '60000', unit: 'USDT' },
  })
})

test('[AGT-2] empty fields are no targets', () => {
  expect(targetsOf(typedTargets(newMonthOf(false), 'en'), 'en')).toEqual({
    rebate: null,
    firstTrades: null,
    volume: null,
  })
  expect(targetSchema('en').safeParse({ ...NONE, volume: ' ' }).success).toBe(true)
})

test.each([
  ['de', { rebate: '12.50' }, 'amount'],
  ['en', { rebate: '0' }, 'amount'],
  ['en', { volume: 'much' }, 'amount'],
  ['en', { volume: '1.234' }, 'amount'],
  ['de', { volume: '1,234' }, 'amount'],
  ['en', { firstTrades: '1,5' }, 'people'],
  ['en', { volume: '999999999999.991' }, 'high'],
] as const)('[AGT-2] in %s, %o is refused', (locale, typed, problem) => {
  const { error } = targetSchema(locale).safeParse({ ...NONE, ...typed })
  expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([[Object.keys(typed)[0], problem]])
})
