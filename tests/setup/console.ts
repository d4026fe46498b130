import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A `console.error` nobody expected fails its test. A test that expects one spies on it itself and so takes it over. */
let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'console.error was called').toEqual([])
})
