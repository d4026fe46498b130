import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TopicState } from '#lib/live/live-socket.ts'
import { sessionReady } from './slices/session.ts'
import { loggedIn } from './slices/user-info.ts'
import { makeTestStore } from './testing/test-store.ts'
import { POLLING_INTERVAL_MS, useMyActivity } from './use-my-activity.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})

async function open() {
  const { store, services, sent } = await makeTestStore({
    activityDetail: () => ({ my: { applied: true } }),
    eligible: () => ({ eligible: true }),
    taskCompletions: () => ({ tasks: [] }),
  })
  store.dispatch(loggedIn({ userId: 'u1' }))
  store.dispatch(sessionReady())
  const topics: string[] = []
  let state: TopicState = 'starting'
  let notify = () => {}
  const view = renderHook(() => useMyActivity('a1'), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  })
  await act(() => vi.advanceTimersByTimeAsync(0))
  await act(async () =>
    services.live.loadWith((onChange) => {
      notify = onChange
      return Promise.resolve({
        stateOf: () => state,
        subscribe: (topic) => {
          topics.push(topic)
          return () => void topics.splice(topics.indexOf(topic), 1)
        },
      })
    }),
  )
  const become = (next: TopicState) =>
    act(() => {
      state = next
      notify()
    })
  const callsIn = async (ms: number) => {
    const before = sent.length
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return sent.length - before
  }
  return { ...view, topics, become, callsIn }
}

test('[NET-3] the tasks are polled until their topics are live, and again when the socket is lost', async () => {
  const { result, become, callsIn } = await open()
  expect(await callsIn(POLLING_INTERVAL_MS)).toBe(3)
  become('live')
  expect(result.current.liveState).toBe('live')
  expect(await callsIn(20 * POLLING_INTERVAL_MS)).toBe(0)
  become('down')
  expect(await callsIn(2 * POLLING_INTERVAL_MS)).toBe(6)
})

test('[NET-3] the topics of an activity end with the page', async () => {
  const { topics, unmount } = await open()
  expect(topics.toSorted()).toEqual(['activity:a1', 'tasks'])
  unmount()
  expect(topics).toEqual([])
})
