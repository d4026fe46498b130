// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { askAgain, askAgainTogether, type Outcome } from './ask-again.ts'

beforeEach(() => void vi.useFakeTimers())

const press = () => window.dispatchEvent(new Event('keydown'))

test('[API-3] a person who types does not ask with every key', async () => {
  const ask = vi.fn(async (): Promise<Outcome> => 'lost')
  const stop = askAgain(ask)
  for (let key = 0; key < 100; key += 1) {
    press()
    await vi.advanceTimersByTimeAsync(100)
  }
  stop()
  expect(ask.mock.calls.length).toBeGreaterThan(3)
  expect(ask.mock.calls.length).toBeLessThan(8)
})

test('[API-3] a busy gateway is left alone for the longest pause, whatever is pressed', async () => {
  const ask = vi.fn(async (): Promise<Outcome> => 'busy')
  const stop = askAgain(ask)
  press()
  await vi.advanceTimersByTimeAsync(0)
  for (let second = 0; second < 14; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    press()
  }
  expect(ask).toHaveBeenCalledOnce()
  stop()
})

test('[API-3] parts with one question ask it once, until the last of them has gone', async () => {
  const asks = [1, 2, 3].map(() => vi.fn(async (): Promise<Outcome> => 'lost'))
  const stops = asks.map((ask) => askAgainTogether('a question', ask))
  const count = () => asks.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  press()
  await vi.advanceTimersByTimeAsync(0)
  expect(count()).toBe(1)
  stops[0]?.()
  await vi.advanceTimersByTimeAsync(3000)
  press()
  await vi.advanceTimersByTimeAsync(0)
  expect(asks[1]).toHaveBeenCalled()
  for (const stop of stops) stop()
  const asked = count()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(count()).toBe(asked)
})
