import { expect, test } from 'vitest'
import { LOCALES, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { weaknessesOf } from '#tests/e2e/support/policy.ts'
import { fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { ask, watchedFront } from '../testing/front-world.ts'

const PAGE = '/en/welcome-event'
const RATE = { burst: 60, perMinute: 240 }
const STRANGER = '203.0.113.7'

async function world(more: Parameters<typeof watchedFront>[0] = {}) {
  const clock = { steady: 0 }
  const warnings: string[] = []
  const { origin, asked, next } = await fakeNext((path) =>
    path.includes('unknown') ? { status: 404, headers: { 'content-type': 'text/html' }, body: 'no' } : pageOf(path),
  )
  const { port, arrived } = await watchedFront({
    nextOrigin: origin,
    trustProxy: 1,
    rateLimit: true,
    pageRate: RATE,
    monotonicNow: () => clock.steady,
    warn: (message) => warnings.push(message),
    ...more,
  })
  const get = (path: string, from = STRANGER, headers: Record<string, string> = {}) =>
    ask(port, path, { headers: { 'x-forwarded-for': from, ...headers } })
  const statuses = async (paths: string[], from?: string, headers?: Record<string, string>) => {
    const found: number[] = []
    for (const path of paths) found.push((await get(path, from, headers)).status)
    return found
  }
  const unknown = (count: number, start = 0) =>
    Array.from({ length: count }, (_, at) => `/en/events/unknown-${start + at}`)
  return { clock, warnings, asked, next, arrived, get, statuses, unknown }
}

test('[D-29] requests for unknown addresses are limited to the burst and the rate; cached pages and other clients are not', async () => {
  const { clock, asked, get, statuses, unknown } = await world()
  await get(PAGE, '198.51.100.1')
  expect(new Set(await statuses(unknown(RATE.burst)))).toEqual(new Set([404]))
  asked.length = 0
  const refused = await get('/en/events/unknown-next')
  expect(refused.status).toBe(429)
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(weaknessesOf(String(refused.headers['content-security-policy']))).toEqual([])
  expect(asked).toEqual([])
  expect((await get(PAGE)).body).toBe(htmlOf(PAGE))
  expect(await statuses(['/en/events/unknown-next'], '203.0.113.8')).toEqual([404])
  clock.steady += 1000
  expect(await statuses(unknown(5, RATE.burst))).toEqual([404, 404, 404, 404, 429])
})

test.each([
  ['page data', '/en/events/unknown', { rsc: '1' }],
  ['addresses without a page', '/en/unknown/a/', {}],
  ['other spellings', '/en/events/%6dade-up', {}],
  ['other languages', '/%65n/events/unknown', {}],
  ['pictures', '/og/en/activity/unknown', {}],
])('[D-29] %s of unknown addresses count too', async (_what, path, headers) => {
  const { get, statuses, unknown } = await world()
  await statuses(unknown(RATE.burst))
  expect((await get(`${path}-1`, STRANGER, headers as Record<string, string>)).status).toBe(429)
})

test.each([
  ['a cached page with any query', `${PAGE}?x=1`, {}, 200],
  ['the data of a cached page', PAGE, { rsc: '1' }, 200],
  ['a file', '/_next/static/chunks/a.js', {}, 200],
  ['the texts', '/locales/en/common.json', {}, 200],
  ['a link without a language', '/welcome-event?vipCode=AURORA7', {}, 200],
  ['the bare address', '/', {}, 200],
])('[D-29] a request for %s does not count', async (_what, path, headers, status) => {
  const { get, statuses, unknown } = await world()
  await get(PAGE, '198.51.100.1')
  await statuses(unknown(RATE.burst))
  expect((await get(path, STRANGER, headers as Record<string, string>)).status).toBe(status)
})

test('[D-29] a page that many clients behind one address wait for counts once', async () => {
  const { get, next, arrived, statuses, unknown } = await world()
  const usual = next.answer
  next.answer = () => arrived(2 * RATE.burst).then(() => pageOf('slow'))
  const many = await Promise.all(Array.from({ length: 2 * RATE.burst }, () => get(PAGE)))
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
  next.answer = usual
  expect((await statuses(unknown(RATE.burst - 1))).at(-1)).toBe(404)
})

test('[D-29] the IPv6 addresses of one /64 network count as one', async () => {
  const { statuses, unknown } = await world()
  await statuses(unknown(RATE.burst), '[2001:db8:1:2::1]:4711')
  expect(await statuses(unknown(1), '2001:db8:1:2:ffff::9')).toEqual([429])
  expect(await statuses(unknown(1), '2001:db8:1:3::9')).toEqual([404])
})

test('[D-29] the log has one line a minute with the number of refusals and no address', async () => {
  const { clock, warnings, statuses, unknown } = await world()
  await statuses(unknown(RATE.burst + 3))
  expect(warnings).toEqual(['PAGES_LIMITED refused since the last line: 1'])
  clock.steady += 60_000
  await statuses(unknown(RATE.burst + 1))
  expect(warnings[1]).toBe('PAGES_LIMITED refused since the last line: 3')
})

test('[D-29] RATE_LIMIT=off disables the limit', async () => {
  const { statuses, unknown } = await world({ rateLimit: false })
  expect(new Set(await statuses(unknown(RATE.burst + 10)))).toEqual(new Set([404]))
})

test.each(LOCALES.map((locale) => [locale]))(
  '[D-29][LOC-2] a limited visitor in %s gets a page in that language and direction',
  async (locale) => {
    const { get, statuses, unknown } = await world()
    await statuses(unknown(RATE.burst))
    const { body } = await get(`/${locale}/unknown`)
    const { htmlLang, direction } = LOCALE_FACTS[locale]
    expect(body).toContain(`<html lang="${htmlLang}" dir="${direction}">`)
    expect(body).toMatch(/<h1>[^<]{3,}<\/h1><p>[^<]{10,}<\/p>/)
  },
)
