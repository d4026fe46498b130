import type { CpuInfo } from 'node:os'
import { expect, test } from 'vitest'
import { busyShare } from './watch.ts'

const looked = (...idle: [busy: number, idle: number][]): CpuInfo[] =>
  idle.map(([user, rest]) => ({ model: '', speed: 0, times: { user, nice: 0, sys: 0, idle: rest, irq: 0 } }))

test('the busy share counts the time of all processors', () => {
  const before = looked([1000, 5000], [1000, 5000])
  expect(busyShare(before, looked([1000, 5500], [1000, 5500]))).toBe(0)
  expect(busyShare(before, looked([1500, 5000], [1000, 5500]))).toBe(0.5)
  expect(busyShare(before, looked([1500, 5000], [1500, 5000]))).toBe(1)
})
