import { expect, test } from 'vitest'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { closestTasks, findClosest } from './order.ts'

const at = (taskId: string, current: string, more: Partial<TaskCompletion> = {}) =>
  ({
    taskId,
    taskStatus: 'PENDING',
    progress: { current, target: '100', unit: 'USDT' },
    ...more,
  }) as unknown as TaskCompletion

test('[SCR-1] the closest task is begun, open, joined and furthest along', () => {
  const soldOut = at('t3', '90', { reasonCode: 'SOLD_OUT' })
  const notJoined = at('t5', '80', { reasonCode: 'NOT_JOINED' })
  expect(findClosest([at('t1', '20'), at('t2', '64.2'), soldOut, notJoined, at('t4', '0')])?.taskId).toBe('t2')
  expect(findClosest([at('t4', '0')])).toBeNull()
})

test('[SCR-9] open tasks are ordered by progress, begun or not', () => {
  const tasks = [at('t1', '0'), at('t2', '50'), at('t3', '100', { taskStatus: 'COMPLETED' }), at('t4', '60')]
  expect(closestTasks(tasks).map(({ taskId }) => taskId)).toEqual(['t4', 't2', 't1'])
})
