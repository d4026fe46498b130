// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { activityApi } from './api/activity.ts'
import { visitorApi } from './api/visitor.ts'
import { taskApi } from './api/task.ts'
import { loadUser } from './session.ts'
import { inviteCodeRemembered, selectSession } from './slices/session.ts'
import { domainsChosen } from './slices/system-info.ts'
import { loggedIn, selectIsLogin, selectUserId } from './slices/user-info.ts'
import { forgetBrowser, giveSiteToken, makeTestStore, USER, type Answers } from './testing/test-store.ts'

afterEach(() => {
  forgetBrowser()
  vi.useRealTimers()
})

const CLAIM = { activityId: 'a1', taskId: 't1' }
const TASKS = { tasks: [] }

/** Somebody is logged in, has data on the page, and the next claim is answered with `code`. */
async function loggedInUntil(code: string, more: Answers = {}) {
  giveSiteToken()
  const world = await makeTestStore({
    userinfo: () => USER,
    taskCompletions: () => TASKS,
    noLoginEligible: () => ({ eligible: true, reasonCode: null, country: null }),
    obtainReward: () => {
      throw new GatewayError(code, { reasonCode: 'NOT_ENOUGH' })
    },
    ...more,
  })
  const { store, persistor } = world
  await store.dispatch(loadUser())
  await store.dispatch(taskApi.endpoints.taskCompletions.initiate('a1'))
  await store.dispatch(visitorApi.endpoints.noLoginEligible.initiate('a1'))
  await persistor.flush()
  return { ...world, claim: () => store.dispatch(taskApi.endpoints.obtainReward.initiate(CLAIM)) }
}

test.each(['00004', '434'])(
  '[AUTH-4][DEV-9] %s clears the user, the tokens and everything that was read',
  async (code) => {
    const { store, services, claim } = await loggedInUntil(code)
    expect(taskApi.endpoints.taskCompletions.select('a1')(store.getState()).data).toEqual(TASKS)
    await claim()
    expect(selectIsLogin(store.getState())).toBe(false)
    expect(selectUserId(store.getState())).toBeNull()
    expect(services.readToken()).toBeNull()
    expect(services.stopWatching).toHaveBeenCalled()
    expect(taskApi.endpoints.taskCompletions.select('a1')(store.getState()).data).toBeUndefined()
    expect(document.documentElement.hasAttribute('data-session')).toBe(false)
  },
)

test.each(['00004', '434'])('[AUTH-4][DEV-9] %s clears the persisted state at once', async (code) => {
  const { claim } = await loggedInUntil(code)
  expect(localStorage.getItem('persist:fanfare')).toContain('u1')
  await claim()
  expect(localStorage.getItem('persist:fanfare') ?? '').not.toContain('u1')
})

test('[AUTH-4] the persisted state after the end of a session has no user', async () => {
  const { store, persistor, claim } = await loggedInUntil('434')
  await claim()
  store.dispatch(domainsChosen({ apiDomain: 'https://api.example' }))
  await persistor.flush()
  expect(localStorage.getItem('persist:fanfare')).toContain('api.example')
  expect(localStorage.getItem('persist:fanfare')).not.toContain('u1')
})

test.each(['00004', '434'])('[AUTH-4] %s removes cached answers', async (code) => {
  const { store, sent, claim } = await loggedInUntil(code)
  await claim()
  const before = sent.length
  await store.dispatch(visitorApi.endpoints.noLoginEligible.initiate('a1'))
  expect(sent.slice(before)).toEqual(['noLoginEligible'])
})

test('[AUTH-4] the reason of a session’s end is set once, and only if there was a session', async () => {
  const expired = await loggedInUntil('00004')
  await expired.claim()
  expect(selectSession(expired.store.getState()).endedBecause).toBe('expired')
  forgetBrowser()
  const ended = await loggedInUntil('434')
  await ended.claim()
  expect(selectSession(ended.store.getState()).endedBecause).toBe('ended')
  await ended.claim()
  expect(selectSession(ended.store.getState()).endedBecause).toBeNull()
})

test('[AUTH-4] the end of a later session has its reason again', async () => {
  const { store, claim } = await loggedInUntil('00004')
  await claim()
  store.dispatch(loggedIn({ userId: 'u1' }))
  expect(selectSession(store.getState()).endedBecause).toBeNull()
  await claim()
  expect(selectSession(store.getState()).endedBecause).toBe('expired')
})

test('[AUTH-5] the invite code outlives the session', async () => {
  const { store, claim } = await loggedInUntil('00004')
  store.dispatch(inviteCodeRemembered('AURORA7'))
  await claim()
  expect(selectSession(store.getState()).agentVipCode).toBe('AURORA7')
})

test('[AUTH-4] 600 for a mutation redirects to the login and clears nothing', async () => {
  const { store, services, claim } = await loggedInUntil('600')
  await claim()
  expect(services.goToLogin).toHaveBeenCalledOnce()
  expect(selectIsLogin(store.getState())).toBe(true)
  expect(services.readToken()).not.toBeNull()
})

test('[AUTH-4] 600 for a background read shows the visitor’s view of the same page', async () => {
  let code = ''
  const until600 = (data: unknown) => () => {
    if (code) throw new GatewayError(code)
    return data
  }
  const { store, services } = await loggedInUntil('600', {
    taskCompletions: until600(TASKS),
    userinfo: until600(USER),
  })
  code = '600'
  services.clearTokens()
  await store.dispatch(taskApi.endpoints.taskCompletions.initiate('a2'))
  await vi.waitFor(() => expect(selectIsLogin(store.getState())).toBe(false))
  expect(services.goToLogin).not.toHaveBeenCalled()
  expect(selectSession(store.getState()).endedBecause).toBeNull()
})

test('[AUTH-4] 600 for reads of a members-only page redirects to the login once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const refuse = () => {
    throw new GatewayError('600')
  }
  const { store, services, sent } = await loggedInUntil('600', { claimable: refuse, getRewardList: refuse })
  services.isPageForUsers.mockReturnValue(true)
  sent.length = 0
  await Promise.all([
    store.dispatch(activityApi.endpoints.claimable.initiate()),
    store.dispatch(taskApi.endpoints.allRewards.initiate()),
  ])
  await vi.waitFor(() => expect(services.goToLogin).toHaveBeenCalled())
  expect(services.goToLogin).toHaveBeenCalledOnce()
  expect(sent.toSorted()).toEqual(['claimable', 'getRewardList'])
  expect(selectIsLogin(store.getState())).toBe(true)
  // The login is offered again to a visitor who came back without logging in.
  await vi.advanceTimersByTimeAsync(1000)
  await store.dispatch(activityApi.endpoints.claimable.initiate(undefined, { forceRefetch: true }))
  await vi.waitFor(() => expect(services.goToLogin).toHaveBeenCalledTimes(2))
})

test('[AUTH-4] 600 for the user info redirects to the login from a members-only page only', async () => {
  let code = ''
  const { store, services } = await loggedInUntil('', {
    userinfo: () => {
      if (code) throw new GatewayError(code)
      return USER
    },
  })
  code = '600'
  await store.dispatch(loadUser())
  expect(services.goToLogin).not.toHaveBeenCalled()
  expect(selectIsLogin(store.getState())).toBe(false)
  giveSiteToken()
  services.isPageForUsers.mockReturnValue(true)
  await store.dispatch(loadUser())
  await vi.waitFor(() => expect(services.goToLogin).toHaveBeenCalledOnce())
})

test('[API-2] any other code is only returned to the caller', async () => {
  const { store, services, claim } = await loggedInUntil('51011')
  const { error } = await claim()
  expect(error).toEqual({ kind: 'gateway', code: '51011', data: { reasonCode: 'NOT_ENOUGH' } })
  expect(services.goToLogin).not.toHaveBeenCalled()
  expect(selectIsLogin(store.getState())).toBe(true)
})

test('[API-3] a network failure that carries such a code ends no session', async () => {
  const { store, claim } = await loggedInUntil('', {
    obtainReward: () => {
      throw new NetworkError('Network Error', 401, '00004')
    },
  })
  const { error } = await claim()
  expect(error).toEqual({ kind: 'network', message: 'Network Error', status: 401, code: '00004' })
  expect(selectIsLogin(store.getState())).toBe(true)
})
