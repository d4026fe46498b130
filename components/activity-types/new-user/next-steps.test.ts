import { expect, test } from 'vitest'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { nextSteps } from './first-tasks-live.tsx'

const task = (taskId: string, taskStatus: TaskCompletion['taskStatus'], current = '0') =>
  ({ taskId, taskStatus, progress: { current, target: '100', unit: 'USDT' } }) as TaskCompletion

test('[SCR-1] the next steps begin with claimable tasks, then the furthest along; ended tasks are left out', () => {
  const steps = nextSteps([
    task('granted', 'GRANTED', '100'),
    task('untouched', 'PENDING'),
    task('begun', 'PENDING', '20'),
    task('far', 'PENDING', '80'),
    task('missed', 'UNSATISFIED', '90'),
    task('ready', 'COMPLETED', '100'),
  ])
  expect(steps.map(({ taskId }) => taskId)).toEqual(['ready', 'far', 'begun'])
})
