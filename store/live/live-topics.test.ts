import { expect, test, vi } from 'vitest'
import type { TopicState } from '#lib/live/live-socket.ts'
import { createLiveTopics, type LiveSource } from './live-topics.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

function open(source: Partial<LiveSource> = {}) {
  const live = createLiveTopics()
  const subscribed: string[] = []
  const load = vi.fn<(onChange: () => void) => Promise<LiveSource>>(() =>
    Promise.resolve({
      stateOf: (): TopicState => 'live',
      subscribe: (topic) => {
        subscribed.push(topic)
        return () => void subscribed.splice(subscribed.indexOf(topic), 1)
      },
      ...source,
    }),
  )
  return { live, subscribed, load }
}

test('[NET-3] the code of the sockets is loaded once, when a part of the page subscribes to a topic', async () => {
  const { live, subscribed, load } = open()
  live.loadWith(load)
  expect(load).not.toHaveBeenCalled()
  const leave = live.want('winners')
  live.want('tasks')
  expect(live.stateOf('winners')).toBe('starting')
  await settled()
  expect(subscribed).toEqual(['winners', 'tasks'])
  expect(live.stateOf('winners')).toBe('live')
  live.want('board:a1')
  leave()
  expect(subscribed).toEqual(['tasks', 'board:a1'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('[NET-3] a topic that was wanted before the store existed, and is no longer, is not subscribed', async () => {
  const { live, subscribed, load } = open()
  const leave = live.want('winners')
  live.want('tasks')
  live.loadWith(load)
  leave()
  await settled()
  expect(subscribed).toEqual(['tasks'])
})

test('[NET-3] parts of the page learn of each change until they leave', async () => {
  const { live, load } = open()
  const listener = vi.fn<() => void>()
  const stop = live.watch(listener)
  live.loadWith(load)
  live.want('winners')
  const [onChange] = load.mock.calls[0] ?? []
  onChange?.()
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  onChange?.()
  expect(listener).toHaveBeenCalledTimes(1)
  await settled()
})

test('[NET-3] a page whose code of the sockets cannot be loaded keeps polling', async () => {
  const live = createLiveTopics()
  live.loadWith(() => Promise.reject(new Error('offline')))
  live.want('tasks')
  await settled()
  expect(live.stateOf('tasks')).toBe('starting')
})
