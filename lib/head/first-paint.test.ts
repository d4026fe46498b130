// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLAIMABLE_KEY } from '../offline/forget-user.ts'
import { NO_INVITES, SPELT_INVITES } from '@fanfare/contract/testing/typed-texts.ts'
import { INVITE_CODE_KEY, rememberInviteCode } from '../session/invite-code.ts'
import { PERSIST_RECORD } from '../session/recorded-login.ts'
import { keepAppToken } from '../session/tokens.ts'
import { markJoined } from '../session/remembered-marks.ts'
import { startsLoggedIn } from '../session/starts-logged-in.ts'
import { DETECTED_COOKIE, LOCALE_COOKIE, RISES_COOKIE, THEME_COOKIE } from './early.ts'
import { paintFirst } from './first-paint.ts'

const root = document.documentElement
const page = window as unknown as Record<string, unknown>
const call = (name: string, message: unknown) => (page[name] as (message: unknown) => void)(message)

/** As redux-persist writes it: each slice is JSON in JSON. */
const recordOf = (isLogin: boolean) =>
  JSON.stringify({ userInfo: JSON.stringify({ isLogin, userId: 'u1' }), theme: '{}' })

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

const HOSTILE_SCRIPTS = [
  ...String.raw`https://evil.example/_next/static/a.js //evil.example/_next/static/a.js /\evil.example/_next/static/a.js
    /_next/static/../../v1/site/banner/list /_next/static/%2e%2e/%2e%2e/v1/x /_next/static /_next/data/x.js
    /static/a.js /sw.js/x /x/sw.js data:text/javascript,alert(1) blob:http://localhost:3000/x javascript:alert(1)`.split(
    /\s+/,
  ),
  '',
]

function systemIsDark(matches: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('dark') }))
}

beforeEach(() => systemIsDark(false))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  for (const name of [THEME_COOKIE, RISES_COOKIE, LOCALE_COOKIE, DETECTED_COOKIE, 'ccToken', 'other'])
    document.cookie = `${name}=; Max-Age=0`
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  history.replaceState(null, '', '/')
})

test.each([true, false])('[SHELL-3] without a choice the first paint follows the system: %s', (isDark) => {
  systemIsDark(isDark)
  paintFirst()
  expect([root.classList.contains('dark'), root.style.colorScheme]).toEqual([isDark, isDark ? 'dark' : 'light'])
})

test('[SHELL-3] an open page follows the system until the reader chooses', () => {
  const system = { matches: false, onchange: () => undefined as void }
  vi.stubGlobal('matchMedia', () => system)
  paintFirst()
  system.matches = true
  system.onchange()
  expect([root.classList.contains('dark'), root.style.colorScheme]).toEqual([true, 'dark'])
  document.cookie = `${THEME_COOKIE}=dark`
  system.matches = false
  system.onchange()
  expect(root.classList.contains('dark')).toBe(true)
})

test('[SHELL-3] the cookie beats localStorage, and localStorage beats the system', () => {
  systemIsDark(true)
  localStorage.setItem(THEME_COOKIE, 'light')
  paintFirst()
  expect(root.classList.contains('dark')).toBe(false)
  document.cookie = 'other=1'
  document.cookie = `${THEME_COOKIE}=dark`
  paintFirst()
  expect(root.classList.contains('dark')).toBe(true)
})

test('[SHELL-3] an invalid stored choice is ignored', () => {
  systemIsDark(true)
  document.cookie = `${THEME_COOKIE}=darkest`
  localStorage.setItem(THEME_COOKIE, '<script>')
  paintFirst()
  expect(root.style.colorScheme).toBe('dark')
})

test('[SHELL-3] blocked storage and a browser without media queries still get a page', () => {
  vi.stubGlobal('matchMedia', undefined)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new Error('denied')
  })
  paintFirst()
  expect(root.style.colorScheme).toBe('light')
})

test('[SHELL-3] the reader’s own colours of rises and falls win over those of the language, before the first paint', () => {
  root.dataset.rises = 'red'
  document.cookie = `${RISES_COOKIE}=purple`
  paintFirst()
  expect(root.dataset.rises).toBe('red')
  document.cookie = `${RISES_COOKIE}=green`
  paintFirst()
  expect(root.dataset.rises).toBe('green')
})

test('[SCR-1] a user’s page is marked before the first paint if a reward was claimable before', () => {
  localStorage.setItem(CLAIMABLE_KEY, '1')
  paintFirst()
  expect(root.hasAttribute('data-claimable')).toBe(false)
  localStorage.setItem(PERSIST_RECORD, recordOf(true))
  paintFirst()
  expect(root.hasAttribute('data-claimable')).toBe(true)
})

test('[AUTH-2] only pages of activities that the user has joined are marked before the first paint', () => {
  localStorage.setItem(PERSIST_RECORD, recordOf(true))
  for (const path of ['/events/holder', '/events/left']) markJoined(path, true)
  markJoined('/events/left', false)
  const isMarked = (path: string): boolean => {
    root.removeAttribute('data-joined')
    history.replaceState(null, '', path)
    paintFirst()
    return root.hasAttribute('data-joined')
  }
  const paths = ['/de/events/holder?a=1', '/de/events/left', '/de/events/hold', '/de']
  expect(paths.map(isMarked)).toEqual([true, false, false, false])
  localStorage.setItem(PERSIST_RECORD, recordOf(false))
  expect(isMarked('/de/events/holder')).toBe(false)
})

test('[SHELL-4] an ordinary browser is not the app', () => {
  paintFirst()
  expect(root.hasAttribute('data-webview')).toBe(false)
})

test.each([
  ['Mozilla/5.0 FanfareApp/4.2.14 (iPhone)', '4.2.14'],
  ['Mozilla/5.0 NotFanfareApp/4.2.14', null],
  ['Mozilla/5.0 FanfareApp/4', null],
])('[SHELL-4] the user agent %j gives the version %j', (userAgent, version) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  paintFirst()
  expect(root.getAttribute('data-webview')).toBe(version)
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'

test.each([
  ['Safari', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on iOS', `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on Android', `${PIXEL}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36`, false],
  ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0', false],
  ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2e)`, true],
  ['Instagram', `${IPHONE} Mobile/15E148 Safari/604.1 Instagram 380.0 (iPhone16,1)`, true],
  ['Facebook', `${IPHONE} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/500.0]`, true],
  ['Telegram on iOS', `${IPHONE} Mobile/15E148`, true],
  ['LINE', `${IPHONE} Mobile/15E148 Safari Line/14.0.0`, true],
  [
    'Android’s webview',
    `${PIXEL} Build/AP4A; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0 Mobile Safari/537.36`,
    true,
  ],
  ['the exchange’s own app', `${IPHONE} Mobile/15E148 FanfareApp/4.3.0`, false],
])('[SCR-13] whether %s is the browser of another app', (_, userAgent, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  paintFirst()
  expect(root.hasAttribute('data-in-app')).toBe(expected)
})

test('[SCR-13] the site on the home screen of an iPhone is no other app', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${IPHONE} Mobile/15E148`)
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
  paintFirst()
  Reflect.deleteProperty(navigator, 'standalone')
  expect(root.hasAttribute('data-in-app')).toBe(false)
})

test.each([
  ['the bridge of Android', () => vi.stubGlobal('FanfareBridge', { postMessage: () => {} })],
  ['the bridge of iOS', () => vi.stubGlobal('webkit', { messageHandlers: { fanfare: {} } })],
  ['a preview', () => history.replaceState(null, '', '/en?hideNav=1')],
])('[SHELL-4] %s is a webview too', (_, arrange) => {
  arrange()
  paintFirst()
  expect(root.getAttribute('data-webview')).toBe('')
})

test.each([
  ['without a trace of a login', () => undefined, false],
  ['with a CC token cookie', () => (document.cookie = 'ccToken=site-token-0123456789'), true],
  ['with an empty CC token cookie', () => (document.cookie = 'ccToken='), false],
  ['with a token of the app', () => keepAppToken('app-token-0123456789', 'u1'), true],
  ['with a login in the store', () => localStorage.setItem(PERSIST_RECORD, recordOf(true)), true],
  ['with a visitor in the store', () => localStorage.setItem(PERSIST_RECORD, recordOf(false)), false],
  ['with a record that is none', () => localStorage.setItem(PERSIST_RECORD, '{'), false],
  ['inside the app', () => vi.stubGlobal('FanfareBridge', { postMessage: () => {} }), true],
])('[AUTH-2] a page %s is marked before the first paint if it starts as logged in', (_, arrange, expected) => {
  arrange()
  paintFirst()
  expect(startsLoggedIn()).toBe(expected)
})

test('[AUTH-2] the CC token cookie counts where storage is forbidden', () => {
  document.cookie = 'ccToken=site-token-0123456789'
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  paintFirst()
  expect(startsLoggedIn()).toBe(true)
})

test('[AUTH-5] an invite code in the address is stored at once; an invalid one does not replace the stored one', () => {
  history.replaceState(null, '', '/en/welcome-event?utm_source=x&vipCode=AURORA7')
  paintFirst()
  expect(localStorage.getItem(INVITE_CODE_KEY)).toBe('AURORA7')
  history.replaceState(null, '', '/en?vipCode=%3Cscript%3E')
  paintFirst()
  expect(localStorage.getItem(INVITE_CODE_KEY)).toBe('AURORA7')
})

interface Opened {
  path: string
  /** The language that the server has detected on its way here; none where the reader's link names one. */
  detected?: string
  stored: string
  chosen?: string
}

/** @returns the addresses that the page gives way to */
function openIn({ path, detected, stored, chosen }: Opened): string[] {
  const replace = vi.fn<(to: string) => void>()
  const { pathname, search, hash } = new URL(path, 'https://f.example')
  vi.stubGlobal('location', { protocol: 'http:', pathname, search, hash, replace })
  if (detected) document.cookie = `${DETECTED_COOKIE}=${detected}; Path=/`
  localStorage.setItem(LOCALE_COOKIE, stored)
  if (chosen) document.cookie = `${LOCALE_COOKIE}=${chosen}`
  paintFirst()
  return replace.mock.calls.map(([to]) => to)
}

test('[LOC-3] a reader whose cookie is gone gets the stored choice instead of a detected language', () => {
  expect(openIn({ path: '/en/rewards?tab=all#totals', detected: 'en', stored: 'ar' })).toEqual([
    '/ar/rewards?tab=all#totals',
  ])
  expect(root.hidden).toBe(true)
  expect(document.cookie).toBe(`${LOCALE_COOKIE}=ar`)
})

test('[LOC-3] the page after the language switcher stores the choice, which outlives the cookie', () => {
  expect(openIn({ path: '/ar/rewards', stored: 'de', chosen: 'ar' })).toEqual([])
  expect(localStorage.getItem(LOCALE_COOKIE)).toBe('ar')
})

test.each<[string, Opened]>([
  ['a link’s own language', { path: '/en/rewards', stored: 'ar' }],
  ['a language detected for another page', { path: '/en/rewards', detected: 'de', stored: 'ar' }],
  ['the chosen language', { path: '/en', detected: 'en', stored: 'en' }],
  ['a choice in a cookie', { path: '/en', detected: 'en', stored: 'ar', chosen: 'en' }],
  ['no stored choice', { path: '/en', detected: 'en', stored: '' }],
  ['a text that is no language', { path: '/en', detected: 'en', stored: '/evil.example' }],
])('[LOC-3] with %s the page stays', (_, page) => {
  expect(openIn(page)).toEqual([])
  expect(root.hidden).toBe(false)
  expect(document.cookie).not.toContain(DETECTED_COOKIE)
})

test.each(SPELT_INVITES)('[AUTH-5] the code of %j is stored before other code has loaded', (search) => {
  history.replaceState(null, '', `/en/register${search}`)
  paintFirst()
  expect([localStorage.getItem(INVITE_CODE_KEY), rememberInviteCode(location.search)]).toEqual(['AURORA7', 'AURORA7'])
})

test.each(NO_INVITES)('[AUTH-5] %j stores no code', (search) => {
  history.replaceState(null, '', `/en/register${search}`)
  paintFirst()
  expect([localStorage.getItem(INVITE_CODE_KEY), rememberInviteCode(location.search)]).toEqual([null, null])
})

test('messages of the app wait in order for the bridge, at most a fixed number', () => {
  paintFirst()
  call('onFanfareMessage', '{"name":"token"}')
  call('setAppToken', { uid: '7' })
  expect(page.__fanfareMessages).toEqual(['{"name":"token"}', { uid: '7' }])
  for (let index = 0; index < 100; index += 1) call('setAppToken', index)
  expect(page.__fanfareMessages).toHaveLength(20)
})

test('[D-21] the default Trusted Types policy lets through our own scripts and plain text, and nothing else', () => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy })
  paintFirst()
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect([name, Object.keys(rules ?? {})]).toEqual(['default', ['createHTML', 'createScriptURL']])
  const { origin } = window.location
  // Unchanged: the chunk loader identifies a chunk by the exact text of its address.
  expect(rules?.createScriptURL('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js')
  expect(rules?.createScriptURL(`${origin}/sw.js?v=1`)).toBe(`${origin}/sw.js?v=1`)
  for (const url of HOSTILE_SCRIPTS) expect([url, rules?.createScriptURL(url)]).toEqual([url, null])
  expect(rules?.createHTML('Tom & Jerry &lt;3 >')).toBe('Tom & Jerry &lt;3 >')
  expect(rules?.createHTML('')).toBe('')
  expect(rules?.createHTML('<script></script>')).toBe('<script></script>')
  expect(rules?.createHTML('<script>alert(1)</script>')).toBeNull()
  expect(rules?.createHTML('a\n<img src=x>')).toBeNull()
})

test('[D-21] the page works where another default policy exists already', () => {
  const createPolicy = () => {
    throw new TypeError('Policy "default" already exists')
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  paintFirst()
  expect(root.style.colorScheme).toBe('light')
})
