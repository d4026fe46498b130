import '#components/testing/absolute-request.ts'
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import { apply, claimable } from '@fanfare/contract/activity/join.ts'
import { captchaChallenge } from '@fanfare/contract/session/login.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { giveSiteToken, USER } from '#store/testing/test-store.ts'
import { TEST_CONFIG } from '#components/testing/public-config.ts'
import { createServices } from './create-services.ts'
import { refreshToken } from '@fanfare/contract/session/session.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { hasRecordedLogin } from '#lib/session/recorded-login.ts'
import { readTokenExpiry } from '#lib/session/tokens.ts'
import { loadUser, sessionOpened } from '#store/session.ts'
import { makeStore, restore } from '#store/store.ts'
import { selectSession } from '#store/slices/session.ts'
import { loggedIn, selectIsLogin, selectUserId } from '#store/slices/user-info.ts'

/** The window of the app; `receive` is what the app calls. */
const APP_TOKEN = { name: 'token', data: { uToken: 'app-token-0123456789', uid: 'u1', appVersion: '4.2.0' } }
function enterApp(postMessage: (text: string) => void = () => undefined) {
  Object.assign(window, { webkit: { messageHandlers: { fanfare: { postMessage } } } })
  return { receive: (message: unknown) => Reflect.get(window, 'onFanfareMessage')(message) }
}

afterEach(() => void Reflect.deleteProperty(window, 'webkit'))

describe('services', () => {
  const DATA: Record<string, unknown> = {
    '/v1/activity/general/beginner/noLoginEligible': { eligible: true, reasonCode: null, country: null },
    '/v1/activity/beginnerTask/taskCompletions': { tasks: [] },
    '/v1/activity/apply': { status: 1, appliedAt: 1 },
    '/v1/activity/claimable': { items: [] },
    '/v1/captcha/challenge': {
      algorithm: 'SHA-256',
      challenge: 'a'.repeat(64),
      maxnumber: 5,
      salt: 'salt?action=login&expires=1&',
      signature: 'b'.repeat(64),
    },
  }

  const requests: Request[] = []
  const assign = vi.fn<(url: string) => void>()

  beforeEach(() => {
    requests.length = 0
    assign.mockReset()
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request)
      const data = DATA[new URL(request.url).pathname]
      return Response.json({ code: data ? '00000' : '50000', msg: '', data, requestTime: 1_763_600_000_000 })
    })
  })

  const make = () => createServices({ locale: 'de', languageType: 10, config: TEST_CONFIG })
  const standAt = (pathname: string, search = '') =>
    vi.stubGlobal('location', {
      pathname,
      search,
      assign,
      origin: TEST_CONFIG.siteOrigin,
      href: TEST_CONFIG.siteOrigin,
    })

  const query = { query: { activityId: 'a1' } }

  test.each([
    ['[API-4] a call for a user’s data', claimable, query],
    ['[API-4] a mutation', apply, query],
    ['[AUTH-5] a captcha challenge', captchaChallenge, { query: { action: 'login' } }],
  ] as const)('%s is sent each time', async (_, call, input) => {
    const services = make()
    for (let time = 0; time < 2; time += 1) await services.call(call, input)
    expect(requests).toHaveLength(2)
  })

  test('[API-1] calls carry the page’s language, the token and a signature', async () => {
    giveSiteToken('site-token-0123456789')
    await make().call(taskCompletions, query)
    const { headers } = requests[0] as Request
    expect(headers.get('language')).toBe('de')
    expect(headers.get('authorization')).toBe('Bearer site-token-0123456789')
    expect(headers.get('x-sig')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('[NET-2] calls go to another host as soon as they are routed there, signed as before', async () => {
    giveSiteToken('site-token-0123456789')
    const services = make()
    await services.call(taskCompletions, query)
    services.routeBy((send) => (request) => send({ ...request, host: 'https://api.fanfare.example' }))
    await services.call(taskCompletions, query)
    expect(requests.map(({ url }) => new URL(url).origin)).toEqual([
      'http://localhost:3000',
      'https://api.fanfare.example',
    ])
    expect(requests[1]?.headers.get('x-sig')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('[AUTH-4] 600 opens the localized login with the way back, and not on the login itself', () => {
    standAt('/de/rewards', '?tab=used')
    const services = make()
    services.goToLogin()
    expect(assign).toHaveBeenCalledExactlyOnceWith('/de/login?next=%2Fde%2Frewards%3Ftab%3Dused')
    standAt('/de/login', '?next=%2Fde')
    services.goToLogin()
    expect(assign).toHaveBeenCalledOnce()
  })

  test('[AUTH-4] the logout goes to the login without a way back', () => {
    standAt('/de/rewards')
    make().leaveToLogin()
    expect(assign).toHaveBeenCalledExactlyOnceWith('/de/login')
  })

  test('[AUTH-4] inside the app both open the login of the app', () => {
    const sent: string[] = []
    enterApp((text) => sent.push(text))
    localStorage.setItem('appInfo', '{"appVersion":"4.2.0"}')
    standAt('/de/rewards')
    const services = make()
    services.goToLogin()
    services.leaveToLogin()
    expect(sent.map((text) => (JSON.parse(text) as { name: string }).name)).toEqual(['login', 'login'])
    expect(assign).not.toHaveBeenCalled()
  })

  test.each([
    ['without storage, as in a webview of Android,', () => null],
    ['whose storage is forbidden', refuse],
  ])('[APP-1] a page %s still gets the token of the app, and calls with it', async (_, storage) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage as never)
    const { receive } = enterApp()
    const services = make()
    receive(APP_TOKEN)
    await services.call(taskCompletions, query)
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer app-token-0123456789')
  })

  function refuse(): never {
    throw new DOMException('denied', 'SecurityError')
  }
})

describe('the start of a session', () => {
  const START = 1_763_600_000_000
  const MINUTE = 60_000
  const DAY = 86_400_000

  /** The gateway: `refreshCode` is what the refresh cookie gets, null is a gateway that does not answer. */
  let refreshCode: string | null = '00000'
  let issued = 0
  const sent: string[] = []
  const expiryFromNow = () => ({
    tokenExpiresAt: Date.now() + 15 * MINUTE,
    refreshTokenExpiresAt: Date.now() + 30 * DAY,
  })

  const answers: Record<string, (bearer: string | null) => { code: string; data?: unknown }> = {
    [userinfo.path]: (bearer) => (bearer === null ? { code: '600' } : { code: '00000', data: USER }),
    [refreshToken.path]: () => {
      if (refreshCode === null) throw new TypeError('Failed to fetch')
      if (refreshCode !== '00000') return { code: refreshCode }
      issued += 1
      const token = `renewed-token-${String(issued).padStart(4, '0')}`
      giveSiteToken(token)
      return { code: '00000', data: { userId: 'u1', loginName: 'ann@example.com', token, ...expiryFromNow() } }
    },
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    refreshCode = '00000'
    issued = 0
    sent.length = 0
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname } = new URL(request.url)
      sent.push(pathname)
      const answer = answers[pathname]?.(request.headers.get('authorization')) ?? { code: '50000' }
      return Response.json({ msg: '', data: null, ...answer, requestTime: Date.now() })
    })
  })

  /** A page as the browser opens it: its services, its store with the records of the last visit, the start of the session. */
  async function openPage() {
    const services = createServices({ locale: 'en', languageType: 1, config: TEST_CONFIG })
    const store = makeStore(services)
    const persistor = await restore(store)
    const start = async () => {
      await store.dispatch(loadUser())
      await vi.dynamicImportSettled()
    }
    const close = async () => {
      await persistor.flush()
      persistor.pause()
      services.stopWatching()
    }
    return { services, store, start, close }
  }

  /** Somebody logs in; the page is closed afterwards. */
  async function visitAndLogIn() {
    const page = await openPage()
    giveSiteToken()
    await page.store.dispatch(sessionOpened(expiryFromNow()))
    await vi.dynamicImportSettled()
    await page.close()
    sent.length = 0
  }

  const renewals = () => sent.filter((path) => path === refreshToken.path).length

  test('[AUTH-3] the expiry of both tokens outlives the page, and the logout takes it', async () => {
    await visitAndLogIn()
    expect(readTokenExpiry()).toEqual({ tokenExpiresAt: START + 15 * MINUTE, refreshTokenExpiresAt: START + 30 * DAY })
    const { services } = await openPage()
    services.clearTokens()
    expect(readTokenExpiry()).toBeNull()
  })

  test('[AUTH-3] after a reload the token is renewed a minute before it ends, and each next one as well', async () => {
    await visitAndLogIn()
    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    const page = await openPage()
    await page.start()
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 1000)
    expect(renewals()).toBe(0)
    await vi.advanceTimersByTimeAsync(2000)
    expect(renewals()).toBe(1)
    expect(readTokenExpiry()?.tokenExpiresAt).toBeGreaterThan(START + 28 * MINUTE)
    await vi.advanceTimersByTimeAsync(14 * MINUTE)
    expect(renewals()).toBe(2)
    expect(selectIsLogin(page.store.getState())).toBe(true)
    await page.close()
  })

  test('[AUTH-2][AUTH-3] with the store’s login alone the refresh cookie brings the token back', async () => {
    await visitAndLogIn()
    document.cookie = 'ccToken=; Max-Age=0'
    const { store, services, start, close } = await openPage()
    expect(selectIsLogin(store.getState())).toBe(true)
    await start()
    expect(sent).toEqual([refreshToken.path, userinfo.path])
    expect(selectUserId(store.getState())).toBe('u1')
    expect(services.readToken()?.value).toBe('renewed-token-0001')
    await close()
  })

  test.each(['600', '434', '00004'])(
    '[AUTH-2] with the store’s login alone and a refresh cookie that is refused (%s) the page becomes a visitor’s',
    async (code) => {
      await visitAndLogIn()
      document.cookie = 'ccToken=; Max-Age=0'
      refreshCode = code
      const { store, start, close } = await openPage()
      await start()
      expect(sent).toEqual([refreshToken.path, userinfo.path])
      expect(selectIsLogin(store.getState())).toBe(false)
      expect(selectSession(store.getState())).toMatchObject({ isInitialized: true, endedBecause: null })
      await close()
      expect(hasRecordedLogin()).toBe(false)
    },
  )

  test('[AUTH-2][APP-1] in the app the store’s login waits for the app’s token and refreshes nothing', async () => {
    const { receive } = enterApp()
    const first = await openPage()
    first.store.dispatch(loggedIn({ userId: 'u1' }))
    await first.close()
    const { store, start, close } = await openPage()
    const starting = start()
    await vi.advanceTimersByTimeAsync(500)
    expect([sent, selectIsLogin(store.getState())]).toEqual([[], true])
    receive(APP_TOKEN)
    await starting
    expect(sent).toEqual([userinfo.path])
    expect(selectIsLogin(store.getState())).toBe(true)
    await close()
  })
})
