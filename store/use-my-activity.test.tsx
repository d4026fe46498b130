import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { NetworkError } from '#lib/http/errors.ts'
import type { TopicState } from '#lib/live/live-socket.ts'
import { endSession, loadUser } from './session.ts'
import { giveSiteToken, makeTestStore, USER, type Answers } from './testing/test-store.ts'
import { useApplyStatus } from './use-apply-status.ts'
import { POLLING_INTERVAL_MS, useMyActivity } from './use-my-activity.ts'

const ELIGIBLE = { eligible: true, reasonCode: null, country: null }
const ANSWERS: Answers = {
  userinfo: () => USER,
  activityDetail: () => ({ my: { applied: false, eligible: true, reasonCode: null } }),
  eligible: () => ELIGIBLE,
  taskCompletions: () => ({ tasks: [] }),
}

/** A page of the activity `a1` over these answers; `sent` has the calls after the start of the session. */
async function open<View>(answers: Answers, use: () => View) {
  const world = await makeTestStore({ ...ANSWERS, ...answers })
  await world.store.dispatch(loadUser())
  world.sent.length = 0
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={world.store}>{children}</Provider>
  return { ...world, ...renderHook(use, { wrapper }) }
}
const useA1 = () => useMyActivity('a1')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('[SCR-2] a user who verifies their identity elsewhere may join within seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  giveSiteToken()
  let verified = false
  const mayJoin = () => ({ ...ELIGIBLE, ...(!verified && { eligible: false, reasonCode: 'KYC_NEEDED' }) })
  const activityDetail = () => ({ my: { applied: false, appliedAt: null, draws: null, rank: null, ...mayJoin() } })
  const { result } = await open({ activityDetail, eligible: mayJoin }, useA1)
  await waitFor(() => expect(result.current.eligibility).toMatchObject({ eligible: false, reasonCode: 'KYC_NEEDED' }))
  verified = true
  await pass(6000)
  await waitFor(() => expect(result.current.eligibility).toMatchObject({ eligible: true, reasonCode: null }))
})

test('[AUTH-7] a visitor’s eligibility depends on their country', async () => {
  const noLoginEligible = () => ({ eligible: false, reasonCode: 'REGION', country: 'XX' })
  const { result, sent } = await open({ noLoginEligible }, useA1)
  await waitFor(() => expect(result.current.eligibility).toMatchObject({ reasonCode: 'REGION' }))
  expect(sent).toEqual(['noLoginEligible'])
})

test('[UI-3] a failed first load stays shown during refetches, until there is an answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  giveSiteToken()
  let asked = 0
  let answer: (data: unknown) => void = () => undefined
  const activityDetail = () => {
    asked += 1
    if (asked === 1) throw new NetworkError('Network Error')
    return new Promise((resolve) => (answer = resolve))
  }
  const seen: string[] = []
  const { result } = await open({ activityDetail }, () => {
    const view = useMyActivity('a1')
    seen.push(view.hasFailed ? 'failed' : view.isLoading ? 'loading' : 'known')
    return view
  })
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  seen.length = 0
  await pass(6000)
  expect(asked).toBe(2)
  await pass(6000)
  expect(new Set(seen)).toEqual(new Set(['failed']))
  await act(async () => answer({ my: { applied: false, eligible: true, reasonCode: null } }))
  await waitFor(() => expect([result.current.hasFailed, result.current.isLoading]).toEqual([false, false]))
})

test('[API-6] eligibility comes from its own call, before its answer from the activity detail', async () => {
  giveSiteToken()
  let answer: (data: unknown) => void = () => undefined
  const { result } = await open({ eligible: () => new Promise((resolve) => (answer = resolve)) }, useA1)
  await waitFor(() => expect(result.current.eligibility).toMatchObject({ eligible: true }))
  expect(result.current.isLoading).toBe(false)
  await act(async () => answer({ eligible: false, reasonCode: 'REGION', country: 'XX' }))
  await waitFor(() => expect(result.current.eligibility).toMatchObject({ eligible: false, reasonCode: 'REGION' }))
})

test('[AUTH-4] the next user sees nothing of the one before', async () => {
  giveSiteToken()
  const answers = [{ my: { applied: true, eligible: true, reasonCode: null, draws: 7 } }]
  const activityDetail = () => answers.pop() ?? new Promise(() => {})
  const { result, store } = await open({ activityDetail, noLoginEligible: () => ELIGIBLE }, useA1)
  await waitFor(() => expect(result.current.my?.draws).toBe(7))
  act(() => store.dispatch(endSession(null)))
  expect(result.current.my).toBeNull()
  giveSiteToken()
  await act(() => store.dispatch(loadUser()))
  expect(result.current).toMatchObject({ isLogin: true, my: null, isLoading: true })
})

async function openLive() {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  giveSiteToken()
  const world = await open({}, useA1)
  const { services, sent } = world
  const topics: string[] = []
  let state: TopicState = 'starting'
  let notify = () => {}
  await pass(0)
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
    await pass(ms)
    return sent.length - before
  }
  return { ...world, topics, become, callsIn }
}

test('[NET-3] the tasks are polled until their topics are live, and again when the socket is lost', async () => {
  const { result, become, callsIn } = await openLive()
  expect(await callsIn(POLLING_INTERVAL_MS)).toBe(3)
  become('live')
  expect(result.current.liveState).toBe('live')
  expect(await callsIn(20 * POLLING_INTERVAL_MS)).toBe(0)
  become('down')
  expect(await callsIn(2 * POLLING_INTERVAL_MS)).toBe(6)
})

test('[NET-3] the topics of an activity end with the page', async () => {
  const { topics, unmount } = await openLive()
  expect(topics.toSorted()).toEqual(['activity:a1', 'rewards', 'tasks'])
  unmount()
  expect(topics).toEqual([])
})

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
  const answers = {
    nonProductizedDetail: () => ({ activityId: 'a1' }),
    nonProductizedApplyStatus: () => ({ status: 1, appliedAt: 5 }),
    applyStatus: () => ({ status: 0, reasonCode: 'MULTI_ACCOUNT' }),
    generalTaskCompletions: () => ({ tasks: [] }),
  }
  const { result, sent } = await open(answers, () => ({
    ...useMyActivity('a1'),
    applyStatus: useApplyStatus('a1', false),
  }))
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
