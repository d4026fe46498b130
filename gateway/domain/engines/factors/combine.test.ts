import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factors } from '#activities/file/factors.ts'
import { bonusScale, combine, roiFactor, streakFactor, type Parts } from './combine.ts'

const { roi, streak } = factors.parse({
  roi: {
    steps: [
      { from: '-0.5', factor: '0.8' },
      { from: '0', factor: '1' },
      { from: '0.03', factor: '1.2' },
    ],
  },
  streak: { perDay: '0.02' },
})

test.each([
  ['-0.9', '0.8'],
  ['-0.000001', '0.8'],
  ['0', '1'],
  ['0.029999', '1'],
  ['0.03', '1.2'],
  ['12', '1.2'],
  [null, '1'],
])('[SCR-4] a return of %s is factor %s', (value, factor) => {
  expect(roiFactor(roi, value)).toBe(factor)
})

test('[SCR-4] a prize is base × ROI × streak, and a track that is void counts as 1', () => {
  const five = streakFactor(streak, 5)
  expect(five).toBe('1.1')
  expect(combine({ base: '40', roi: '1.2', streak: five }, '1')).toBe('52.8')
  expect(combine({ base: '40', roi: roiFactor(undefined, '0.9'), streak: streakFactor(undefined, 5) }, '1')).toBe('40')
  expect(combine({ base: '40', roi: '0.8', streak: '1' }, '0')).toBe('32')
})

test('[SCR-4] when all together are above the pool, only what is above the base prizes is lowered', () => {
  const all = [
    { base: '100', roi: '2', streak: '1' },
    { base: '100', roi: '0.5', streak: '1' },
    { base: '50', roi: '1', streak: '1' },
  ]
  const scale = bonusScale(all, '240')
  expect(scale).toBe('0.4')
  expect(all.map((parts) => combine(parts, scale))).toEqual(['140', '50', '50'])
  expect(bonusScale(all, null)).toBe('1')
  expect(bonusScale(all, '300')).toBe('1')
  expect(bonusScale(all, '150')).toBe('0')
})

test('[SCR-4] all prizes stay within a pool that holds the base prizes', () => {
  const cents = (most: number) => fc.integer({ min: 0, max: most }).map((value) => new Big(value).div(100).toFixed())
  const parts: fc.Arbitrary<Parts> = fc.record({ base: cents(100_000), roi: cents(300), streak: cents(300) })
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), cents(100_000), (all, extra) => {
      const bases = all.reduce((sum, { base }) => sum.plus(base), new Big(0))
      const pool = bases.plus(extra)
      const scale = bonusScale(all, pool.toFixed())
      const paid = all.reduce((sum, one) => sum.plus(combine(one, scale)), new Big(0))
      expect(paid.lte(pool)).toBe(true)
    }),
  )
})
