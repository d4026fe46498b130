import { expect, test, vi } from 'vitest'
import type { Tally } from './reports.ts'
import { withSecondAttempt } from './second-attempt.ts'

const passing = (passed: number): Tally => ({ passed, failed: 0, skipped: 0, failures: [] })

const failing = (names: string[]): Tally => ({
  passed: 10,
  failed: names.length,
  skipped: 4,
  failures: names.map((name) => `${name} fails`),
  again: { names, passed: 2, skipped: 3 },
})

test('a run without failures is not repeated', async () => {
  const run = vi.fn(() => Promise.resolve(passing(1)))
  expect(await withSecondAttempt(passing(3), run)).toEqual(passing(3))
  expect(run).not.toHaveBeenCalled()
})

test('files that pass at the second attempt count once, and are named', async () => {
  const run = vi.fn(() => Promise.resolve(passing(6)))
  expect(await withSecondAttempt(failing(['a']), run)).toEqual({
    passed: 14,
    failed: 0,
    skipped: 1,
    failures: [],
    unsteady: ['a fails'],
  })
  expect(run).toHaveBeenCalledWith(['a'])
})

test('a file that fails twice has failed', async () => {
  const first = failing(['a'])
  expect(await withSecondAttempt(first, () => Promise.resolve({ ...passing(5), failed: 1 }))).toBe(first)
})

test('a second attempt that runs nothing excuses nothing', async () => {
  const first = failing(['a'])
  expect(await withSecondAttempt(first, () => Promise.resolve(passing(0)))).toBe(first)
})

test('many failures are not repeated', async () => {
  const first = failing(['a', 'b', 'c', 'd'])
  const run = vi.fn(() => Promise.resolve(passing(9)))
  expect(await withSecondAttempt(first, run)).toBe(first)
  expect(run).not.toHaveBeenCalled()
})

test('a run that crashed outside its tests is not repeated', async () => {
  const crashed: Tally = { passed: 3, failed: 1, skipped: 0, failures: ['unhandled error'] }
  const run = vi.fn(() => Promise.resolve(passing(1)))
  expect(await withSecondAttempt(crashed, run)).toBe(crashed)
  expect(run).not.toHaveBeenCalled()
})
