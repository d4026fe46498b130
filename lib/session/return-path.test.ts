import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { localeHref } from '../i18n/locale-href.ts'
import { returnPath, safeReturnPath } from './return-path.ts'
import { HOSTILE_PATHS } from '@fanfare/kernel/testing/hostile-paths.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'

const SITE = 'https://promo.example'

const KEPT = [
  '/',
  '/en',
  '/en/',
  '/en/rewards',
  '/ar/rewards?state=granted',
  '/fa-IR/welcome-event#tasks',
  '/zh-CN/activity/lottery/spring',
  '/zh-TW/events/launch?vipCode=AB12&utm_source=x',
  '/tr-CT/messages/42',
  '/en-TR/agent/7/rebate?from=2026-11-01&to=2026-11-20',
  '/rewards',
  '/download?next=https://evil.example',
  '/en/fairness/a1b2?seed=%2F%2Fevil',
  '/en/events/%E5%BA%86%E5%85%B8',
  '/en/rewards?q=%0A%0D',
  '/en/rewards?q=//evil',
  '/en/rewards#//evil',
  '/en/rewards?q=\\evil',
  '/en/100%25',
  '/en/a.b/c..d',
  '/events/x',
  '/dev/webview',
  '/en/promo/abc?x=1&x=2',
  '/en/a:b@c',
  '/javascript:alert(1)',
  '/@evil.example',
  '/en/%20',
  '/pl/activity/competition/cup?tab=teams',
]

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
  [`${SITE}/en/rewards?x=1#y`, '/en/rewards?x=1#y'],
  [`${SITE}/`, '/'],
  [`${SITE}/zh-cn`, '/zh-CN'],
]

/** No language of ours. */
const FOREIGN = ['/xx/rewards', '/xx-YY/rewards', '/qq', '/en-XX-1234/rewards', '/zz_ZZ', '/zh-Latn-XX/x']
const HOSTILE = [...HOSTILE_PATHS, ...FOREIGN]

const PIECES = [
  '/',
  '//',
  '\\',
  '%2f',
  '%5c',
  '%09',
  '%0d%0a',
  '%252f',
  '.',
  '..',
  '%2e%2e',
  ':',
  '@',
  '?',
  '#',
  '\t',
  '\n',
  '%',
  'en',
  'zh-cn',
  'xx',
  'fa-IR',
  'evil.example',
  'https:',
  'javascript:',
  'rewards',
  SITE,
  ' ',
  '\u0000',
  '／',
]

test('[DEV-12] there are enough test vectors', () => {
  expect(KEPT.length + CHANGED.length + HOSTILE.length).toBeGreaterThanOrEqual(120)
})

test.each(KEPT)('[DEV-12] %s is a page of ours and kept as it is', (path) => {
  expect(safeReturnPath(path, { origin: SITE })).toBe(path)
})

test.each(CHANGED)('[DEV-12] %s goes to %s', (raw, path) => {
  expect(safeReturnPath(raw, { origin: SITE })).toBe(path)
})

test.each(HOSTILE.map((raw) => [raw]))('[DEV-12] %j goes home', (raw) => {
  expect(safeReturnPath(raw, { origin: SITE, fallback: '/en' })).toBe('/en')
})

test('[DEV-12] without an origin, no absolute address is accepted', () => {
  expect(safeReturnPath(`${SITE}/en`)).toBe('/')
  expect(safeReturnPath('/en/rewards')).toBe('/en/rewards')
})

test('[DEV-12] for any input, the path is on this site and in a known language', () => {
  const piece = fc.constantFrom(...PIECES)
  const hostile = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
        hostile.map((rest) => `/${rest}`),
      ),
      (raw) => {
        const path = safeReturnPath(raw, { origin: SITE })
        expect(path).toMatch(/^\/(?![/\\])/)
        // oxlint-disable-next-line no-control-regex
        expect(path).not.toMatch(/[\u0000-\u001F\u007F]/)
        expect(new URL(path, SITE).origin).toBe(SITE)
        const [, first = ''] = path.split(/[/?#]/)
        expect((LOCALES as readonly string[]).includes(first) || !/^[a-z]{2}(-[a-z]{2})?$/i.test(first)).toBe(true)
        expect(safeReturnPath(path, { origin: SITE })).toBe(path)
      },
    ),
    { numRuns: runs(3000) },
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
