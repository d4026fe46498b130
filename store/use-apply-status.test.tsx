import { renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { loadUser } from './session.ts'
import { giveSiteToken, makeTestStore, USER } from './testing/test-store.ts'
import { useApplyStatus } from './use-apply-status.ts'
import { useMyActivity } from './use-my-activity.ts'

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
