import { expect, test } from 'vitest'
import { paceAfter } from './pace.ts'

test.each([
  ['pauses three times as long as a batch took while facts stream in', { waitedMs: 900, wakes: 2 }, 64, 90],
  [
    'pauses as long as a batch took once users wait for a second, and takes more of them',
    { waitedMs: 1_001, wakes: 2 },
    128,
    30,
  ],
  [
    'does not pause for a moderate stream once users wait for a second',
    { tookMs: 100, waitedMs: 1_001, wakes: 5 },
    128,
    0,
  ],
  ['does not pause without a stream of facts', { waitedMs: 1_001, wakes: 1 }, 128, 0],
  ['takes the usual batch when the clock has been set back', { waitedMs: -5_000, wakes: 0 }, 64, 0],
])('[GW-2] %s', (_, batch, limit, pauseMs) => {
  expect(paceAfter({ tookMs: 30, ...batch })).toEqual({ limit, pauseMs })
})

test('[GW-2] never pauses longer than 400 ms', () => {
  expect(paceAfter({ tookMs: 5_000, waitedMs: 0, wakes: 9 }).pauseMs).toBe(400)
  expect(paceAfter({ tookMs: 5_000, waitedMs: 9_000, wakes: 900 }).pauseMs).toBe(400)
})
