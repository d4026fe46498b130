// @vitest-environment jsdom
import { PURGE as THEIR_PURGE } from 'redux-persist'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ContractError, GatewayError, NetworkError } from '#lib/http/errors.ts'
import { CLAIMABLE_KEY, JOINED_KEY } from '#lib/offline/forget-user.ts'
import { keepAppToken, readBearerToken } from '#lib/session/tokens.ts'
import { sessionApi } from './api/session.ts'
import { appTokenArrived, endSession, loadUser, logOut, PURGE, sessionOpened } from './session.ts'
import { selectSession, inviteCodeRemembered } from './slices/session.ts'
import { loggedIn, selectIsLogin, selectUserId, userInfoReset } from './slices/user-info.ts'
import { forgetBrowser, giveSiteToken, makeTestStore, USER, type Answers } from './testing/test-store.ts'
import { activityApi } from './api/activity.ts'
import { visitorApi } from './api/visitor.ts'
import { taskApi } from './api/task.ts'
import { domainsChosen } from './slices/system-info.ts'
import { hasRecordedLogin } from '#lib/session/recorded-login.ts'
import { notified } from './slices/notification.ts'
import { darkModeSet, languageSet } from './slices/theme.ts'

describe('the session', () => {
  afterEach(forgetBrowser)

  const refuse = (code: string) => () => {
    throw new GatewayError(code)
  }
  const EXPIRY = { tokenExpiresAt: 1_763_600_900_000, refreshTokenExpiresAt: 1_766_192_000_000 }
  const marked = () => document.documentElement.hasAttribute('data-session')
  const cached = (state: Parameters<ReturnType<typeof sessionApi.endpoints.userinfo.select>>[0]) =>
    sessionApi.endpoints.userinfo.select({ languageType: 1, terminalCode: 1 })(state).data

  describe('the user of a page', () => {
    test('[AUTH-2] without a token the page is a visitor’s, and no call is sent', async () => {
      const { store, sent } = await makeTestStore()
      await store.dispatch(loadUser())
      expect(sent).toEqual([])
      expect(selectSession(store.getState())).toMatchObject({ isInitialized: true, loading: false })
      expect(selectIsLogin(store.getState())).toBe(false)
    })

    test.each([
      ['the CC token cookie', () => giveSiteToken()],
      ['a token of the app', () => keepAppToken('app-token-0123456789', 'u1')],
    ])('[AUTH-2][AUTH-1] %s loads the user, and the country of the gateway', async (_, giveToken) => {
      giveToken()
      const { store, services } = await makeTestStore({ userinfo: () => USER })
      const loading = store.dispatch(loadUser())
      expect(selectSession(store.getState())).toMatchObject({ loading: true, isInitialized: false })
      await loading
      expect(selectUserId(store.getState())).toBe('u1')
      expect(selectIsLogin(store.getState())).toBe(true)
      expect(marked()).toBe(true)
      expect(services.call.mock.calls[0]?.[1]).toEqual({ body: { languageType: 1, terminalCode: 1 } })
      expect(selectSession(store.getState()).ipInfo).toEqual({ country: 'DE' })
    })

    test('[AUTH-4] the token of another user than the stored one drops what that user left', async () => {
      giveSiteToken()
      localStorage.setItem(CLAIMABLE_KEY, '1')
      const { store } = await makeTestStore({ userinfo: () => USER })
      store.dispatch(loggedIn({ userId: 'before' }))
      const { epoch } = selectSession(store.getState())
      await store.dispatch(loadUser())
      expect([selectUserId(store.getState()), localStorage.getItem(CLAIMABLE_KEY)]).toEqual(['u1', null])
      expect(selectSession(store.getState()).epoch).toBe(epoch + 1)
    })

    test('[AUTH-2] an empty answer means logged out, and the stored token goes', async () => {
      giveSiteToken()
      const { store, services } = await makeTestStore({ userinfo: () => null })
      store.dispatch(loggedIn({ userId: 'u1' }))
      await store.dispatch(loadUser())
      expect(selectIsLogin(store.getState())).toBe(false)
      expect(services.readToken()).toBeNull()
      expect(selectSession(store.getState())).toMatchObject({ isInitialized: true, endedBecause: null })
    })

    test('[AUTH-2] the store’s recorded login alone loads the user, and stays until the answer', async () => {
      const { store, sent } = await makeTestStore({ userinfo: () => USER })
      store.dispatch(loggedIn({ userId: 'u1' }))
      const loading = store.dispatch(loadUser())
      expect(selectIsLogin(store.getState())).toBe(true)
      expect(selectSession(store.getState())).toMatchObject({ loading: true, isInitialized: false })
      await loading
      expect(sent).toEqual(['userinfo'])
      expect(selectIsLogin(store.getState())).toBe(true)
    })

    test.each([
      ['an empty answer', () => null],
      ['600', refuse('600')],
    ])('[AUTH-2] the store’s login alone and %s: logged out without a message', async (_, userinfo) => {
      const { store, services } = await makeTestStore({ userinfo })
      store.dispatch(loggedIn({ userId: 'u1' }))
      await store.dispatch(loadUser())
      expect(selectIsLogin(store.getState())).toBe(false)
      expect(marked()).toBe(false)
      expect(selectSession(store.getState())).toMatchObject({ isInitialized: true, loading: false, endedBecause: null })
      expect(services.goToLogin).not.toHaveBeenCalled()
    })

    test('[AUTH-2] a gateway that cannot be reached ends no session', async () => {
      giveSiteToken()
      const { store, services } = await makeTestStore({
        userinfo: () => {
          throw new NetworkError('Network Error', 503, '50300')
        },
      })
      store.dispatch(loggedIn({ userId: 'u1' }))
      await store.dispatch(loadUser())
      expect(selectIsLogin(store.getState())).toBe(true)
      expect(services.readToken()).not.toBeNull()
      expect(selectSession(store.getState())).toMatchObject({ isInitialized: true, loading: false })
    })
  })

  describe('no answer is not a negative answer', () => {
    afterEach(() => vi.useRealTimers())

    const LOST: [string, unknown][] = [
      ['503', new NetworkError('Network Error', 503)],
      ['a reset connection', new NetworkError('Network Error', undefined, 'ERR_NETWORK')],
      ['a call that is never answered', new NetworkError('Network Error', undefined, 'ETIMEDOUT')],
      ['a Wi-Fi portal’s 511', new NetworkError('Network Error', 511)],
      ['a Wi-Fi portal’s 200 with HTML', new ContractError('userinfo', ['the envelope'])],
      ['too many requests', new GatewayError('51023')],
    ]

    /** `userinfo` is lost until `comeBack`. Only the timers of the page are faked. */
    async function lostGateway(failure: unknown = new NetworkError('Network Error', 503)) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      giveSiteToken()
      let isLost = true
      const world = await makeTestStore({
        userinfo: () => {
          if (isLost) throw failure
          return USER
        },
      })
      return { ...world, comeBack: () => (isLost = false), session: () => selectSession(world.store.getState()) }
    }

    test.each(LOST)(
      '[AUTH-2] %s: the page is neither a user’s nor a visitor’s, and keeps the token',
      async (_, failure) => {
        const { store, services, session } = await lostGateway(failure)
        await store.dispatch(loadUser())
        expect(session()).toMatchObject({ isInitialized: false, loading: false, unanswered: 1 })
        expect([selectIsLogin(store.getState()), marked()]).toEqual([false, true])
        expect(services.readToken()).not.toBeNull()
      },
    )

    test('[AUTH-2] it asks again after growing pauses, and knows its user with the first answer', async () => {
      const { store, sent, comeBack, session } = await lostGateway()
      await store.dispatch(loadUser())
      await vi.advanceTimersByTimeAsync(8000)
      expect(sent.length).toBeGreaterThanOrEqual(3)
      expect(sent.length).toBeLessThanOrEqual(6)
      expect(session().isInitialized).toBe(false)
      comeBack()
      await vi.advanceTimersByTimeAsync(30_000)
      expect(session()).toMatchObject({ isInitialized: true, unanswered: 0 })
      expect(selectUserId(store.getState())).toBe('u1')
      const asked = sent.length
      await vi.advanceTimersByTimeAsync(120_000)
      expect(sent).toHaveLength(asked)
    })

    test.each(['online', 'pageshow', 'visibilitychange', 'pointerdown'])(
      '[AUTH-2] it asks again at %s',
      async (sign) => {
        const { store, sent, comeBack } = await lostGateway()
        await store.dispatch(loadUser())
        comeBack()
        document.dispatchEvent(new Event(sign, { bubbles: true }))
        await vi.advanceTimersByTimeAsync(0)
        expect(sent).toEqual(['userinfo', 'userinfo'])
        expect(selectUserId(store.getState())).toBe('u1')
      },
    )

    test('[AUTH-2] a user on record stays one, and the page asks again', async () => {
      const { store, sent, session } = await lostGateway()
      store.dispatch(loggedIn({ userId: 'u1' }))
      await store.dispatch(loadUser())
      expect(session()).toMatchObject({ isInitialized: true, unanswered: 1 })
      expect(selectIsLogin(store.getState())).toBe(true)
      await vi.advanceTimersByTimeAsync(1000)
      expect(sent.length).toBeGreaterThan(1)
    })

    test('[AUTH-3] the answer of the login itself says who the user is', async () => {
      const { store } = await lostGateway()
      expect(await store.dispatch(sessionOpened({ ...EXPIRY, userId: 'u1' }))).toBe(true)
      expect(selectUserId(store.getState())).toBe('u1')
    })

    test('[AUTH-4] a refusal ends the questions', async () => {
      const { store, sent, session } = await lostGateway()
      await store.dispatch(loadUser())
      store.dispatch(endSession('expired'))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(sent).toEqual(['userinfo'])
      expect(session()).toMatchObject({ isInitialized: true, unanswered: 0 })
    })
  })

  describe('a session begins', () => {
    test('[AUTH-3] after a login the renewal starts and the data of the user before is dropped', async () => {
      giveSiteToken()
      let user = USER
      const { store, services } = await makeTestStore({ userinfo: () => user })
      await store.dispatch(loadUser())
      user = { ...USER, userId: 'u2' }
      const opening = store.dispatch(sessionOpened(EXPIRY))
      expect(cached(store.getState())).toBeUndefined()
      await opening
      expect(services.watchToken).toHaveBeenCalledWith(EXPIRY)
      expect(selectUserId(store.getState())).toBe('u2')
    })

    test('[AUTH-3] a login whose token the browser did not store leaves the page as it was', async () => {
      const { store, services, sent } = await makeTestStore()
      expect(await store.dispatch(sessionOpened(EXPIRY))).toBe(false)
      expect(sent).toEqual([])
      expect(services.watchToken).not.toHaveBeenCalled()
      expect(selectSession(store.getState())).toMatchObject({ isInitialized: false, epoch: 0 })
    })

    test('[APP-1][DEV-14] another account of the app: the data of the first is gone before the second is shown', async () => {
      keepAppToken('app-token-0123456789', 'u1')
      let user = USER
      const { store } = await makeTestStore({ userinfo: () => user })
      await store.dispatch(loadUser())
      user = { ...USER, userId: 'u2' }
      keepAppToken('app-token-9876543210', 'u2')
      const arriving = store.dispatch(appTokenArrived('u2'))
      expect(cached(store.getState())).toBeUndefined()
      expect(selectUserId(store.getState())).toBeNull()
      await arriving
      expect(selectUserId(store.getState())).toBe('u2')
    })

    test('[APP-1] the token of one account with the uid of another is not accepted', async () => {
      keepAppToken('app-token-of-u1-0123', 'u2')
      const { store, services } = await makeTestStore({ userinfo: () => USER })
      await store.dispatch(appTokenArrived('u2'))
      expect([selectIsLogin(store.getState()), cached(store.getState()), services.readToken()]).toEqual([
        false,
        undefined,
        null,
      ])
    })

    test('[APP-1] nor is a second token, under the uid of the user who is shown', async () => {
      keepAppToken('app-token-of-u1-0123', 'u1')
      let user = USER
      const { store, services } = await makeTestStore({ userinfo: () => user })
      await store.dispatch(loadUser())
      user = { ...USER, userId: 'u2' }
      keepAppToken('app-token-of-u2-0123', 'u1')
      await store.dispatch(appTokenArrived('u1'))
      expect([selectIsLogin(store.getState()), services.readToken()]).toEqual([false, null])
    })

    test('[APP-1] the same account again keeps what is shown', async () => {
      keepAppToken('app-token-0123456789', 'u1')
      const { store } = await makeTestStore({ userinfo: () => USER })
      await store.dispatch(loadUser())
      const arriving = store.dispatch(appTokenArrived('u1'))
      expect(cached(store.getState())).toEqual(USER)
      expect(selectUserId(store.getState())).toBe('u1')
      await arriving
    })
  })

  test('[APP-1] nor do they cause more while the gateway does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    keepAppToken('app-token-0123456789', 'u1')
    const { store, sent } = await makeTestStore({
      userinfo: () => {
        throw new NetworkError('Network Error', 503)
      },
    })
    await Promise.all(Array.from({ length: 1000 }, () => store.dispatch(appTokenArrived('u1'))))
    expect(sent).toHaveLength(1)
  })

  test('[APP-1] thousands of messages of the same account cause one call at a time', async () => {
    keepAppToken('app-token-0123456789', 'u1')
    const { store, sent } = await makeTestStore({ userinfo: () => USER })
    await store.dispatch(loadUser())
    let actions = 0
    store.subscribe(() => (actions += 1))
    const arriving = Array.from({ length: 10_000 }, () => store.dispatch(appTokenArrived('u1')))
    await Promise.all(arriving)
    expect(sent).toHaveLength(2)
    expect(actions).toBeLessThan(50)
    expect(selectSession(store.getState())).toMatchObject({ loading: false, isInitialized: true })
  })

  describe('another user while the first is still loading', () => {
    /** `userinfo` answers by the token of the request, once `answerAll` is called. */
    async function slowGateway() {
      const answers: (() => void)[] = []
      const world = await makeTestStore({
        userinfo: () => {
          const isFirst = readBearerToken()?.value.endsWith('first')
          return new Promise((resolve) => answers.push(() => resolve({ ...USER, userId: isFirst ? 'u1' : 'u2' })))
        },
      })
      const answerAll = async () => {
        for (const answer of answers) {
          answer()
          await new Promise((resolve) => setTimeout(resolve))
        }
      }
      return { ...world, answerAll }
    }

    test.each([
      ['known from the last visit', true],
      ['not known yet', false],
    ])(
      '[APP-1] another account of the app, the first %s: the second is shown, and its token stays',
      async (_, known) => {
        keepAppToken('app-token-first', 'u1')
        const { store, services, answerAll } = await slowGateway()
        if (known) store.dispatch(loggedIn({ userId: 'u1' }))
        const first = store.dispatch(loadUser())
        keepAppToken('app-token-second', 'u2')
        const second = store.dispatch(appTokenArrived('u2'))
        await first
        expect(services.readToken()?.value).toBe('app-token-second')
        expect(selectSession(store.getState())).toMatchObject({ loading: true, isInitialized: false })
        await answerAll()
        await second
        expect(selectUserId(store.getState())).toBe('u2')
        expect(cached(store.getState())?.userId).toBe('u2')
        expect(selectSession(store.getState())).toMatchObject({ loading: false, isInitialized: true })
      },
    )

    test('[AUTH-3] a login: its token stays, and its user is shown', async () => {
      giveSiteToken('site-token-first')
      const { store, services, answerAll } = await slowGateway()
      const first = store.dispatch(loadUser())
      giveSiteToken('site-token-second')
      const opening = store.dispatch(sessionOpened(EXPIRY))
      await first
      expect(services.readToken()?.value).toBe('site-token-second')
      await answerAll()
      await opening
      expect(selectUserId(store.getState())).toBe('u2')
    })

    test('[AUTH-4] after a logout: a late answer does not log in again', async () => {
      giveSiteToken()
      const { store, answerAll } = await slowGateway()
      const first = store.dispatch(loadUser())
      store.dispatch(endSession(null))
      await answerAll()
      await first
      expect(selectIsLogin(store.getState())).toBe(false)
      expect(marked()).toBe(false)
    })
  })

  type World = Awaited<ReturnType<typeof makeTestStore>>

  test.each([
    ['a log-out', ({ store }: World) => store.dispatch(logOut())],
    ['the gateway’s refusal', async ({ store }: World) => store.dispatch(endSession('expired'))],
    ['the login of another user', ({ store }: World) => store.dispatch(sessionOpened(EXPIRY))],
    [
      'another account of the app',
      ({ store }: World) => {
        keepAppToken('app-token-9876543210', 'u2')
        return store.dispatch(appTokenArrived('u2'))
      },
    ],
  ])(
    '[AUTH-4] [SCR-1] %s forgets that the user before had something to claim, and what they had joined',
    async (_, change) => {
      giveSiteToken()
      const world = await makeTestStore({ userinfo: () => USER, logout: () => ({}) })
      await world.store.dispatch(loadUser())
      for (const key of [CLAIMABLE_KEY, JOINED_KEY]) localStorage.setItem(key, '1')
      await change(world)
      expect([CLAIMABLE_KEY, JOINED_KEY].map((key) => localStorage.getItem(key))).toEqual([null, null])
    },
  )

  test('[AUTH-4] the purge is the action that redux-persist listens for', () => expect(PURGE).toBe(THEIR_PURGE))

  describe('logout', () => {
    test('[AUTH-4] revokes on the gateway, clears user, token and store, and goes to the login', async () => {
      giveSiteToken()
      const { store, services, sent } = await makeTestStore({ userinfo: () => USER, logout: () => ({}) })
      await store.dispatch(loadUser())
      await store.dispatch(logOut())
      expect(sent).toEqual(['userinfo', 'logout'])
      expect(selectIsLogin(store.getState())).toBe(false)
      expect(cached(store.getState())).toBeUndefined()
      expect(services.readToken()).toBeNull()
      expect(services.stopWatching).toHaveBeenCalledOnce()
      expect(services.leaveToLogin).toHaveBeenCalledOnce()
      expect(marked()).toBe(false)
    })

    test.each<[string, Error]>([
      ...['00004', '434', '600'].map((code): [string, Error] => [`is refused with ${code}`, new GatewayError(code)]),
      ['cannot reach the gateway', new NetworkError('Network Error')],
    ])(
      '[AUTH-4] a logout that %s ends the session like any other, without a reason for the message',
      async (_, error) => {
        giveSiteToken()
        const logout = () => {
          throw error
        }
        const { store, services } = await makeTestStore({ userinfo: () => USER, logout })
        await store.dispatch(loadUser())
        const reasons: unknown[] = []
        store.subscribe(() => reasons.push(selectSession(store.getState()).endedBecause))
        await store.dispatch(logOut())
        expect(new Set(reasons)).toEqual(new Set([null]))
        expect(services.goToLogin).not.toHaveBeenCalled()
        expect(services.leaveToLogin).toHaveBeenCalledOnce()
        expect(services.readToken()).toBeNull()
        expect(selectIsLogin(store.getState())).toBe(false)
      },
    )
  })
})

describe('codes of all calls', () => {
  afterEach(forgetBrowser)

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
    '[AUTH-4][DEV-9] %s clears the user, the tokens, the persisted state and everything that was read',
    async (code) => {
      const { store, persistor, services, sent, claim } = await loggedInUntil(code)
      expect(taskApi.endpoints.taskCompletions.select('a1')(store.getState()).data).toEqual(TASKS)
      expect(localStorage.getItem('persist:fanfare')).toContain('u1')
      await claim()
      expect(localStorage.getItem('persist:fanfare') ?? '').not.toContain('u1')
      expect([selectIsLogin(store.getState()), selectUserId(store.getState())]).toEqual([false, null])
      expect(services.readToken()).toBeNull()
      expect(services.stopWatching).toHaveBeenCalled()
      expect(taskApi.endpoints.taskCompletions.select('a1')(store.getState()).data).toBeUndefined()
      expect(document.documentElement.hasAttribute('data-session')).toBe(false)
      sent.length = 0
      await store.dispatch(visitorApi.endpoints.noLoginEligible.initiate('a1'))
      expect(sent).toEqual(['noLoginEligible'])
      store.dispatch(domainsChosen({ apiDomain: 'https://api.example' }))
      await persistor.flush()
      expect(localStorage.getItem('persist:fanfare')).toContain('api.example')
      expect(localStorage.getItem('persist:fanfare')).not.toContain('u1')
    },
  )

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
    ended.store.dispatch(loggedIn({ userId: 'u1' }))
    await ended.claim()
    expect(selectSession(ended.store.getState()).endedBecause).toBe('ended')
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
})

describe('the persisted part', () => {
  afterEach(forgetBrowser)

  const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('persist:fanfare') ?? '{}') as never
  const keep = (version: number, slices: Record<string, object>) => {
    const texts = Object.entries({ ...slices, _persist: { version, rehydrated: true } })
    localStorage.setItem(
      'persist:fanfare',
      JSON.stringify(Object.fromEntries(texts.map(([k, v]) => [k, JSON.stringify(v)]))),
    )
  }

  test('[SHELL-6] the next visit restores userInfo, systemInfo and theme, and nothing else is persisted', async () => {
    const { store, persistor } = await makeTestStore()
    store.dispatch(loggedIn({ userId: 'u1' }))
    store.dispatch(domainsChosen({ apiDomain: 'https://api.example' }))
    store.dispatch(darkModeSet(true))
    store.dispatch(languageSet('de'))
    store.dispatch(inviteCodeRemembered('AURORA7'))
    store.dispatch(notified({ message: 'hello' }))
    await persistor.flush()
    expect(Object.keys(stored()).toSorted()).toEqual(['_persist', 'systemInfo', 'theme', 'userInfo'])
    const state = (await makeTestStore()).store.getState()
    expect(selectIsLogin(state) && selectUserId(state)).toBe('u1')
    expect(state.systemInfo.apiDomain).toBe('https://api.example')
    expect(state.theme).toMatchObject({ isDarkMode: true, language: 'de' })
  })

  test('[AUTH-2] a page finds a recorded login of the last visit without the store', async () => {
    const { store, persistor } = await makeTestStore()
    expect(hasRecordedLogin()).toBe(false)
    store.dispatch(loggedIn({ userId: 'u1' }))
    await persistor.flush()
    expect(hasRecordedLogin()).toBe(true)
    store.dispatch(userInfoReset())
    await persistor.flush()
    expect(hasRecordedLogin()).toBe(false)
  })

  test('[SHELL-6] records of another version are not read', async () => {
    keep(1, { userInfo: { isLogin: true, userId: 'u1' } })
    expect(selectUserId((await makeTestStore()).store.getState())).toBe('u1')
    keep(2, { userInfo: { isLogin: true, userId: 'u1' } })
    expect(selectUserId((await makeTestStore()).store.getState())).toBeNull()
  })

  test('[SHELL-6] where storage is forbidden the store works without persistence', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const { store, persistor } = await makeTestStore()
    store.dispatch(loggedIn({ userId: 'u1' }))
    await persistor.flush()
    expect(selectUserId(store.getState())).toBe('u1')
  })

  test('[SHELL-6] broken records are ignored', async () => {
    localStorage.setItem('persist:fanfare', '{"userInfo":')
    const { store } = await makeTestStore()
    expect(selectIsLogin(store.getState())).toBe(false)
  })
})
