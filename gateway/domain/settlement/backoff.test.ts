import { expect, test } from 'vitest'
import { createBackoff } from './backoff.ts'

function world() {
  let now = 0
  return { users: createBackoff(() => now), pass: (ms: number) => void (now += ms) }
}

test('[GW-3] who could not be settled is left alone for half a minute', () => {
  const { users, pass } = world()
  expect(users.failed('broken', false)).toBe(true)
  expect(users.skipped()).toEqual(['broken'])
  pass(29_999)
  expect(users.skipped()).toEqual(['broken'])
  pass(1)
  expect(users.skipped()).toEqual([])
})

test('[GW-3] a database that is gone is nobody’s fault, the third time in a row it is', () => {
  const { users, pass } = world()
  expect(users.failed('heavy', true)).toBe(false)
  expect(users.failed('heavy', true)).toBe(false)
  expect(users.skipped()).toEqual([])
  expect(users.failed('heavy', true)).toBe(true)
  expect(users.skipped()).toEqual(['heavy'])
  pass(30_000)
  expect(users.failed('heavy', true)).toBe(true)
})

test('[GW-3] what went wrong before somebody was settled counts no more', () => {
  const { users } = world()
  users.failed('one', true)
  users.failed('one', true)
  users.failed('another', true)
  users.settled('one')
  expect(users.failed('one', true)).toBe(false)
  expect(users.skipped()).toEqual([])
})
