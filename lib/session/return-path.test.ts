import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { localeHref } from '../i18n/locale-href.ts'
import { returnPath, safeReturnPath } from './return-path.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'

const SITE = 'https://promo.example'

const KEPT =
  String.raw`/ /en /en/ /en/rewards /ar/rewards?state=granted /fa-IR/welcome-event#tasks /zh-CN/activity/lottery/spring
    /zh-TW/events/launch?vipCode=AB12&utm_source=x /tr-CT/messages/42
    /en-TR/agent/7/rebate?from=2026-11-01&to=2026-11-20 /rewards /download?next=https://evil.example
    /en/fairness/a1b2?seed=%2F%2Fevil /en/events/%E5%BA%86%E5%85%B8 /en/rewards?q=%0A%0D /en/rewards?q=//evil
    /en/rewards#//evil /en/rewards?q=\evil /en/100%25 /en/a.b/c..d /events/x /dev/webview /en/promo/abc?x=1&x=2
    /en/a:b@c /javascript:alert(1) /@evil.example /en/%20 /pl/activity/competition/cup?tab=teams`.split(/\s+/)

const CHANGED: [string, string][] = [
  ['/zh-cn/rewards', '/zh-CN/rewards'],
  ['/pt-BR/rewards?x=1', '/pt/rewards?x=1'],
  ['/EN', '/en'],
  ['/FA_ir/x', '/fa-IR/x'],
  ['/tr/x', '/tr-TR/x'],
  ['/tr-KI/x', '/tr-CT/x'],
  ['/en/./rewards', '/en/rewards'],
  ['/en/x/../rewards', '/en/rewards'],
  ['/en/re wards', '/en/re%20wards'],
  ['/en/庆典', '/en/%E5%BA%86%E5%85%B8'],
  ['/en/%2e/rewards', '/en/rewards'],
  ['/en/<script>', '/en/%3Cscript%3E'],
  ['/../../etc/passwd', '/etc/passwd'],
]

const WITH_SPACE =
  '| | /en|/ /../\\evil.example| javascript:alert(1)|\uFEFF/en|\u200B/en|\t//evil.example|\n/en|java\tscript:alert(1)'
const NO_TEXTS = [null, undefined, 0, 1, true, {}, [], ['/en'], { toString: () => '/en' }, Symbol('x')]

const HOSTILE: unknown[] = [
  ...String.raw`rewards en/rewards ./rewards ../rewards ?x=1 #x . //evil.example ///evil.example ////evil.example
    //evil.example/en/rewards //evil.example:443/ //user@evil.example //promo.example //promo.example/en
    /\evil.example /\/evil.example /\\evil.example \\evil.example \/evil.example \evil.example //\evil.example
    /en//evil.example /en/\evil.example /en\..\..\\evil.example /..//evil.example /./\evil.example
    /.//evil.example /en/..//evil.example /en/../..//evil.example/ /%2f/evil.example /%2fevil.example
    /%2Fevil.example /%2f%2fevil.example /%5cevil.example /%5Cevil.example /%5c%5cevil.example /%5c/evil.example
    /en/%5cevil.example /en/%2f%2fevil.example /%252fevil.example /%252f%252fevil.example /%255cevil.example
    /%25252fevil.example /%2e%2e%2fevil /en/%2e%2e%2f%2e%2e%2fevil /en/..%2fadmin /en/%252e%252e/admin
    /en/..%5cadmin /%09/evil.example /%0aevil.example /%0d%0aSet-Cookie:x=1 /en%0d%0aLocation:%20//evil.example
    /en/%00 /en/%7f /en/%c2%85 /en/%e2%80%a8 /en/%250a /%zz /en/% /en/%e0%a4 /%c0%af%c0%af/evil.example
    http://evil.example https://evil.example https:evil.example https:/evil.example https:\\evil.example
    https:///evil.example HTTPS://EVIL.EXAMPLE/ http://promo.example/en https://promo.example
    https://promo.example.evil.example/ https://promo.example@evil.example/ https://user:pw@promo.example/en
    https://promo.example:8443/en https://promo.example\@evil.example/ https://promo.example//evil.example
    https://promo.example/\evil.example https://evil.example/https://promo.example/ https://xn--promo-example/
    https://site.invalid/en /x/..//evil.example /x/%2e%2e//evil.example /%2e//evil.example /.%2f/evil.example
    /./.././/evil.example /％2f／evil.example//x javascript:alert(1) JaVaScRiPt:alert(1)
    data:text/html,<script>alert(1)</script> vbscript:x file:///etc/passwd blob:https://promo.example/1
    ftp://promo.example/ fanfare://open?route=login about:blank mailto:a@b.c ／／evil.example ＼evil.example
    /xx/rewards /xx-YY/rewards /qq /en-XX-1234/rewards /zz_ZZ /zh-Latn-XX/x`.split(/\s+/),
  ...WITH_SPACE.split('|'),
  ...['\t', '\n', '\r', '\r\n'].map((space) => `/${space}/evil.example`),
  ...['\u0000', '\u007F', '\u0085', '?x=\n', '#\r\n', '?x=\u2028', '/\u2029'].map((end) => `/en${end}`),
  '/'.repeat(2049),
  `/${'a'.repeat(2048)}`,
  ...NO_TEXTS,
  `${SITE}/`,
  `${SITE}/en/rewards?x=1#y`,
]

const WORDS =
  '/ // \\ %2f %5c %09 %0d%0a %252f . .. %2e%2e : @ ? # % en zh-cn xx fa-IR evil.example https: javascript: rewards ／'
const PIECES = [...WORDS.split(' '), '\t', '\n', SITE, ' ', '\u0000']

test('[DEV-12] there are enough test vectors', () => {
  expect(KEPT.length + CHANGED.length + HOSTILE.length).toBeGreaterThanOrEqual(120)
})

test.each(KEPT)('[DEV-12] %s is a page of ours and kept as it is', (path) => expect(safeReturnPath(path)).toBe(path))

test.each(CHANGED)('[DEV-12] %s goes to %s', (raw, path) => expect(safeReturnPath(raw)).toBe(path))

test.each(HOSTILE.map((raw) => [raw]))('[DEV-12] %j goes home', (raw) => {
  expect(safeReturnPath(raw, '/en')).toBe('/en')
})

test('[DEV-12] for any input, the path is on this site and in a known language', () => {
  const piece = fc.constantFrom(...PIECES)
  const hostile = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''))
  forAll(
    3000,
    [
      fc.oneof(
        hostile,
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
        hostile.map((rest) => `/${rest}`),
      ),
    ],
    (raw) => {
      const path = safeReturnPath(raw)
      expect(path).toMatch(/^\/(?![/\\])/)
      // oxlint-disable-next-line no-control-regex
      expect(path).not.toMatch(/[\u0000-\u001F\u007F]/)
      expect(new URL(path, SITE).origin).toBe(SITE)
      const [, first = ''] = path.split(/[/?#]/)
      expect((LOCALES as readonly string[]).includes(first) || !/^[a-z]{2}(-[a-z]{2})?$/i.test(first)).toBe(true)
      expect(safeReturnPath(path)).toBe(path)
    },
  )
})

test.each([
  ['/rewards', '/de/rewards'],
  ['/ar/rewards?state=used#a', '/de/rewards?state=used#a'],
  ['/ar', '/de'],
  ['/', '/de'],
  [null, '/de/welcome-event'],
  ['', '/de/welcome-event'],
  ['//evil.example', '/de/welcome-event'],
  ['https://evil.example/x', '/de/welcome-event'],
  ['/%2f%2fevil.example', '/de/welcome-event'],
  ['/login', '/de/welcome-event'],
  ['/ar/login?next=/x', '/de/welcome-event'],
  ['/de/register', '/de/welcome-event'],
  ['/login-help', '/de/login-help'],
])('[SCR-12] after login, next=%s leads to %s in the language of the page', (next, href) => {
  expect(localeHref('de', returnPath(next, '/welcome-event'))).toBe(href)
})
