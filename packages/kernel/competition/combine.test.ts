import { expect, test } from 'vitest'
import { combine, roiFactor, streakFactor } from './combine.ts'

const ROI = {
  steps: [
    { from: '-0.5', factor: '0.8' },
    { from: '0', factor: '1' },
    { from: '0.03', factor: '1.2' },
  ],
}

test.each([
  ['-0.9', '0.8'],
  ['-0.000001', '0.8'],
  ['0', '1'],
  ['0.029999', '1'],
  ['0.03', '1.2'],
  ['12', '1.2'],
  [null, '1'],
])('[SCR-4] a return of %s is factor %s', (value, factor) => expect(roiFactor(ROI, value)).toBe(factor))

test('[SCR-4] a prize is base × ROI × streak, and a track that is void counts as 1', () => {
  const five = streakFactor({ perDay: '0.02' }, 5)
  expect(five).toBe('1.1')
  expect(combine({ base: '40', roi: '1.2', streak: five }, '1')).toBe('52.8')
  expect(combine({ base: '40', roi: roiFactor(undefined, '0.9'), streak: streakFactor(undefined, 5) }, '1')).toBe('40')
  expect(combine({ base: '40', roi: '0.8', streak: '1' }, '0')).toBe('32')
})
