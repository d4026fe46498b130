// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStoredTokens, keepAppToken, keepTokenExpiry, readBearerToken, readTokenExpiry } from './tokens.ts'

const SITE = 'site-token-0123456789'
const setCookie = (value: string) => (document.cookie = `ccToken=${value}; Path=/`)

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  clearStoredTokens({ secure: false })
})

test('[AUTH-2] a token is the app’s, else the one in the CC cookie', () => {
  expect(readBearerToken()).toBeNull()
  setCookie(SITE)
  expect(readBearerToken()).toEqual({ value: SITE, from: 'site' })
  keepAppToken('app-token-0123456789', 'u1')
  expect(readBearerToken()).toEqual({ value: 'app-token-0123456789', from: 'app' })
})

test('[AUTH-4] clearing takes both tokens and their expiry', () => {
  setCookie(SITE)
  keepTokenExpiry({ tokenExpiresAt: 1, refreshTokenExpiresAt: 2 })
  keepAppToken('app-token-0123456789', 'u1')
  clearStoredTokens({ secure: false })
  expect([readBearerToken(), document.cookie, localStorage.getItem('uToken')]).toEqual([null, '', null])
  expect([readTokenExpiry(), localStorage.length]).toEqual([null, 0])
})

test('[AUTH-3] the CC token cookie is removed with the attributes that the browser accepted it with', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  clearStoredTokens({ secure: false })
  clearStoredTokens({ secure: true })
  const attributes = written.mock.calls.map(([line]) => line.split('; ').slice(1))
  expect(attributes.map((list) => list.includes('secure'))).toEqual([false, true])
  for (const list of attributes) expect(list).toEqual(expect.arrayContaining(['path=/', 'sameSite=lax']))
})

test.each(['%E0%A4%A', ''])('[AUTH-2] a cookie that cannot be read is ignored: "%s"', (value) => {
  setCookie(value)
  expect(readBearerToken()).toBeNull()
})

test.each(['{', '[]', '"x"', '{"uToken":1,"uid":"u1"}', '{"uToken":"app-token-0123456789"}'])(
  '[SHELL-6] stored text that is not a token with its uid is ignored: %s',
  (text) => {
    localStorage.setItem('uToken', text)
    expect(readBearerToken()).toBeNull()
  },
)

test.each([
  ['forbidden', refuse],
  ['absent, as in a webview of Android', () => null],
  [
    'full',
    () => ({ getItem: () => '{"uToken":"app-token-of-before","uid":"u9"}', setItem: refuse, removeItem: refuse }),
  ],
])(
  '[APP-1] where storage is %s the token of the app lasts as long as the page, or until the next one',
  (_, storage) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage as never)
    setCookie(SITE)
    keepAppToken('app-token-0123456789', 'u1')
    expect(readBearerToken()).toEqual({ value: 'app-token-0123456789', from: 'app' })
    keepAppToken('app-token-9876543210', 'u2')
    expect(readBearerToken()).toEqual({ value: 'app-token-9876543210', from: 'app' })
  },
)

test('[APP-1] where storage is full the token of the account before does not outlive the page', () => {
  keepAppToken('app-token-of-before', 'u9')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  keepAppToken('app-token-0123456789', 'u1')
  expect(readBearerToken()).toEqual({ value: 'app-token-0123456789', from: 'app' })
  expect(localStorage.getItem('uToken')).toBeNull()
})

test('[SHELL-6] where storage is forbidden the cookie still counts and nothing breaks', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  keepAppToken('app-token-0123456789', 'u1')
  clearStoredTokens({ secure: false })
  expect(readBearerToken()).toBeNull()
  setCookie(SITE)
  expect(readBearerToken()).toEqual({ value: SITE, from: 'site' })
})

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}
