import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

test('[D-20] a bucket gives its burst, then one token at a time, and says when', () => {
  let now = 0
  const take = createTokenBuckets(() => now)
  const rate = { burst: 3, perMinute: 60 }
  expect([take('a', rate), take('a', rate), take('a', rate)].map(({ allowed }) => allowed)).toEqual([true, true, true])
  expect(take('a', rate)).toEqual({ allowed: false, remaining: 0, retryAfterMs: 1000 })
  expect(take('b', rate).allowed).toBe(true)
  now += 999
  expect(take('a', rate)).toMatchObject({ allowed: false, retryAfterMs: 1 })
  now += 1
  expect(take('a', rate).allowed).toBe(true)
  now += 3_600_000
  expect(take('a', rate).remaining).toBe(2)
})
