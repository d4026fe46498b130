import { expect, test } from 'vitest'
import type { TaskCompletion, TraceEntry } from '@fanfare/contract/task/task.ts'
import { nextMissing } from './progress.ts'

const entry = (rule: string, actual: string, expected: string): TraceEntry => ({
  rule,
  actual,
  expected,
  passed: Number(actual) >= Number(expected),
  counted: 0,
  excluded: [],
  nextAction: null,
})
const task = (unit: string | null, ...trace: TraceEntry[]): Pick<TaskCompletion, 'trace' | 'progress'> => ({
  trace: [entry('joined', '1', '1'), entry('window', '5', '9'), ...trace],
  progress: { current: '1000', target: '1000', unit },
})

test('[ACT-4] the missing amount is that of the first unmet rule, not of the rule that the bar shows', () => {
  const missing = (unit: string | null, ...trace: TraceEntry[]) =>
    Object.values(nextMissing(task(unit, ...trace)) ?? {})
  const transfer = entry('transfer', '0', '100')
  expect(missing('USDT', transfer, entry('target', '1000', '1000'))).toEqual(['0', '100', 'USDT'])
  expect(missing('USDT', transfer, entry('target', '200', '1000'))).toEqual(['0', '100', 'USDT'])
  const moved = entry('transfer', '100', '100')
  expect(missing('USDT', moved, entry('target', '200', '1000'))).toEqual(['200', '1000', 'USDT'])
  expect(missing(null, entry('friend_registered', '3', '3'), entry('target', '1', '3'))).toEqual(['1', '3', null])
})

test('[ACT-4] a missing amount is never 0', () => {
  expect(nextMissing(task('USDT', entry('transfer', '100', '100'), entry('target', '1000', '1000')))).toBeNull()
  expect(nextMissing(task('USDT', { ...entry('target', '60', '80'), expected: '' })), 'no figure').toBeNull()
  const undone = { ...entry('target', '60', '50'), passed: false }
  expect(nextMissing(task('USDT', undone)), 'a profit that was reached in a window that is over').toBeNull()
})
