import { act, renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { NetworkError } from '#lib/http/errors.ts'
import { loadUser } from './session.ts'
import { giveSiteToken, makeTestStore, USER } from './testing/test-store.ts'
import { useMyActivity } from './use-my-activity.ts'

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
