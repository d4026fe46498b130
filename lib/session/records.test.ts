// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi, beforeAll, describe } from 'vitest'
import { clearStoredTokens, keepAppToken, keepTokenExpiry, readBearerToken, readTokenExpiry } from './tokens.ts'
import { type FollowedPromise, showFollowedPromise } from './followed-promise.ts'
import { rememberJoin } from '../head/first-paint.ts'
import scripts from '../head/scripts.json' with { type: 'json' }
import { confirmJoin, takeJoin } from './join-intent.ts'

describe('tokens', () => {
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
    expect(readBearerToken()).toEqual({ value: 'app-token-0123456789', from: 'app', uid: 'u1' })
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

  test.each([
    ['%E0%A4%A', '{'],
    ['', '[]'],
    ['', '"x"'],
    ['', '{"uToken":1,"uid":"u1"}'],
    ['', '{"uToken":"app-token-0123456789"}'],
  ])('[AUTH-2][SHELL-6] a cookie “%s” and a stored text %s are no token', (cookie, stored) => {
    setCookie(cookie)
    localStorage.setItem('uToken', stored)
    expect(readBearerToken()).toBeNull()
  })

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
      expect(readBearerToken()).toEqual({ value: 'app-token-0123456789', from: 'app', uid: 'u1' })
      keepAppToken('app-token-9876543210', 'u2')
      expect(readBearerToken()).toEqual({ value: 'app-token-9876543210', from: 'app', uid: 'u2' })
    },
  )

  test('[APP-1] where storage is full the token of the account before does not outlive the page', () => {
    keepAppToken('app-token-of-before', 'u9')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    keepAppToken('app-token-0123456789', 'u1')
    expect(readBearerToken()).toEqual({ value: 'app-token-0123456789', from: 'app', uid: 'u1' })
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
})

describe('the promise that was followed', () => {
  const CUP = '/activity/competition/cup'
  const ROWS: FollowedPromise[] = [
    [CUP, 'Cup', '250,000', 'USDT', 'prize pool', 'competition'],
    ['/activity/lottery/draw', 'Win up to', '500', 'USDT', '<b>Draw', 'lottery'],
  ]

  beforeEach(() => {
    document.body.innerHTML = `
    <div data-promise="art"><svg><use href="/art.svg#newuser"></use></svg></div>
    <p data-promise="lead">Waiting</p><b data-promise="amount">5</b><i data-promise="unit">FNF</i><p data-promise="whole">in all</p>
    <script type="application/json" id="followed-promises"></script>`
    document.getElementById('followed-promises')!.textContent = JSON.stringify(ROWS)
  })

  const shown = () => [
    ...['lead', 'amount', 'unit', 'whole'].map((part) => document.querySelector(`[data-promise=${part}]`)?.textContent),
    document.querySelector('use')?.getAttribute('href'),
  ]
  const COMMON = ['Waiting', '5', 'FNF', 'in all', '/art.svg#newuser']

  const WAYS = [
    ['the head script', () => window.eval(scripts.account)],
    ['a navigation', () => showFollowedPromise(window.location.search)],
  ] as const

  const CASES = [
    ['', COMMON],
    [`?next=${encodeURIComponent(CUP)}`, ['Cup', '250,000', 'USDT', 'prize pool', '/art.svg#competition']],
    [
      '?vipCode=AURORA7&next=%2Factivity%2Flottery%2Fdraw%3Fa%3D1%23b',
      ['Win up to', '500', 'USDT', '<b>Draw', '/art.svg#lottery'],
    ],
    ['?next=%2Factivity%2Funknown', COMMON],
    ['?next=constructor', COMMON],
    ['?next=%22%5D%3Cscript%3E', COMMON],
  ] as const

  for (const [way, show] of WAYS) {
    test.each(CASES)(`${way} at "%s" shows the promise of that activity, else the common one`, (search, expected) => {
      window.history.replaceState(null, '', `/en/register${search}`)
      show()
      expect(shown()).toEqual(expected)
    })

    test(`${way} does nothing on a page without promises`, () => {
      document.getElementById('followed-promises')?.remove()
      window.history.replaceState(null, '', `/en/register?next=${encodeURIComponent(CUP)}`)
      show()
      expect(shown()).toEqual(COMMON)
    })
  }
})

describe('the wish to join', () => {
  beforeAll(rememberJoin)
  afterEach(() => {
    sessionStorage.clear()
    document.body.replaceChildren()
  })

  /** A press on the text inside a link to the account form. */
  function press(attributes: string): void {
    document.body.innerHTML = `<a href="/en/register?next=%2Fwelcome-event" ${attributes}><b>Create account</b></a>`
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    document.querySelector('b')?.click()
  }
  const planJoin = (activityId: string) => press(`data-joins="${activityId}"`)

  test('[AUTH-5] the press on a join link is kept until a session opens, and used once', () => {
    planJoin('a1')
    confirmJoin('/welcome-event', 'register')
    expect(takeJoin('a1')).toBe('register')
    expect(takeJoin('a1')).toBeNull()
  })

  test('[AUTH-5] nothing is joined without a press, an opened session and the same activity', () => {
    press('')
    confirmJoin('/welcome-event', 'login')
    expect(takeJoin('a1')).toBeNull()
    planJoin('a1')
    confirmJoin('/rewards', 'login')
    expect(takeJoin('a1')).toBeNull()
    planJoin('a1')
    confirmJoin('/welcome-event', 'login')
    expect(takeJoin('a2')).toBeNull()
    planJoin('a1')
    expect(takeJoin('a1')).toBeNull()
    sessionStorage.setItem('fanfareJoin', '{')
    expect(takeJoin('a1')).toBeNull()
  })
})
