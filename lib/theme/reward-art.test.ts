import { expect, test } from 'vitest'
import { BURST, BURST_HALF } from './reward-art.ts'

test('every shape of the burst starts in the centre of the scene and lands within 200 ms of the first', () => {
  const [left, right] = BURST
  expect([left.length, right.length]).toEqual([9, 9])
  for (const { x } of left) expect(x).toBeGreaterThan(0)
  for (const { x } of right) expect(x).toBeLessThan(0)
  for (const { y, delay } of [...left, ...right]) {
    expect(Math.abs(y)).toBeLessThan(BURST_HALF.height / 2)
    expect(delay).toBeLessThanOrEqual(120)
  }
})

test('the colours of the burst leave out the gold of its ground', () => {
  const colors = BURST.flat().map(({ shape }) => shape.color)
  expect(colors).not.toContain('sun')
})
