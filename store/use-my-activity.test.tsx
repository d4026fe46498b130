import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { loadUser } from './session.ts'
import { forgetBrowser, giveSiteToken, makeTestStore, USER } from './testing/test-store.ts'
import { useMyActivity } from './use-my-activity.ts'

afterEach(() => {
  cleanup()
  forgetBrowser()
  vi.useRealTimers()
})

test('[SCR-2] who verifies their identity elsewhere may join here within seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  giveSiteToken()
  const my = { applied: false, appliedAt: null, draws: null, rank: null }
  let verified = false
  const { store } = await makeTestStore({
    userinfo: () => USER,
    activityDetail: () => ({ my: { ...my, eligible: verified, reasonCode: verified ? null : 'KYC_NEEDED' } }),
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

test('[AUTH-7] a visitor is judged by where they are', async () => {
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
