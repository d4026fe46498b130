import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { ACTIVITY_PAGES } from '@fanfare/contract/activity-types.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { localeRedirect } from '#lib/i18n/routing.ts'
import { LEGAL_DOCUMENTS } from '@fanfare/languages/legal/legal-documents.ts'
import { sourceFiles } from '#tests/fixtures/source-files.ts'
import { config } from '../middleware.ts'
import { ADDRESSES, addressOf, isSocketPath } from './addresses.ts'

/** Pages that Next answers and the front never caches. */
const WITHOUT_ROW: Record<string, string> = {
  'app/[locale]/[...rest]/page.tsx': 'answers every unknown address with 404',
  'app/[locale]/preview/[token]/page.tsx': 'a draft, for the few who have its link',
  'app/[locale]/dev/components/page.tsx': 'for developers',
  'app/[locale]/dev/player/page.tsx': 'for developers',
  'app/[locale]/dev/player/play/route.ts': 'for developers',
  'app/[locale]/dev/webview/page.tsx': 'for developers',
  'app/[locale]/dev/webview/account/route.ts': 'for developers',
  'app/[locale]/dev/components/[group]/page.tsx': 'for developers',
}

/** Addresses that no file of `app/` or `public/` answers. */
const OTHER_ADDRESSES = `/v1/activity/list /api/v1/public/meta/getMetaData /ws/public /ops/v1/events /metrics /docs
  /openapi.json /health/live /_next/image /_next/static/chunks/a.js`.split(/\s+/)

const appFiles = sourceFiles(/\/(?:page\.tsx|route\.tsx?|robots\.ts)$/, ['app']).map(({ path }) => path)
const publicAddresses = sourceFiles(/[^/]$/, ['public']).map(({ path }) => path.replace(/^public/, ''))

const TYPES = ACTIVITY_PAGES.flatMap((page) => /^\/activity\/(.+)$/.exec(page)?.[1] ?? [])

function addressesAt(file: string): string[] {
  const path = file
    .replace(/^app/, '')
    .replace(/\/(?:page|route)\.tsx?$/, '')
    .replace(/robots\.ts$/, 'robots.txt')
    .replaceAll(/\[(?:locale|lng)\]/g, 'fa-IR')
  const paths = path.includes('[type]') ? TYPES.map((type) => path.replace('[type]', type)) : [path]
  if (path.includes('[document]')) return LEGAL_DOCUMENTS.map((name) => path.replace('[document]', name))
  return paths.map((one) => one.replaceAll(/\[[\w.]+\]/g, 'summer-cup-2026'))
}

test('[D-29] every page and file of the site has a row in the table of addresses', () => {
  expect(appFiles.length).toBeGreaterThan(20)
  expect(Object.keys(WITHOUT_ROW).filter((file) => !appFiles.includes(file))).toEqual([])
  for (const file of appFiles)
    for (const address of addressesAt(file)) {
      const { destination, cacheRule } = addressOf(address)
      const hasRow = destination === 'hidden' || cacheRule !== null
      expect([address, hasRow]).toEqual([address, !Object.hasOwn(WITHOUT_ROW, file)])
    }
  expect(publicAddresses.length).toBeGreaterThan(1)
  expect(publicAddresses.filter((path) => addressOf(path).cacheRule === null)).toEqual([])
})

test('every row of the table of addresses has a page or file', () => {
  const addresses = [...OTHER_ADDRESSES, ...publicAddresses, ...appFiles.flatMap(addressesAt)]
  const unused = ADDRESSES.filter(({ pattern }) => !addresses.some((address) => pattern.test(address)))
  expect(unused.map(({ pattern }) => pattern.source)).toEqual([])
})

test('[D-29] every page of the site is cached as a page, with the reason why its query does not matter', () => {
  const pages = appFiles.filter((file) => file.endsWith('/page.tsx') && !Object.hasOwn(WITHOUT_ROW, file))
  const addresses = pages.flatMap(addressesAt)
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    const { destination, cacheRule } = addressOf(address)
    expect([address, destination, cacheRule?.kind]).toEqual([address, 'page', 'page'])
    expect(cacheRule?.why).not.toBe('')
  }
})

test('[D-29] the server reads no query, header or cookie for a cached page', () => {
  const server = sourceFiles(/^(app\/\[locale\]|components|gallery|lib\/queries|lib\/i18n)\/.*\.tsx?$/)
  const reading = /\bsearchParams\b(?!\.set)|\bnext\/headers\b|\bconnection\(\)|unstable_noStore|force-dynamic/
  expect(server.length).toBeGreaterThan(500)
  const found = server
    .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !Object.hasOwn(WITHOUT_ROW, path))
    .filter(({ text }) => reading.test(text) && !text.startsWith("'use client'"))
    .map(({ path }) => path)
  expect(found).toEqual([])
})

test.each([
  ...`/ /en/ /EN /xx /en/nowhere /en/dev/components /en/legal /en/legal/imprint /en/events/Cup /en/events/a--b
    /en/events/%61 /en/events/a/b /en//rewards /en/rewards;x=1 /static/../en /_next/static/../../x /_next/image
    /_next/data/x.json /v1/activity/list`.split(/\s+/),
  `/en/events/${'a'.repeat(300)}`,
])('[GW-7] %s is never cached', (path) => expect(addressOf(path).cacheRule).toBeNull())

/** A row for each of the paths under a name. */
const byName = (paths: Record<string, string>) =>
  Object.entries(paths).flatMap(([name, list]) => list.split(/\s+/).map((path) => [path, name] as const))

test.each(
  byName({
    page: `/en /tr-CT/activity/copy-trading/first-copy-covered /zh-CN/promo/spot-festival /en/legal/terms
      /ar/legal/promotions`,
    file: `/_next/static/chunks/0d~1_a.b-c.js /_next/static/media/x.woff2 /static/images/icon.svg
      /locales/fa-IR/common.json /favicon.ico /en/manifest.webmanifest /apple-app-site-association
      /.well-known/apple-app-site-association /.well-known/assetlinks.json /.well-known/security.txt
      /og/ar/activity/spot-festival /og/en/site`,
  }),
)('[D-29] %s is cached as a %s', (path, kind) => {
  const { destination, cacheRule } = addressOf(path)
  expect([destination, cacheRule?.kind]).toEqual(['page', kind])
})

test.each(
  byName({
    gateway: '/v1/activity/list?status=1 /api/v1/public/meta/getMetaData /ws/public /v1//activity/%E4%B8%AD?a=%2F..%2F',
    redirected: '/ /v10/x',
    page: '/en/v1/activity /en/docs /_next/static/chunks/a.js /locales/en/common.json',
    hidden: `/ops/v1/events /metrics /docs/static/index.html /openapi.json /health/ready /revalidate
      /_next/image?url=%2Fx.png&w=64&q=75`,
  }),
)('[D-1] the destination of %s is: %s', (target, destination) => {
  expect(addressOf(target).destination).toBe(destination)
})

test.each(
  String.raw`/v1/../ops/v1/events /v1/%2e%2e/ops/v1/events /v1/..%2fops/v1/events /v1/x/../activity/list /v1\..\ops
    /%6fps/v1/events //ops/v1/events /./metrics /OPS/v1/events /_next/%69mage?url=x /en/../revalidate
    http://127.0.0.1:4000/ops/v1/events *`.split(/\s+/),
)('[GW-7] %s reaches no internal address', (target) => expect(addressOf(target).destination).toBe('hidden'))

test.each(['/en/%ff', '/%zz', '/en/%c0%ae%c0%ae', '/en/%ed%a0%80?a=1'])(
  '[D-23] %s, which cannot be decoded, is no page',
  (target) => expect(addressOf(target).destination).toBe('hidden'),
)

test('[GW-7] broken escapes open no way through the gateway’s prefixes', () => {
  expect(addressOf('/v1/activity/%zz').destination).toBe('gateway')
  expect(addressOf('/v1/%zz/../../ops/v1/events').destination).toBe('hidden')
})

test('[D-28] only paths under /ws/ may become sockets', () => {
  expect(isSocketPath('/ws/private')).toBe(true)
  expect(['/ws', '/v1/ws/', '/_next/webpack-hmr', '/ws/../ops'].filter(isSocketPath)).toEqual([])
})

const [matcher = ''] = config.matcher
const reachesMiddleware = (path: string): boolean => new RegExp(`^${matcher}$`).test(path)

test('the middleware runs for every first segment except the 20 languages', () => {
  expect(/\(\?:([\w|-]+)\)\(\?:\/\|\$\)/.exec(matcher)?.[1]?.split('|')).toEqual([...LOCALES])
  for (const locale of LOCALES) {
    expect([`/${locale}`, `/${locale}/rewards`].filter(reachesMiddleware)).toEqual([])
    expect(reachesMiddleware(`/${locale}x`)).toBe(true)
  }
})

test('the middleware runs for no address that the front caches or that Next answers to the front alone', () => {
  const addresses = [...publicAddresses, ...appFiles.flatMap(addressesAt), '/_next/static/chunks/a.js', '/_next/image']
  expect(addresses.filter(reachesMiddleware)).toEqual([])
})

test('[APP-6] the middleware redirects no file that programs request at a fixed address', () => {
  const fixed = '/en/manifest.webmanifest /sw.js /apple-app-site-association /.well-known /.well-known/unknown'.split(
    ' ',
  )
  expect(fixed.filter(reachesMiddleware)).toEqual([])
  expect(fixed.filter((path) => addressOf(path).destination === 'redirected')).toEqual([])
})

test('the middleware redirects every address that the table calls redirected', () => {
  const word = fc.stringMatching(/^[\w-]{0,8}$/)
  const segment = fc.oneof(word, fc.constantFrom('EN', 'zh-cn', 'pt-BR', 'static', 'og', 'revalidate', 'events', 'xx'))
  forAll({}, [fc.array(segment, { minLength: 1, maxLength: 3 })], (segments) => {
    const path = `/${segments.join('/')}`
    fc.pre(addressOf(path).destination === 'redirected')
    expect([path, reachesMiddleware(path), localeRedirect({ path, search: '' }) !== null]).toEqual([path, true, true])
  })
})
