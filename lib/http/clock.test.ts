import { expect, test } from 'vitest'
import { createServerClock } from './clock.ts'

test('[ACT-10] before the first answer the device’s clock is used', () => {
  const clock = createServerClock(() => 1000)
  expect([clock.now(), clock.offset()]).toEqual([1000, 0])
})

test('[ACT-10] an answer gives the gateway’s time, less half of its round trip', () => {
  const clock = createServerClock(() => 10_000)
  clock.observe(50_100, 9_800, 10_000)
  expect(clock.offset()).toBe(40_200)
  expect(clock.now()).toBe(50_200)
})

test('a slower answer that is consistent does not replace a faster one', () => {
  const clock = createServerClock(() => 0)
  clock.observe(5_000, 0, 10)
  clock.observe(5_400, 0, 1_000)
  expect(clock.offset()).toBe(4_995)
})

test('an answer that contradicts means that a clock was moved, however slow it is', () => {
  const clock = createServerClock(() => 0)
  clock.observe(5_000, 0, 10)
  clock.observe(90_000, 0, 1_000)
  expect(clock.offset()).toBe(89_500)
})
