import { expect, test } from 'vitest'
import { isAtLeast } from './app-version.ts'

test('[APP-1] app versions compare numerically by part', () => {
  expect(isAtLeast('3.10.0', '3.9.9')).toBe(true)
  expect(isAtLeast('3.9.9', '3.10.0')).toBe(false)
  expect(isAtLeast('3.3.0', '3.3.0')).toBe(true)
  expect(isAtLeast('3.2.9', '3.3.0')).toBe(false)
  expect(isAtLeast('4.0.0', '3.99.99')).toBe(true)
})

test('[APP-1] an unreadable app version counts as too old', () => {
  for (const version of [null, undefined, '', '4', '4.2', 'v4.2.14', '4.2.14-beta', '4.2.1e9']) {
    expect(isAtLeast(version, '0.0.0')).toBe(false)
  }
})
