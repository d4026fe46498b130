import { expect, test } from 'vitest'
import { weaknessesOf } from '#tests/e2e/support/policy.ts'
import { fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { ask, front } from '../testing/front-world.ts'

const PAGE = '/en/welcome-event'
const FIVE_MEGABYTES = 5 * 1024 * 1024

async function world() {
  const { origin, asked, next } = await fakeNext((path) => {
    if (path.includes('none')) return { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>shell' }
    return path.startsWith('/en/own')
      ? pageOf('for one visitor', { 'cache-control': 'private' })
      : pageOf(path.split('?', 1)[0] ?? '')
  })
  return { port: await front({ nextOrigin: origin }), asked, next }
}

test.each<[string, string, Record<string, string>]>([
  ['a link with _rsc', `${PAGE}?_rsc=x`, {}],
  ['a link with _rsc in a name', `${PAGE}?a_rsc=x`, {}],
  ['a prefetch without RSC', PAGE, { 'next-router-prefetch': '1' }],
  ['a prefetch of a segment without RSC', PAGE, { 'next-router-segment-prefetch': '/_tree' }],
  ['a router state without RSC', PAGE, { 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' }],
  ['an RSC header that Next ignores', PAGE, { rsc: 'x' }],
  ['a page that is not cached, with _rsc', '/en/own?_rsc=x', {}],
])('[D-21][D-29] %s gets the page with the strict policy, the front’s own where it is cached', async (...row) => {
  const [, path, headers] = row
  const { port, asked } = await world()
  const plain = await ask(port, PAGE)
  const answer = await ask(port, path, { headers })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const policy = answer.headers['content-security-policy'] ?? ''
  expect(weaknessesOf(String(policy))).toEqual([])
  expect(policy).toContain("'sha256-")
  if (!path.startsWith(PAGE)) return
  expect([answer.body, answer.headers['cache-control']]).toEqual([htmlOf(PAGE), plain.headers['cache-control']])
  expect(asked).toEqual([PAGE])
})

test('[D-29] Next gets no header of its router with a page that is not cached, and all with page data', async () => {
  const { origin, next } = await fakeNext(() => pageOf('of one visitor', { 'cache-control': 'private' }))
  const port = await front({ nextOrigin: origin })
  const seen: string[][] = []
  next.answer = (_path, { headers }) => {
    seen.push(Object.keys(headers).filter((name) => /^(rsc|next-)/.test(name)))
    return pageOf('of one visitor', { 'cache-control': 'private' })
  }
  const prefetch = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/en' }
  await ask(port, '/en/own', { headers: prefetch })
  await ask(port, '/en/own', { headers: { ...prefetch, rsc: '1' } })
  expect(seen).toEqual([[], expect.arrayContaining(['rsc', ...Object.keys(prefetch)])])
})

test('[D-29] page data tells shared caches to keep it no longer stale than fresh', async () => {
  const { port } = await world()
  const { headers } = await ask(port, PAGE, { headers: { rsc: '1' } })
  expect(headers['cache-control']).toBe('s-maxage=60, stale-while-revalidate=60')
})

test.each([[{}], [{ rsc: '1' }]])(
  '[SCR-14] a missing page gets the site’s own 404 page, never Next’s empty one: %o',
  async (headers) => {
    const { port } = await world()
    const answer = await ask(port, '/en/none?_rsc=1', { headers: headers as Record<string, string> })
    expect([answer.status, answer.body]).toEqual([404, htmlOf('/en/not-found')])
  },
)

test('[D-29] HEAD of a page that is not cached gets the headers of GET', async () => {
  const { port } = await world()
  const [head, whole] = [await ask(port, '/en/own', { method: 'HEAD' }), await ask(port, '/en/own')]
  expect([head.status, head.body]).toEqual([200, ''])
  const { date: _a, ...ofHead } = head.headers
  const { date: _b, ...ofGet } = whole.headers
  expect(ofHead).toEqual(ofGet)
})

test.each([
  ['cached', PAGE, {}],
  ['proxied', '/en/own', {}],
  ['proxied without a length', '/en/own', { 'transfer-encoding': 'chunked' }],
])('[D-29] a page that is too large for a policy, otherwise %s, is not sent', async (_what, path, headers) => {
  const { port, next, asked } = await world()
  next.answer = () => pageOf('x'.repeat(FIVE_MEGABYTES), headers)
  const answer = await ask(port, path)
  expect(answer.status).toBe(503)
  expect(weaknessesOf(String(answer.headers['content-security-policy']))).toEqual([])
  expect(asked).toEqual([path])
})

test('[D-29] a file that is too large for the cache is proxied', async () => {
  const { port, next } = await world()
  next.answer = () => ({
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' },
    body: 'x'.repeat(FIVE_MEGABYTES),
  })
  expect((await ask(port, '/static/large.png')).body).toHaveLength(FIVE_MEGABYTES)
})
