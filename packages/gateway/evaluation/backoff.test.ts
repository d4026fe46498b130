import { expect, test } from 'vitest'
import { createBackoff } from './backoff.ts'

function world() {
  let now = 0
  return { backoff: createBackoff(() => now), pass: (ms: number) => void (now += ms) }
}

test('[GW-3] a user whose evaluation failed is skipped for 30 s', () => {
  const { backoff, pass } = world()
  expect(backoff.failed('broken', false)).toBe(true)
  expect(backoff.skipped()).toEqual(['broken'])
  pass(29_999)
  expect(backoff.skipped()).toEqual(['broken'])
  pass(1)
  expect(backoff.skipped()).toEqual([])
})

test('[GW-3] a user is skipped after the third lost connection in a row, not after the first two', () => {
  const { backoff, pass } = world()
  expect(backoff.failed('heavy', true)).toBe(false)
  expect(backoff.failed('heavy', true)).toBe(false)
  expect(backoff.skipped()).toEqual([])
  expect(backoff.failed('heavy', true)).toBe(true)
  expect(backoff.skipped()).toEqual(['heavy'])
  pass(30_000)
  expect(backoff.failed('heavy', true)).toBe(true)
})

test('[GW-3] a successful evaluation resets the count of lost connections', () => {
  const { backoff } = world()
  backoff.failed('one', true)
  backoff.failed('one', true)
  backoff.failed('another', true)
  backoff.evaluated('one')
  expect(backoff.failed('one', true)).toBe(false)
  expect(backoff.skipped()).toEqual([])
})
