import { expect, test } from 'vitest'
import { fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { NOW, ask, front } from '../testing/front-world.ts'
import { hydrationDataOf } from './hydration-data.ts'

const PAGE = '/en/welcome-event'
const SCRIPTS = '<script src="/_next/static/chunks/a.js" async=""></script>'
const pushes = (text: string) => [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"${text} \u003c/p>"])`,
]
const bodyOf = (text: string) =>
  `<!DOCTYPE html><html lang="en"><head>${SCRIPTS}</head><body><p>${text}</p>${pushes(text)
    .map((push) => `<script>${push}</script>`)
    .join('')}</body></html>`

/** A front before a Next whose page has a version, and a clock that makes it stale. */
async function world(more: Parameters<typeof front>[0] = {}) {
  const state = { version: 'one', now: NOW }
  const { origin } = await fakeNext((path) =>
    path.startsWith('/_next') ? { status: 404 } : { ...pageOf(''), body: bodyOf(state.version) },
  )
  const start = () => front({ nextOrigin: origin, now: () => state.now, ...more })
  const port = await start()
  const dataOf = async (from = port) =>
    /href="(\/_next\/static\/hydration\/[^"]+)"/.exec((await ask(from, PAGE)).body)?.[1] ?? ''
  /** Publishes another version; the old one is not shown any more. */
  const publish = (version: string) => Object.assign(state, { version, now: state.now + 200_000 })
  return { port, start, dataOf, publish }
}

test('[SCR-1] React’s data leaves the page for a script that comes before the others', async () => {
  const { port } = await world()
  const { body, headers } = await ask(port, PAGE)
  const data = /href="([^"]+)" data-script=""/.exec(body)?.[1] ?? ''
  expect(hydrationDataOf(data)?.page).toBe(PAGE)
  const link = (href: string) => `<link rel="preload" as="script" media="not all" href="${href}" data-script=""/>`
  expect(body).toBe(
    `<!DOCTYPE html><html lang="en"><head>${link(data)}${link('/_next/static/chunks/a.js')}</head><body><p>one</p></body></html>`,
  )
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  const script = await ask(port, data)
  expect([script.status, script.body]).toEqual([200, pushes('one').join('\n')])
  expect(script.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const same = await ask(port, data, { headers: { 'if-none-match': script.headers.etag ?? '' } })
  expect(same.status).toBe(304)
})

test('a page that starts no scripts keeps its data', async () => {
  const { origin } = await fakeNext(() => pageOf('x'))
  expect((await ask(await front({ nextOrigin: origin }), PAGE)).body).toBe(htmlOf('x'))
})

test('[D-29] a page that is a version old finds its data, an older one that of the page as it is now, when it asks again', async () => {
  const { port, dataOf, publish } = await world()
  const first = await dataOf()
  publish('two')
  const second = await dataOf()
  expect(second).not.toBe(first)
  expect((await ask(port, first)).body).toContain('one')
  publish('three')
  await dataOf()
  expect((await ask(port, second)).body).toContain('two')
  const gone = await ask(port, first)
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, undefined])
  const now = await ask(port, `${first}?again`)
  expect([now.status, now.headers['cache-control'], now.body]).toEqual([200, 'no-store', pushes('three').join('\n')])
})

test('[D-29] another instance answers 404, so that a proxy asks the first, and with its own data when it is asked again', async () => {
  const { start, dataOf, publish } = await world()
  const written = await dataOf()
  publish('two')
  const other = await start()
  expect((await ask(other, written)).status).toBe(404)
  expect((await ask(other, `${written}?again`)).body).toContain('two')
})

test('[D-29] asking again for the data of many pages is limited as asking for the pages is', async () => {
  const { port } = await world({ rateLimit: true, pageRate: { burst: 1, perMinute: 1 } })
  const askAgain = (page: string) => ask(port, `/_next/static/hydration/${'a'.repeat(22)}${page}.js?again`)
  expect([(await askAgain('/en')).status, (await askAgain('/ar')).status, (await askAgain('/en')).status]).toEqual([
    200, 429, 200,
  ])
})

test.each([
  '/_next/static/hydration/short/en.js',
  `/_next/static/hydration/${'a'.repeat(22)}/en/dev/components.js?again`,
  `/_next/static/hydration/${'a'.repeat(22)}/_next/static/chunks/a.js?again`,
])('%s is no data', async (path) => {
  const { origin } = await fakeNext((asked) =>
    asked.startsWith('/_next/static/hydration') ? { status: 404 } : { ...pageOf(''), body: bodyOf('one') },
  )
  expect((await ask(await front({ nextOrigin: origin }), path)).status).toBe(404)
})
