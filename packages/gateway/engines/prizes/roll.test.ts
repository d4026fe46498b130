import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { prizeAt, prizeInStock, rollOf, totalWeight } from './roll.ts'

const prize = (prizeId: string | null, weight: number, fallbackPrizeId: string | null = null) => ({
  prizeId,
  weight,
  stock: null,
  fallbackPrizeId,
})

test('[D-18] 100,000 draws follow the published odds (chi-squared, p > 0.001)', () => {
  const prizes = [prize('a', 2), prize('b', 8), prize('c', 90), prize('d', 400), prize('e', 1500), prize(null, 8000)]
  const draws = 100_000
  // A fixed seed: a random one would fail once in a thousand runs.
  const seed = Buffer.alloc(32, 0x5a)
  const counts = new Map<string | null, number>()
  for (let nonce = 0; nonce < draws; nonce += 1) {
    const roll = rollOf(seed, { activityId: 'act', userRef: '0123456789abcdef', nonce, clientSeed: '' }, 10_000)
    const drawn = prizeAt(prizes, roll)
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
  }
  const chiSquared = prizes.reduce((sum, { prizeId, weight }) => {
    const expected = (draws * weight) / 10_000
    return sum + ((counts.get(prizeId) ?? 0) - expected) ** 2 / expected
  }, 0)
  // Five degrees of freedom: 20.515 is the value of p = 0.001.
  expect(chiSquared).toBeLessThan(20.515)
})

test('[D-18] numbers that would favour the first rolls are skipped', () => {
  // With this total, more than half of the numbers are rejected.
  const total = 2 ** 31 + 1
  const roll = (nonce: number) =>
    rollOf(Buffer.alloc(32, 7), { activityId: 'act', userRef: 'f'.repeat(16), nonce, clientSeed: 'x' }, total)
  for (let nonce = 0; nonce < 200; nonce += 1) expect(roll(nonce)).toBeLessThan(total)
  expect(
    Array.from({ length: 200 }, (_, nonce) => roll(nonce)).filter((one) => one > total / 2).length,
  ).toBeGreaterThan(60)
})

test('[D-18] every roll belongs to one prize, in the order and width of the weights', () => {
  forAll({}, [fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 })], (weights) => {
    const prizes = weights.map((weight, index) => prize(`p${index}`, weight))
    const drawn = Array.from({ length: totalWeight(prizes) }, (_, roll) => prizeAt(prizes, roll))
    expect(drawn).toEqual(prizes.flatMap(({ prizeId, weight }) => Array.from({ length: weight }, () => prizeId)))
  })
  expect(() => prizeAt([prize('a', 1)], 1)).toThrow('not below the total')
})

test('[D-18] a prize without stock pays its fallback, and the fallback of that one', () => {
  const prizes = [prize('a', 1, 'b'), prize('b', 1, 'c'), prize('c', 1)]
  const inStock = (stock: Record<string, number>) => prizeInStock(prizes, 'a', new Map(Object.entries(stock)))
  expect(inStock({ a: 1 })).toBe('a')
  expect(inStock({ a: 0 })).toBe('b')
  expect(inStock({ a: 0, b: 0 })).toBe('c')
  expect(inStock({ a: 0, b: 0, c: 0 })).toBeNull()
  expect(prizeInStock(prizes, null, new Map())).toBeNull()
})
