import { expect, test } from 'vitest'
import { stakeWidth } from './stake-width.ts'

/** Size of the font in a column of so many px: the rule of banner-stake.module.css. */
const sizeIn = (column: number, text: string): number => column / stakeWidth(text)

test('[SCR-1] a longer stake is smaller, and twelve digits are still the biggest type on a phone of 320 px', () => {
  expect(sizeIn(280, '125')).toBeGreaterThan(sizeIn(280, '250,000'))
  expect(sizeIn(280, '250,000')).toBeGreaterThan(60)
  // The name of a slide has 21 px there.
  expect(sizeIn(280, '123,456,789,012')).toBeGreaterThan(30)
})

test('[SCR-1] separators are narrower than digits', () => {
  expect(stakeWidth('1234')).toBe(2.4)
  expect(stakeWidth('1.000')).toBe(2.74)
})
