import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, DEBOUNCE_MS } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs once, with the latest arguments, 3000 ms after the last call', () => {
  const run = vi.fn<(text: string) => void>()
  const debounced = debounce(run)
  debounced('a')
  vi.advanceTimersByTime(DEBOUNCE_MS - 1)
  debounced('b')
  vi.advanceTimersByTime(DEBOUNCE_MS - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledExactlyOnceWith('b')
  expect(DEBOUNCE_MS).toBe(3000)
})

test('a cancelled call does not run', () => {
  const run = vi.fn<() => void>()
  const debounced = debounce(run, 100)
  debounced()
  debounced.cancel()
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
})
