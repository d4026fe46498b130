import { act, renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi, beforeEach, describe } from 'vitest'
import { NetworkError } from '#lib/http/errors.ts'
import { loadUser } from './session.ts'
import { giveSiteToken, makeTestStore, USER } from './testing/test-store.ts'
import { useMyActivity, POLLING_INTERVAL_MS } from './use-my-activity.ts'
import type { ReactNode } from 'react'
import type { TopicState } from '#lib/live/live-socket.ts'
import { sessionReady } from './slices/session.ts'
import { loggedIn } from './slices/user-info.ts'
import { useApplyStatus } from './use-apply-status.ts'

describe('own data of an activity', () => {
  const ELIGIBLE = { eligible: true, reasonCode: null, country: null }

  test('[SCR-2] a user who verifies their identity elsewhere may join within seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    giveSiteToken()
    const my = { applied: false, appliedAt: null, draws: null, rank: null }
    let verified = false
    const mayJoin = () => ({ ...ELIGIBLE, ...(!verified && { eligible: false, reasonCode: 'KYC_NEEDED' }) })
    const { store } = await makeTestStore({
      userinfo: () => USER,
      activityDetail: () => ({ my: { ...my, ...mayJoin() } }),
      eligible: mayJoin,
      taskCompletions: () => ({ tasks: [] }),
    })
    await store.dispatch(loadUser())
    const { result } = renderHook(() => useMyActivity('a1'), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    })
    await waitFor(() => expect(result.current.eligibility).toMatchObject({ eligible: false, reasonCode: 'KYC_NEEDED' }))
    verified = true
    await act(() => vi.advanceTimersByTimeAsync(6000))
    await waitFor(() => expect(result.current.eligibility).toMatchObject({ eligible: true, reasonCode: null }))
  })

  test('[AUTH-7] a visitor’s eligibility depends on their country', async () => {
    const { store, sent } = await makeTestStore({
      noLoginEligible: () => ({ eligible: false, reasonCode: 'REGION', country: 'XX' }),
    })
    await store.dispatch(loadUser())
    const { result } = renderHook(() => useMyActivity('a1'), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    })
    await waitFor(() => expect(result.current.eligibility).toMatchObject({ reasonCode: 'REGION' }))
    expect(sent).toEqual(['noLoginEligible'])
  })

  test('[UI-3] a failed first load stays shown during refetches, until there is an answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    giveSiteToken()
    let asked = 0
    let answer: (data: unknown) => void = () => undefined
    const { store } = await makeTestStore({
      userinfo: () => USER,
      activityDetail: () => {
        asked += 1
        if (asked === 1) throw new NetworkError('Network Error')
        return new Promise((resolve) => (answer = resolve))
      },
      eligible: () => ELIGIBLE,
      taskCompletions: () => ({ tasks: [] }),
    })
    await store.dispatch(loadUser())
    const seen: string[] = []
    const { result } = renderHook(
      () => {
        const view = useMyActivity('a1')
        seen.push(view.isLoading ? 'loading' : view.hasFailed ? 'failed' : 'known')
        return view
      },
      { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
    )
    await waitFor(() => expect(result.current.hasFailed).toBe(true))
    seen.length = 0
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(asked).toBe(2)
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(new Set(seen)).toEqual(new Set(['failed']))
    await act(async () => answer({ my: { applied: false, eligible: true, reasonCode: null } }))
    await waitFor(() => expect([result.current.hasFailed, result.current.isLoading]).toEqual([false, false]))
  })

  test('[API-6] eligibility comes from its own call, before its answer from the activity detail', async () => {
    giveSiteToken()
    let answer: (data: unknown) => void = () => undefined
    const { store } = await makeTestStore({
      userinfo: () => USER,
      activityDetail: () => ({ my: { applied: false, eligible: true, reasonCode: null } }),
      eligible: () => new Promise((resolve) => (answer = resolve)),
      taskCompletions: () => ({ tasks: [] }),
    })
    await store.dispatch(loadUser())
    const { result } = renderHook(() => useMyActivity('a1'), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    })
    await waitFor(() => expect(result.current.eligibility).toMatchObject({ eligible: true }))
    expect(result.current.isLoading).toBe(false)
    await act(async () => answer({ eligible: false, reasonCode: 'REGION', country: 'XX' }))
    await waitFor(() => expect(result.current.eligibility).toMatchObject({ eligible: false, reasonCode: 'REGION' }))
  })
})

describe('live', () => {
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
})

describe('status', () => {
  const ELIGIBLE = { eligible: true, reasonCode: null, country: null }

  test.each([
    ['/en/activity/lottery/harvest-draw', ['activityDetail', 'applyStatus', 'eligible', 'taskCompletions']],
    ['/en/events/holder-snapshot', ['activityDetail', 'applyStatus', 'eligible', 'generalTaskCompletions']],
    [
      '/de/promo/spot-festival',
      ['eligible', 'nonProductizedApplyStatus', 'nonProductizedApplyStatus', 'nonProductizedDetail', 'taskCompletions'],
    ],
  ])('[ACT-7] %s asks its own calls', async (path, calls) => {
    window.history.replaceState(null, '', path)
    giveSiteToken()
    const { store, sent } = await makeTestStore({
      userinfo: () => USER,
      activityDetail: () => ({ my: { applied: false, eligible: true, reasonCode: null } }),
      nonProductizedDetail: () => ({ activityId: 'a1' }),
      nonProductizedApplyStatus: () => ({ status: 1, appliedAt: 5 }),
      eligible: () => ELIGIBLE,
      applyStatus: () => ({ status: 0, reasonCode: 'MULTI_ACCOUNT' }),
      taskCompletions: () => ({ tasks: [] }),
      generalTaskCompletions: () => ({ tasks: [] }),
    })
    await store.dispatch(loadUser())
    sent.length = 0
    const { result } = renderHook(() => ({ ...useMyActivity('a1'), applyStatus: useApplyStatus('a1', false) }), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    })
    await waitFor(() => {
      expect(result.current.isLoading).toBe(false)
      expect(result.current.applyStatus).not.toBeNull()
    })
    expect(sent.toSorted()).toEqual(calls)
    const isPromo = path.includes('/promo/')
    expect(result.current).toMatchObject({
      applyStatus: isPromo ? 1 : 0,
      my: { applied: isPromo, ...(isPromo && { appliedAt: 5 }) },
    })
  })
})
