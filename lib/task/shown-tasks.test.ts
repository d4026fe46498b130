import { expect, test } from 'vitest'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { visibleTasks } from './shown-tasks.ts'

const row = (taskId: string, periodKey: string, taskStatus: TaskCompletion['taskStatus'], reasonCode?: string) =>
  ({ taskId, periodKey, taskStatus, reasonCode }) as TaskCompletion

test('[ACT-5] of a daily task its present day is shown, and earlier days only while they can be claimed', () => {
  const rows = [
    row('daily', '2026-11-20', 'PENDING'),
    row('daily', '2026-11-19', 'COMPLETED'),
    row('daily', '2026-11-18', 'COMPLETED', 'CLAIM_EXPIRED'),
    row('daily', '2026-11-17', 'GRANTED'),
    row('daily', '2026-11-16', 'UNSATISFIED'),
  ]
  const shown = ['2026-11-20', '2026-11-19']
  expect(visibleTasks(rows).map(({ periodKey }) => periodKey)).toEqual(shown)
  expect(visibleTasks(rows.toReversed()).map(({ periodKey }) => periodKey)).toEqual(shown.toReversed())
})

test('[ACT-5] a task of one period is always shown, whatever became of it', () => {
  const rows = (['PENDING', 'COMPLETED', 'GRANTED', 'UNSATISFIED'] as const).map((status) => row(status, '-', status))
  expect(visibleTasks(rows)).toEqual(rows)
})
