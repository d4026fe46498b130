import { expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

test('[API-4] runs once, with the latest arguments, 3000 ms after the last call, and not after a cancellation', () => {
  vi.useFakeTimers()
  const run = vi.fn<(text: string) => void>()
  const debounced = debounce(run)
  debounced('a')
  vi.advanceTimersByTime(2999)
  debounced('b')
  vi.advanceTimersByTime(2999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  debounced('c')
  debounced.cancel()
  vi.advanceTimersByTime(3000)
  expect(run).toHaveBeenCalledExactlyOnceWith('b')
})
