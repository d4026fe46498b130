import { expect, test } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { LOCALES, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { type FakeAnswer, fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { NOW, ask, front } from '../testing/front-world.ts'

const PAGE = '/en/welcome-event'
const MINUTE = 60_000

async function world(more: Parameters<typeof front>[0] = {}) {
  const clock = { now: NOW }
  const site = { readAt: null as number | null }
  const { origin, asked, next, server } = await fakeNext((path) =>
    path === '/freshness' ? { body: JSON.stringify({ readAt: site.readAt }) } : pageOf('good'),
  )
  const port = await front({ nextOrigin: origin, now: () => clock.now, patienceMs: deadline(300), ...more })
  const get = (path = PAGE, headers: Record<string, string> = {}) => ask(port, path, { headers })
  const replaceAnswer = (answer: () => FakeAnswer | Promise<FakeAnswer>) => (next.answer = answer)
  return { port, asked, next, server, clock, site, get, replaceAnswer }
}

test.each<[string, () => FakeAnswer | Promise<FakeAnswer>]>([
  ['answers 500', () => ({ status: 500, headers: { 'content-type': 'text/html' }, body: htmlOf('error') })],
  ['answers 503', () => ({ status: 503 })],
  ['sends half a page', () => ({ headers: pageOf('').headers, body: '<!DOCTYPE html><html><body>hal' })],
  ['sends no page', () => ({ headers: { ...pageOf('').headers, 'content-type': 'application/json' }, body: '{}' })],
  ['does not answer in time', () => new Promise(() => undefined)],
])('[D-29] while Next %s, visitors see the last good page, with its age after three minutes', async (_what, answer) => {
  const { clock, get, replaceAnswer } = await world()
  await get()
  replaceAnswer(answer)
  clock.now += 2.5 * MINUTE
  const young = await get()
  expect([young.status, young.body]).toEqual([200, htmlOf('good')])
  expect(young.headers.age).toBe('150')
  clock.now += 10 * MINUTE
  const old = await get(PAGE, {})
  expect(old.status).toBe(200)
  expect(old.body).toContain('<html data-stored-minutes="12" lang="en">')
  expect(old.body).toMatch(/<p data-stored-line="" class="a">[^<]*12 minutes[^<]*<\/p>/)
  expect(old.headers).toMatchObject({ age: '750', 'x-stored-minutes': '12', 'cache-control': 'no-store' })
  expect(old.headers['content-security-policy']).toBe(young.headers['content-security-policy'])
})

test('[D-29] a stale page shows its age in hours and is dropped after a day', async () => {
  const { clock, get, server, asked } = await world()
  const path = '/ar/welcome-event'
  await get(path)
  server.closeAllConnections()
  server.close()
  clock.now += 3.5 * 60 * MINUTE
  const old = await get(path)
  expect(old.headers['x-stored-minutes']).toBe('180')
  expect(old.body).toContain('3 ساعات')
  clock.now += 20.6 * 60 * MINUTE
  expect((await get(path)).status).toBe(503)
  expect(asked).toEqual([path])
})

test('[D-29] when Next has recovered, visitors see the new page without an age', async () => {
  const { clock, get, replaceAnswer } = await world()
  await get()
  replaceAnswer(() => ({ status: 500 }))
  clock.now += 10 * MINUTE
  expect((await get()).body).toContain('data-stored-minutes')
  replaceAnswer(() => pageOf('mended'))
  expect((await get()).body, 'Next is not asked at every visit').toContain('data-stored-minutes')
  clock.now += 6000
  expect((await get()).body).toBe(htmlOf('mended'))
})

test('[D-29] with a slow Next the first visitor waits for its patience, and the others do not wait', async () => {
  const { clock, get, replaceAnswer } = await world({ patienceMs: 1500 })
  await get()
  clock.now += 10 * MINUTE
  replaceAnswer(() => new Promise(() => undefined))
  const watch = new Watch()
  const took = async () => {
    const began = watch.seconds
    await get()
    return watch.seconds - began
  }
  expect(await took()).toBeGreaterThan(1.4)
  const other = await took()
  expect(other).toBeLessThan(watch.limit(0.25, other))
  clock.now += 6000
  const again = await took()
  expect(again, 'a retry has less patience').toBeLessThan(watch.limit(1, again))
})

test('[D-29] pages that Next renders from old data show the age of the data', async () => {
  const clock = { now: NOW }
  const site = { readAt: NOW as number | null }
  const { origin, asked } = await fakeNext((path) =>
    path === '/freshness' ? { body: JSON.stringify({ readAt: site.readAt }) } : pageOf('rendered again'),
  )
  const port = await front({ nextOrigin: origin, now: () => clock.now, trackGatewayFreshness: true })
  await expect.poll(() => asked).toContain('/freshness')
  expect((await ask(port, PAGE)).body).toBe(htmlOf('rendered again'))
  clock.now += 7 * MINUTE
  expect((await ask(port, PAGE)).body).toContain('data-stored-minutes="7"')
  expect((await ask(port, '/static/a.css')).headers['x-stored-minutes']).toBeUndefined()
})

test('[D-29] a visitor cannot read /freshness', async () => {
  const { get, asked } = await world()
  expect((await get('/freshness')).status).toBe(404)
  expect(asked).toEqual([])
})

test.each(LOCALES.map((locale) => [locale]))(
  '[SCR-14][LOC-2] without a stored page, a visitor in %s gets the front’s own error page in that language and direction',
  async (locale) => {
    const port = await front({})
    const { status, headers, body } = await ask(port, `/${locale}/rewards`)
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    const { htmlLang, direction } = LOCALE_FACTS[locale]
    expect(body).toContain(`<html lang="${htmlLang}" dir="${direction}">`)
    expect(body).toMatch(/<h1>[^<]{3,}<\/h1><p>[^<]{10,}<\/p>/)
    expect(headers['content-security-policy']).toMatch(/style-src-elem 'self'[^;]* 'sha256-/)
  },
)
