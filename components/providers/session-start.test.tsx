import '#components/testing/absolute-request.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { refreshToken } from '@fanfare/contract/session/refresh-token.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { hasRecordedLogin } from '#lib/session/recorded-login.ts'
import { readTokenExpiry } from '#lib/session/tokens.ts'
import { loadUser, sessionOpened } from '#store/session.ts'
import { makeStore, restore } from '#store/store.ts'
import { selectSession } from '#store/slices/session.ts'
import { loggedIn, selectIsLogin, selectUserId } from '#store/slices/user-info.ts'
import { giveSiteToken, USER } from '#store/testing/test-store.ts'
import { TEST_CONFIG } from '#components/testing/public-config.ts'
import { createServices } from './create-services.ts'

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

test('[AUTH-3] two pages of one browser renew the token once', async () => {
  await visitAndLogIn()
  const [first, second] = [await openPage(), await openPage()]
  await Promise.all([first.start(), second.start()])
  await vi.advanceTimersByTimeAsync(14 * MINUTE + 5000)
  expect(renewals()).toBe(1)
  await vi.advanceTimersByTimeAsync(14 * MINUTE)
  expect(renewals()).toBe(2)
  await first.close()
  await second.close()
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

test('[AUTH-2] with the store’s login alone a gateway that does not answer keeps the user logged in', async () => {
  await visitAndLogIn()
  document.cookie = 'ccToken=; Max-Age=0'
  refreshCode = null
  const { store, start, close } = await openPage()
  await start()
  expect(selectIsLogin(store.getState())).toBe(true)
  await close()
})

test('[AUTH-2] a visitor’s page asks for nothing', async () => {
  const { store, start, close } = await openPage()
  await start()
  expect(sent).toEqual([])
  expect(selectSession(store.getState()).isInitialized).toBe(true)
  await close()
})

test('[AUTH-2][APP-1] in the app the store’s login waits for the app’s token and refreshes nothing', async () => {
  Object.assign(window, { webkit: { messageHandlers: { fanfare: { postMessage: () => undefined } } } })
  const first = await openPage()
  first.store.dispatch(loggedIn({ userId: 'u1' }))
  await first.close()
  const { store, start, close } = await openPage()
  const starting = start()
  await vi.advanceTimersByTimeAsync(500)
  expect([sent, selectIsLogin(store.getState())]).toEqual([[], true])
  const receive = (window as unknown as { onFanfareMessage: (message: unknown) => void }).onFanfareMessage
  receive({ name: 'token', data: { uToken: 'app-token-0123456789', uid: 'u1', appVersion: '4.2.0' } })
  await starting
  expect(sent).toEqual([userinfo.path])
  expect(selectIsLogin(store.getState())).toBe(true)
  await close()
  Reflect.deleteProperty(window, 'webkit')
})
