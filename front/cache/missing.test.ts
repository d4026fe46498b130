import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { ask, askBytes, front } from '../testing/front-world.ts'

const SHELL = '<html id="__next_error__"><body></body></html>'

async function world() {
  const { origin, asked, next, server } = await fakeNext((path) => {
    const locale = /^\/([\w-]+)\/not-found$/.exec(path)?.[1]
    if (locale) return pageOf(`not here (${locale})`)
    return { status: 404, headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=60' }, body: SHELL }
  })
  return { port: await front({ nextOrigin: origin }), asked, next, server }
}

test.each([
  ['/ar/nope', {}, 'ar'],
  ['/fa-IR/events/unknown-cup', {}, 'fa-IR'],
  ['/zh-TW/a/b/c?x=1', {}, 'zh-TW'],
  ['/en/not-found', {}, 'en'],
  ['/nowhere/at-all', { 'accept-language': 'pl' }, 'pl'],
  ['/nowhere/at-all', { 'accept-language': 'pl', cookie: 'a=b; fanfareLocale=ja' }, 'ja'],
  ['/nowhere/at-all', {}, 'en'],
])('[SCR-14] %s with headers %o gets the whole 404 page in %s, which no cache keeps', async (path, headers, locale) => {
  const { port } = await world()
  const answer = await ask(port, path, { headers: headers as Record<string, string> })
  expect([answer.status, answer.body]).toEqual([404, htmlOf(`not here (${locale})`)])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(answer.headers).not.toHaveProperty('etag')
  expect(answer.headers['content-security-policy']).toContain("'sha256-")
})

test('[SCR-14] the 404 page is rendered once and sent compressed; HEAD gets no body', async () => {
  const { port, asked } = await world()
  await ask(port, '/en/nope')
  const { body } = await askBytes(port, '/en/nope', { 'accept-encoding': 'gzip' })
  expect(body.toString('latin1').startsWith('<') ? body.toString() : gunzipSync(body).toString()).toBe(
    htmlOf('not here (en)'),
  )
  const head = await ask(port, '/en/nope', { method: 'HEAD' })
  expect([head.status, head.body]).toEqual([404, ''])
  expect(asked.filter((path) => path === '/en/not-found')).toHaveLength(1)
})

test.each(['/static/images/missing.png', '/_next/static/chunks/missing.js', '/ads.txt'])(
  '[SCR-14] a missing file gets a short text: %s',
  async (path) => {
    const { port } = await world()
    const answer = await ask(port, path)
    expect([answer.status, answer.body]).toEqual([404, 'Not found\n'])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  },
)

test('[SCR-14] without the site’s 404 page the front sends its own', async () => {
  const { port, next } = await world()
  next.answer = (path) =>
    path.endsWith('/not-found')
      ? { status: 500 }
      : { status: 404, headers: { 'content-type': 'text/html' }, body: SHELL }
  const answer = await ask(port, '/ar/nope')
  expect(answer.status).toBe(404)
  expect(answer.body).toContain('<html lang="ar" dir="rtl">')
})

test('[SCR-14] for missing page data and texts Next’s own 404 is sent', async () => {
  const { port, next } = await world()
  next.answer = () => ({ status: 404, headers: { 'content-type': 'text/x-component' }, body: '0:null' })
  expect((await ask(port, '/en/nope?_rsc=x', { headers: { rsc: '1' } })).body).toBe('0:null')
  next.answer = () => ({ status: 404, headers: { 'content-type': 'application/json' }, body: '{"code":"40400"}' })
  expect((await ask(port, '/locales/xx/common.json')).body).toBe('{"code":"40400"}')
})
