import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Vitest cannot replace the timers of `node:timers/promises`.
const pauses: { ms: number; end: () => void }[] = []
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: (ms: number) => new Promise<void>((end) => pauses.push({ ms, end })),
}))
const { watchSource } = await import('./watch-source.ts')

let stop: AbortController
beforeEach(() => {
  stop = new AbortController()
  pauses.length = 0
})
afterEach(() => stop.abort())

async function nextPause(): Promise<number> {
  while (pauses.length === 0) await turn()
  const { ms, end } = pauses.shift() ?? { ms: 0, end: () => undefined }
  end()
  return ms
}

test('[LOC-4][NET-4] a source is read at the start and every minute, and pages are made anew only after a change', async () => {
  const changes = [false, true, false]
  const read = vi.fn(async () => changes.shift() ?? false)
  const announce = vi.fn(async () => true)
  void watchSource({ read, announce, signal: stop.signal })
  expect(await nextPause()).toBe(60_000)
  expect(announce).not.toHaveBeenCalled()
  expect(await nextPause()).toBe(60_000)
  expect(announce).toHaveBeenCalledTimes(1)
  expect(await nextPause()).toBe(60_000)
  expect(announce).toHaveBeenCalledTimes(1)
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(3)
})

test('[LOC-4][NET-4] a front that does not answer gets the announcement again until it does', async () => {
  const changes = [true]
  const answers = [false, false, true]
  const announce = vi.fn(async () => answers.shift() ?? true)
  void watchSource({ read: async () => changes.shift() ?? false, announce, signal: stop.signal })
  expect([await nextPause(), await nextPause(), await nextPause()]).toEqual([5000, 5000, 60_000])
  expect(announce).toHaveBeenCalledTimes(3)
})
