import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '@fanfare/languages/languages.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { localeRedirect } from './routing.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'

const go = (path: string, search = '', more = {}) => localeRedirect({ path, search, ...more })

test('[LOC-3] a canonical URL is not redirected, also for a visitor who prefers another language', () => {
  for (const locale of LOCALES) {
    expect(go(`/${locale}`, '?x=1', { cookie: 'ja', acceptLanguage: 'de' })).toBeNull()
    expect(go(`/${locale}/rewards/`, '?locale=de')).toBeNull()
  }
})

test('[LOC-3] every code of the table and every other case is redirected permanently to the canonical prefix, with its query', () => {
  for (const { language, localeCodes } of LANGUAGES) {
    for (const code of [...localeCodes, language.toUpperCase(), language.replace('-', '_').toLowerCase()]) {
      const answer = go(`/${code}/rewards`, '?vipCode=AB%2B1&locale=xx')
      const canonical = { status: 308, redirect: `/${language}/rewards?vipCode=AB%2B1&locale=xx`, headers: {} }
      expect(answer, code).toEqual(code === language ? null : canonical)
    }
  }
})

test('[LOC-3] a URL without a language is redirected temporarily to the detected one, keeping path and query', () => {
  expect(go('/rewards', '?vipCode=A%20B&x', { acceptLanguage: 'pt-BR,pt;q=0.9' })).toEqual({
    redirect: '/pt/rewards?vipCode=A%20B&x',
    status: 307,
    headers: {
      Vary: 'Accept-Language, Cookie',
      'Cache-Control': 'private, no-store',
      'Set-Cookie': 'fanfareDetected=pt; Path=/; Max-Age=60; SameSite=Lax',
    },
  })
  expect(go('/')?.redirect).toBe('/en')
  expect(go('')?.redirect).toBe('/en')
  expect(go('/download', '', { acceptLanguage: 'nl' })?.redirect).toBe('/en/download')
})

test.each(['/ads.txt', '/app-ads.txt', '/wp-login.php', '/humans.txt'])(
  'the file %s, which is missing, is no page',
  (path) => expect(go(path, '', { acceptLanguage: 'de' })).toBeNull(),
)

test('browsers and password managers find the icon and the page of the password at their fixed addresses', () => {
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    expect(go(path)).toEqual({ redirect: '/static/images/apple-touch-icon.png', status: 308, headers: {} })
  expect(go('/.well-known/change-password', '', { acceptLanguage: 'de' })).toMatchObject({
    redirect: '/de/account',
    status: 307,
  })
})

test("[LOC-3] the switcher's choice beats the browser, and a broken cookie does not", () => {
  expect(go('/', '', { cookie: 'fa-IR', acceptLanguage: 'de' })?.redirect).toBe('/fa-IR')
  expect(go('/', '', { cookie: '//evil', acceptLanguage: 'de' })?.redirect).toBe('/de')
})

test('[LOC-3] ?locale=xx selects a language once and leaves the query', () => {
  expect(go('/rewards', '?locale=zh-tw', { cookie: 'ja' })?.redirect).toBe('/zh-TW/rewards')
  expect(go('/rewards', '?a=1&locale=ko&b=%2F', {})?.redirect).toBe('/ko/rewards?a=1&b=%2F')
  expect(go('/rewards', '?locale=klingon&a=1', { cookie: 'ja' })?.redirect).toBe('/ja/rewards?a=1')
  expect(go('/rewards', '?locale', {})?.redirect).toBe('/en/rewards')
})

test('[LOC-3] only a language that the server has detected gives way to a stored choice', () => {
  const mark = (path: string, search: string, cookie?: string): unknown =>
    go(path, search, { acceptLanguage: 'de', cookie })?.headers
  const marked = expect.objectContaining({ 'Set-Cookie': expect.stringMatching(/^fanfareDetected=de;/) })
  expect(mark('/rewards', '')).toEqual(marked)
  expect(mark('/rewards', '?locale=klingon', '//evil')).toEqual(marked)
  expect(mark('/rewards', '?locale=ko')).not.toHaveProperty('Set-Cookie')
  expect(mark('/rewards', '', 'ja')).not.toHaveProperty('Set-Cookie')
  expect(mark('/zh-cn/rewards', '')).toEqual({})
})

test.each([
  ['//evil.example', '/en/evil.example'],
  ['///evil.example/x', '/en/evil.example/x'],
  ['/\\evil.example', '/en/evil.example'],
  ['\\\\evil.example', '/en/evil.example'],
  ['//en/rewards', '/en/rewards'],
  ['/\\zh-cn/rewards', '/zh-CN/rewards'],
  ['/%5cevil.example', '/en/%5cevil.example'],
  ['/\t/evil.example', '/en/evil.example'],
  ['/rewards\r\nSet-Cookie: x=1', '/en/rewardsSet-Cookie:%20x=1'],
  ['/zh-cn//evil.example', '/zh-CN//evil.example'],
  ['/%zz', '/en/%zz'],
  ['/a?b#c', '/en/a%3Fb%23c'],
])('[LOC-3] %j stays on this site as %s', (path, redirect) => expect(go(path)?.redirect).toBe(redirect))

test('[LOC-3] for any path and query, a redirect starts with a canonical locale and ends in one hop', () => {
  const piece = fc.constantFrom(...'/ // \\ %5c %2f en zh-cn evil.example .. ? # : @'.split(' '), '\t', '\r\n')
  const text = fc.oneof(
    fc.array(piece).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  )
  forAll(2000, [text, text], (path, query) => {
    const answer = go(path.startsWith('/') ? path : `/${path}`, query === '' ? '' : `?${query}`)
    if (!answer) return
    const [, first = ''] = answer.redirect.split(/[/?]/)
    expect(LOCALES).toContain(first)
    expect(answer.redirect).toMatch(/^\/[^/\\]/)
    // oxlint-disable-next-line no-control-regex
    expect(answer.redirect).not.toMatch(/[\u0000-\u0020\u007F]/)
    expect(new URL(answer.redirect, 'https://promo.example').origin).toBe('https://promo.example')
  })
})
