import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { preparePage } from '../http/prepared-page.ts'
import { NOW, ask, askBytes, front, watchedFront } from '../testing/front-world.ts'

const PAGE = '/en/welcome-event'

/** A front, a Next that counts its answers, and a clock that the test moves. */
async function world(more: Parameters<typeof watchedFront>[0] = {}) {
  const clock = { now: NOW }
  let made = 0
  const { origin, asked, next, server } = await fakeNext(() =>
    pageOf(`version ${(made += 1)} ${'of a page '.repeat(100)}`),
  )
  const { port, arrived } = await watchedFront({ nextOrigin: origin, now: () => clock.now, ...more })
  const get = async (path = PAGE, headers: Record<string, string> = {}) => ask(port, path, { headers })
  const version = async (path?: string) => /version (\d+)/.exec((await get(path)).body)?.[1]
  return { port, asked, next, server, clock, arrived, get, version }
}

test('[D-29] Next renders a page once for visitors with any query, cookie or language', async () => {
  const { asked, get } = await world()
  const first = await get()
  const second = await get(`${PAGE}?vipCode=AURORA7&x=1`, { cookie: 'fanfareLocale=ar', 'accept-language': 'de' })
  expect(asked).toEqual([PAGE])
  expect(second.body).toBe(first.body)
  expect(second.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
    vary: 'rsc, accept-encoding, sec-fetch-dest',
    'content-length': String(Buffer.byteLength(first.body)),
    age: '0',
    'x-content-type-options': 'nosniff',
  })
  expect(second.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
})

test('a header that Node would refuse to send is refused when the page is stored', async () => {
  const body = Buffer.from('a page')
  await expect(preparePage(body, { link: 'a\r\nset-cookie: b' })).rejects.toThrow('Invalid character')
  await expect(preparePage(body, { 'a b': 'c' })).rejects.toThrow('valid HTTP token')
})

test('each encoding has its own ETag, and a client that has the page gets 304', async () => {
  const { port, asked, get } = await world()
  const plain = await get()
  const br = await askBytes(port, PAGE, { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await askBytes(port, PAGE, { 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.body).toString()).toBe(plain.body)
  const etags = [plain, br, gzip].map(({ headers }) => headers.etag ?? '')
  expect(new Set(etags).size).toBe(3)
  for (const etag of etags) expect(etag).toMatch(/^"[^"]+"$/)
  expect(Number(br.headers['content-length'])).toBe(br.body.length)
  for (const [etag, accept] of [
    [etags[1], 'br'],
    [`W/"other", ${etags[2]}`, 'gzip'],
    ['*', 'br'],
  ] as const) {
    const same = await get(PAGE, { 'accept-encoding': accept, 'if-none-match': etag ?? '' })
    expect([same.status, same.body]).toEqual([304, ''])
    expect(same.headers).toMatchObject({ 'cache-control': plain.headers['cache-control'], vary: plain.headers.vary })
    expect(same.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    expect(etag).toContain(same.headers.etag?.startsWith(`"`) && etag !== '*' ? same.headers.etag : etag)
  }
  expect((await get(PAGE, { 'if-none-match': '"somebody-else"' })).status).toBe(200)
  expect(asked).toEqual([PAGE])
})

test('HEAD gets the headers of GET and no body, also as the first request', async () => {
  const { port, asked, get } = await world()
  const head = await ask(port, PAGE, { method: 'HEAD' })
  const whole = await get()
  expect(head.body).toBe('')
  const { date: _a, connection: _c, 'keep-alive': _k, 'server-timing': sent, ...ofHead } = head.headers
  const { date: _b, connection: _d, 'keep-alive': _l, 'server-timing': _s, ...ofGet } = whole.headers
  expect(ofHead).toEqual(ofGet)
  // The page's countdowns begin with the server's time (ACT-10).
  expect(Math.abs(Number(String(sent).replace('sent;dur=', '')) - Date.now())).toBeLessThan(60_000)
  expect(asked).toHaveLength(1)
})

test.each([
  ['sets a cookie', { 'set-cookie': 'a=1' }],
  ['is private', { 'cache-control': 'private, s-maxage=60' }],
  ['may not be stored', { 'cache-control': 'no-store' }],
  ['has no caching headers', { 'cache-control': '' }],
  ['is never fresh', { 'cache-control': 's-maxage=0' }],
])('[D-29] a page that %s is rendered for each visitor', async (_what, headers) => {
  const { get, next, asked } = await world()
  let made = 0
  next.answer = () => pageOf(`mine ${(made += 1)}`, headers)
  const [first, second] = [await get(), await get()]
  expect(first.body).not.toBe(second.body)
  expect(first.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  if ('set-cookie' in headers) expect(second.headers['set-cookie']).toEqual(['a=1'])
  expect(asked.length).toBeGreaterThan(2)
})

test('[AUTH-4] a page that is marked as not cacheable is rendered for each request', async () => {
  const { get, next, version } = await world()
  const asLogin = () => ({ ...pageOf(''), body: htmlOf('<section data-not-kept="true">log in</section>') })
  const kept = next.answer
  next.answer = asLogin
  for (let times = 0; times < 2; times += 1) {
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('log in')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  }
  next.answer = kept
  expect(await version()).toBe('1')
  expect(await version(), 'a page without the mark is cached').toBe('1')
})

test('[D-29] an operator’s text cannot mark a page as not cacheable', async () => {
  const { get, next, asked } = await world()
  next.answer = () => ({ ...pageOf(''), body: htmlOf('data-not-kept=&quot;true&quot;') })
  await get()
  await get()
  expect(asked).toEqual([PAGE])
})

test.each([
  ['page data', PAGE, { rsc: '1' }],
  ['a prefetch of page data', PAGE, { rsc: '1', 'next-router-prefetch': '1' }],
  ['another spelling', '/en/welcome%2devent', {}],
  ['a doubled slash', '/en//welcome-event', {}],
  ['a name in capitals', '/en/events/Cup', {}],
  ['the address without a language', '/', {}],
])('[D-29] %s is never cached and never answered from the cache', async (_what, path, headers) => {
  const { get, asked } = await world()
  await get()
  await get('/_next/static/a.js')
  asked.length = 0
  await get(path, headers)
  await get(path, headers)
  expect(asked).toEqual([path, path])
})

test('[D-29] no header of a visitor reaches Next when a page is fetched for the cache', async () => {
  const { get, next } = await world()
  const seen: object[] = []
  next.answer = (_path, { headers }) => {
    seen.push(headers)
    return pageOf('x')
  }
  await get(PAGE, { cookie: 'a=1', authorization: 'Bearer x', host: 'evil.test', 'x-forwarded-host': 'evil.test' })
  expect(seen).toEqual([{ host: 'localhost:3000', accept: '*/*', connection: 'keep-alive' }])
})

test('[D-29] Next renders one page for a hundred visitors at once', async () => {
  const { asked, get, next, arrived } = await world()
  next.answer = () => arrived(100).then(() => pageOf('slow'))
  const answers = await Promise.all(Array.from({ length: 100 }, () => get()))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(asked).toHaveLength(1)
})

test('[D-29] a failed rendering affects only the visitors who waited for it', async () => {
  const { asked, get, next, arrived } = await world()
  next.answer = () => arrived(10).then(() => ({ status: 500, body: 'broken' }))
  const failed = await Promise.all(Array.from({ length: 10 }, () => get()))
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]))
  expect(asked).toHaveLength(1)
  next.answer = () => pageOf('mended')
  expect(await get()).toMatchObject({ status: 200, body: htmlOf('mended') })
})

test('[D-29] a stale page is served during its renewal, but only up to twice its freshness', async () => {
  const { asked, clock, version } = await world()
  expect(await version()).toBe('1')
  clock.now += 59_000
  expect(await version()).toBe('1')
  expect(asked).toHaveLength(1)
  clock.now += 2_000
  expect(await Promise.all([version(), version(), version()])).toEqual(['1', '1', '1'])
  await expect.poll(() => version()).toBe('2')
  expect(asked).toHaveLength(2)
  clock.now += 130_000
  expect(await version()).toBe('3')
})

test('[D-29] an answer that Next marks as stale is fetched again a moment later', async () => {
  const { asked, get, next } = await world()
  next.answer = () =>
    asked.length < 3 ? pageOf('old', { 'x-nextjs-cache': 'STALE' }) : pageOf('new', { 'x-nextjs-cache': 'HIT' })
  expect((await get()).body).toBe(htmlOf('new'))
  expect(asked).toHaveLength(3)
})

test('[D-29] a hashed file is immutable, and another file is fresh for an hour', async () => {
  const { clock, get, next, asked } = await world()
  next.answer = (path) => ({
    headers: {
      'content-type': path.endsWith('.svg') ? 'image/svg+xml' : 'text/css',
      'cache-control': path.startsWith('/_next/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
      'last-modified': 'Fri, 20 Nov 2026 11:02:18 GMT',
    },
    body: 'a{}'.repeat(400),
  })
  const chunk = await get('/_next/static/chunks/a.css')
  expect(chunk.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(chunk.headers['content-security-policy']).toContain("default-src 'none'")
  const icon = await get('/static/images/icon.svg')
  expect(icon.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
  clock.now += 3 * 3_600_000
  await get('/_next/static/chunks/a.css')
  await get('/static/images/icon.svg')
  expect(asked).toEqual(['/_next/static/chunks/a.css', '/static/images/icon.svg', '/static/images/icon.svg'])
})

test('[D-29] unknown addresses are not stored, and the store keeps its limit of bytes', async () => {
  const { get, next, asked } = await world({ storeBytes: 100_000 })
  next.answer = (path) =>
    path.includes('unknown')
      ? { status: 404, headers: { 'content-type': 'text/html' }, body: 'no' }
      : pageOf('y'.repeat(4000))
  await get()
  for (let at = 0; at < 60; at += 1) expect((await get(`/en/events/unknown-${at}`)).status).toBe(404)
  asked.length = 0
  await get()
  expect(asked).toEqual([])
  for (let at = 0; at < 60; at += 1) await get(`/en/events/real-${at}`)
  asked.length = 0
  await get()
  expect(asked, 'the oldest page was evicted').toEqual([PAGE])
  await get('/en/events/real-59')
  expect(asked).toEqual([PAGE])
})

test('[D-29] after a start pages that many visitors ask for at once wait for their turn, and none fails', async () => {
  const { origin, asked, next } = await fakeNext((path) => pageOf(path))
  let active = 0
  let most = 0
  next.answer = async (path) => {
    active += 1
    most = Math.max(most, active)
    const turn = Math.ceil(asked.length / 8) * 8
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(turn)
    active -= 1
    return pageOf(path)
  }
  const port = await front({ nextOrigin: origin })
  const paths = Array.from({ length: 40 }, (_, index) => `/en/events/cup-${index}`)
  const answers = await Promise.all(paths.map((path) => ask(port, path)))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(paths.map((path) => [200, htmlOf(path)]))
  expect(most).toBe(8)
  expect(asked).toHaveLength(paths.length)
})
