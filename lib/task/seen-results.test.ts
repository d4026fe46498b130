import { expect, test, vi } from 'vitest'
import { markResultSeen } from './seen-results.ts'

function stubStorage(): void {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  })
}

test('[SCR-4] each result of an activity is new once for each user', () => {
  stubStorage()
  expect(markResultSeen('cover', 'a1', 'u1')).toBe(true)
  expect(markResultSeen('cover', 'a1', 'u1')).toBe(false)
  expect(markResultSeen('place', 'a1', 'u1')).toBe(true)
  expect(markResultSeen('cover', 'a1', 'u2')).toBe(true)
  expect(markResultSeen('cover', 'a2', 'u1')).toBe(true)
})

test('[SCR-4] without storage no result is new', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(markResultSeen('place', 'a1', 'u1')).toBe(false)
})
