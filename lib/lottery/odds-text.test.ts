import { expect, test } from 'vitest'
import { oddsText } from './odds-text.ts'

test.each([
  [2, 10_000, '0.02%'],
  [2000, 10_000, '20.00%'],
  [1, 3, '33.33%'],
  [1, 20_001, '<0.01%'],
  [1, 20_000, '0.01%'],
  [1, 1, '100.00%'],
])('[SCR-3] the odds of weight %i in %i are %s', (weight, total, text) => {
  expect(oddsText('en', weight, total)).toBe(text)
})
