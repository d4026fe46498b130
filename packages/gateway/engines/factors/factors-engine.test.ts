import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combine, type PrizeParts } from '@fanfare/kernel/competition/combine.ts'
import { bonusScale } from './factors-engine.ts'

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
  const parts: fc.Arbitrary<PrizeParts> = fc.record({ base: cents(100_000), roi: cents(300), streak: cents(300) })
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
