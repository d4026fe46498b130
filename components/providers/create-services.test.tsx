import '#components/testing/absolute-request.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apply } from '@fanfare/contract/activity/apply.ts'
import { claimable } from '@fanfare/contract/activity/claimable.ts'
import { captchaChallenge } from '@fanfare/contract/session/captcha-challenge.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { giveSiteToken } from '#store/testing/test-store.ts'
import { TEST_CONFIG } from '#components/testing/public-config.ts'
import { createServices } from './create-services.ts'

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

afterEach(() => {
  Reflect.deleteProperty(window, 'webkit')
})

const make = () => createServices({ locale: 'de', languageType: 10, config: TEST_CONFIG })
const standAt = (pathname: string, search = '') =>
  vi.stubGlobal('location', {
    pathname,
    search,
    assign,
    origin: 'http://localhost:3000',
    href: 'http://localhost:3000/',
  })

const query = { query: { activityId: 'a1' } }
const ask = async (services: ReturnType<typeof make>, times: number, ...call: Parameters<typeof services.call>) => {
  for (let time = 0; time < times; time += 1) await services.call(...call)
  return requests.length
}

test.each([
  ['a call for a user’s data', claimable],
  ['a mutation', apply],
] as const)('[API-4] %s is sent each time', async (_, call) => {
  expect(await ask(make(), 2, call, query)).toBe(2)
})

test('[AUTH-5] a captcha challenge is never cached', async () => {
  const services = make()
  expect(await ask(services, 2, captchaChallenge, { query: { action: 'login' } })).toBe(2)
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

test('[AUTH-4] clearing removes the tokens', () => {
  giveSiteToken()
  const services = make()
  services.clearTokens()
  expect(services.readToken()).toBeNull()
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

test('[AUTH-4] the address decides whether a page is for users only', () => {
  standAt('/de/rewards', '?tab=used')
  const services = make()
  expect(services.isPageForUsers()).toBe(true)
  standAt('/de/welcome-event')
  expect(services.isPageForUsers()).toBe(false)
})

test('[AUTH-4] the logout goes to the login without a way back', () => {
  standAt('/de/rewards')
  make().leaveToLogin()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/de/login')
})

test('[AUTH-4] inside the app both open the login of the app', () => {
  const sent: string[] = []
  Object.assign(window, {
    webkit: { messageHandlers: { fanfare: { postMessage: (text: string) => sent.push(text) } } },
  })
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
  Object.assign(window, { webkit: { messageHandlers: { fanfare: { postMessage: () => undefined } } } })
  const services = make()
  const receive = (window as unknown as { onFanfareMessage: (message: unknown) => void }).onFanfareMessage
  receive({ name: 'token', data: { uToken: 'app-token-0123456789', uid: 'u1', appVersion: '4.2.0' } })
  await services.call(taskCompletions, query)
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer app-token-0123456789')
})

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}
