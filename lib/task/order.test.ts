import { expect, test } from 'vitest'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { closestTasks } from './order.ts'

const at = (taskId: string, current: string, more: Partial<TaskCompletion> = {}) =>
  ({
    taskId,
    taskStatus: 'PENDING',
    progress: { current, target: '100', unit: 'USDT' },
    ...more,
  }) as unknown as TaskCompletion

test('[SCR-9] open tasks are ordered by progress, begun or not', () => {
  const done = at('t3', '100', { taskStatus: 'COMPLETED' })
  const soldOut = at('t5', '90', { reasonCode: 'SOLD_OUT' })
  const tasks = [at('t1', '0'), at('t2', '50'), done, at('t4', '60'), soldOut]
  expect(closestTasks(tasks).map(({ taskId }) => taskId)).toEqual(['t4', 't2', 't1'])
})
