import { expect, test, vi } from 'vitest'
import { createServerClock } from './clock.ts'
import { createSilentRenewal, RENEW_BEFORE_MS } from './silent-renewal.ts'

function setUp() {
  const clock = createServerClock(() => 1_000_000)
  const timers = {
    setTimer: vi.fn<(run: () => void, ms: number) => number>(() => 7),
    clearTimer: vi.fn<(timer: number) => void>(),
  }
  const renew = vi.fn<() => void>()
  return { renewal: createSilentRenewal(clock, renew, timers), renew, clock, ...timers }
}

test('[AUTH-3] a token is renewed a minute before its end, by the gateway’s clock', () => {
  const { renewal, renew, clock, setTimer } = setUp()
  clock.observe(1_005_000, 1_000_000, 1_000_000)
  renewal.watch(1_005_000 + 900_000)
  expect(setTimer).toHaveBeenCalledWith(renew, 900_000 - RENEW_BEFORE_MS)
})

test('[AUTH-3] a token that is about to end is renewed at once', () => {
  const { renewal, setTimer } = setUp()
  renewal.watch(1_000_001)
  expect(setTimer.mock.calls[0]?.[1]).toBe(0)
})

test('a newer token replaces the watch, a logout ends it', () => {
  const { renewal, clearTimer } = setUp()
  renewal.watch(2_000_000)
  renewal.watch(3_000_000)
  expect(clearTimer).toHaveBeenCalledTimes(1)
  renewal.stop()
  renewal.stop()
  expect(clearTimer).toHaveBeenCalledTimes(2)
})
