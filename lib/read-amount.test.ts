import { expect, test } from 'vitest'
import { numberText } from '@fanfare/languages/format.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { readAmount } from './read-amount.ts'

test.each([
  ['en', '1,440', '1440'],
  ['en', ' 12 000.50 ', '12000.50'],
  ['en', '12,5', null],
  ['en', '1,0000', null],
  ['en', '1.2.3', null],
  ['de', '1.250,50', '1250.50'],
  ['de', '12,5', '12.5'],
  ['de', '12.50', null],
  ['de', '1.250', '1250'],
  ['fr', '1 250,50', '1250.50'],
  ['fr', '1\u202F250', '1250'],
  ['fr', '1.5', null],
  ['en', '0', null],
  ['en', '0.00', null],
  ['en', '-5', null],
  ['en', '1e3', null],
  ['en', '', null],
] as const)('[LOC-9] in %s, “%s” is read as %s', (locale, typed, amount) =>
  expect(readAmount(typed, locale)).toBe(amount),
)

test('[LOC-9] an amount that a language writes is read as the same amount', () => {
  for (const locale of LOCALES)
    for (const amount of ['7', '12.5', '1250.5', '999999999999.99'])
      expect.soft([locale, readAmount(numberText(locale, amount), locale)]).toEqual([locale, amount])
})
