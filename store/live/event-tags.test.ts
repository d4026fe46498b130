import { beforeEach, expect, test, vi } from 'vitest'
import { batchTags, eventTags, type Tag } from './event-tags.ts'

beforeEach(() => void vi.useFakeTimers())

test('[NET-3] events of one moment invalidate each list once, later ones again', () => {
  const invalidate = vi.fn<(tags: Tag[]) => void>()
  const batch = batchTags(() => 150, invalidate)
  for (const taskId of ['t1', 't2', 't3'])
    batch.add(eventTags('tasks', { activityId: 'a1', taskId, taskStatus: 'COMPLETED' }))
  batch.add(eventTags('rewards', { rewardId: 'r1', state: 'GRANTED' }))
  vi.advanceTimersByTime(149)
  expect(invalidate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(invalidate.mock.calls).toEqual([
    [['Task', { type: 'Activity', id: 'a1' }, 'Reward', 'Draw', 'Message', 'Activity']],
  ])
  batch.add(eventTags('tasks', 'garbage'))
  vi.advanceTimersByTime(150)
  expect(invalidate).toHaveBeenLastCalledWith(['Task', 'Activity'])
})

test('[NET-3] a board’s event is read within the time that the pages of all readers share', () => {
  const times: number[] = []
  for (const random of [0, 0.25, 0.99]) {
    const start = Date.now()
    const batch = batchTags(
      () => random * 2000,
      (tags) => {
        expect(tags).toEqual([{ type: 'Board', id: 'a1' }])
        times.push(Date.now() - start)
      },
    )
    for (const updatedAt of [1, 2, 3]) batch.add(eventTags('board:a1', { activityId: 'a1', updatedAt }))
    vi.advanceTimersByTime(2000)
  }
  expect(times).toEqual([0, 500, 1980])
})

test('[NET-3] the answer to an application renews its activity alone', () => {
  expect(eventTags('applications', { activityId: 'a1', status: 'ACCEPTED' })).toEqual([{ type: 'Activity', id: 'a1' }])
})

test('[NET-3] a winner’s event makes no data of the store out of date', () => {
  const invalidate = vi.fn<(tags: Tag[]) => void>()
  batchTags(() => 0, invalidate).add(eventTags('winners', {}))
  vi.advanceTimersByTime(1000)
  expect(invalidate).not.toHaveBeenCalled()
})

test.each([
  ['messages', ['Message']],
  ['activity:a1', [{ type: 'Activity', id: 'a1' }]],
  ['tasks', ['Task', 'Activity']],
  ['applications', ['Activity']],
])('[NET-3] after lost events of %s everything of it is read again', (topic, tags) => {
  expect(eventTags(topic)).toEqual(tags)
})
