import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LOCALES, LOCALE_FACTS } from '#lib/i18n/locales.ts'
import { weaknessesOf } from '#tests/e2e/support/policy.ts'
import { fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { ask, front } from '../testing/front-world.ts'

const PAGE = '/en/welcome-event'
const RATE = { burst: 60, perMinute: 240 }
const STRANGER = '203.0.113.7'

async function world(more: Parameters<typeof front>[0] = {}) {
  const clock = { steady: 0 }
  const said: string[] = []
  const { origin, asked, next } = await fakeNext((path) =>
    path.includes('made-up') ? { status: 404, headers: { 'content-type': 'text/html' }, body: 'no' } : pageOf(path),
  )
  const port = await front({
    nextOrigin: origin,
    trustProxy: 1,
    rateLimit: true,
    pageRate: RATE,
    monotonicNow: () => clock.steady,
    warn: (message) => said.push(message),
    ...more,
  })
  const get = (path: string, from = STRANGER, headers: Record<string, string> = {}) =>
    ask(port, path, { headers: { 'x-forwarded-for': from, ...headers } })
  const statuses = async (paths: string[], from?: string, headers?: Record<string, string>) => {
    const found: number[] = []
    for (const path of paths) found.push((await get(path, from, headers)).status)
    return found
  }
  const madeUp = (count: number, start = 0) =>
    Array.from({ length: count }, (_, at) => `/en/events/made-up-${start + at}`)
  return { clock, said, asked, next, get, statuses, madeUp }
}

test('[GW-7] made-up addresses are answered up to the burst, then at the rate; others and kept pages never notice', async () => {
  const { clock, asked, get, statuses, madeUp } = await world()
  await get(PAGE, '198.51.100.1')
  expect(new Set(await statuses(madeUp(RATE.burst)))).toEqual(new Set([404]))
  asked.length = 0
  const refused = await get('/en/events/made-up-next')
  expect(refused.status).toBe(429)
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(weaknessesOf(String(refused.headers['content-security-policy']))).toEqual([])
  expect(asked).toEqual([])
  expect((await get(PAGE)).body).toBe(htmlOf(PAGE))
  expect(await statuses(['/en/events/made-up-next'], '203.0.113.8')).toEqual([404])
  clock.steady += 1000
  expect(await statuses(madeUp(5, RATE.burst))).toEqual([404, 404, 404, 404, 429])
})

test.each([
  ['page data', '/en/events/made-up', { rsc: '1' }],
  ['addresses that nobody has', '/en/made-up/a/', {}],
  ['other spellings', '/en/events/%6dade-up', {}],
  ['other languages', '/%65n/events/made-up', {}],
  ['pictures', '/og/en/activity/made-up', {}],
])('[GW-7] %s that are made up are counted too', async (_what, path, headers) => {
  const { get, statuses, madeUp } = await world()
  await statuses(madeUp(RATE.burst))
  expect((await get(`${path}-1`, STRANGER, headers as Record<string, string>)).status).toBe(429)
})

test.each([
  ['a kept page, whatever its query', `${PAGE}?x=1`, {}, 200],
  ['the data of a kept page', PAGE, { rsc: '1' }, 200],
  ['a file', '/_next/static/chunks/a.js', {}, 200],
  ['the texts', '/locales/en/common.json', {}, 200],
  ['a link without a language', '/welcome-event?vipCode=AURORA7', {}, 200],
  ['the bare address', '/', {}, 200],
])('[GW-7] %s is not counted', async (_what, path, headers, status) => {
  const { get, statuses, madeUp } = await world()
  await get(PAGE, '198.51.100.1')
  await statuses(madeUp(RATE.burst))
  expect((await get(path, STRANGER, headers as Record<string, string>)).status).toBe(status)
})

test('[GW-7] a page that many wait for behind one address counts once', async () => {
  const { get, next, statuses, madeUp } = await world()
  const usual = next.answer
  next.answer = async () => {
    await sleep(100)
    return pageOf('slow')
  }
  const many = await Promise.all(Array.from({ length: 2 * RATE.burst }, () => get(PAGE)))
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
  next.answer = usual
  expect((await statuses(madeUp(RATE.burst - 1))).at(-1)).toBe(404)
})

test('[GW-7] one customer’s many addresses of IPv6 count as one', async () => {
  const { statuses, madeUp } = await world()
  await statuses(madeUp(RATE.burst), '[2001:db8:1:2::1]:4711')
  expect(await statuses(madeUp(1), '2001:db8:1:2:ffff::9')).toEqual([429])
  expect(await statuses(madeUp(1), '2001:db8:1:3::9')).toEqual([404])
})

test('[GW-7] refusals are told once a minute, with their number and nobody’s address', async () => {
  const { clock, said, statuses, madeUp } = await world()
  await statuses(madeUp(RATE.burst + 3))
  expect(said).toEqual(['PAGES_LIMITED refused since the last line: 1'])
  clock.steady += 60_000
  await statuses(madeUp(RATE.burst + 1))
  expect(said[1]).toBe('PAGES_LIMITED refused since the last line: 3')
})

test('[GW-7] RATE_LIMIT=off limits nothing', async () => {
  const { statuses, madeUp } = await world({ rateLimit: false })
  expect(new Set(await statuses(madeUp(RATE.burst + 10)))).toEqual(new Set([404]))
})

test.each(LOCALES.map((locale) => [locale]))(
  '[GW-7][LOC-2] %s is told in its language and direction',
  async (locale) => {
    const { get, statuses, madeUp } = await world()
    await statuses(madeUp(RATE.burst))
    const { body } = await get(`/${locale}/made-up`)
    const { htmlLang, direction } = LOCALE_FACTS[locale]
    expect(body).toContain(`<html lang="${htmlLang}" dir="${direction}">`)
    expect(body).toMatch(/<h1>[^<]{3,}<\/h1><p>[^<]{10,}<\/p>/)
  },
)
