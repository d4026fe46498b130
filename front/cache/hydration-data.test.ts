import { expect, test } from 'vitest'
import { fakeNext, pageOf } from '../testing/fake-next.ts'
import { NOW, ask, front } from '../testing/front-world.ts'

const PAGE = '/en/welcome-event'
const SCRIPT = '/_next/static/chunks/a.js'
const pushes = (text: string) => [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"${text} \u003c/p>"])`,
]
const bodyOf = (text: string) =>
  `<head><script src="${SCRIPT}" async=""></script></head><body><p>${text}</p><script>${pushes(text).join('</script><script>')}</script></body></html>`
const link = (href: string) => `<link rel="preload" as="script" media="not all" href="${href}" data-script=""/>`

/** A front before a Next whose page has a version, and a clock that makes it stale. */
async function world(more: Parameters<typeof front>[0] = {}) {
  const state = { version: 'one', now: NOW }
  const { origin } = await fakeNext((path) =>
    path.startsWith('/_next')
      ? { status: 404 }
      : { ...pageOf(''), body: `<!DOCTYPE html><html>${bodyOf(state.version)}` },
  )
  const start = () => front({ nextOrigin: origin, now: () => state.now, ...more })
  const port = await start()
  const dataOf = async () => /href="([^"]+)" data-script/.exec((await ask(port, PAGE)).body)?.[1] ?? ''
  /** Publishes another version; the old one is not shown any more. */
  const publish = (version: string) => Object.assign(state, { version, now: state.now + 200_000 })
  return { port, start, dataOf, publish }
}

test('[SCR-1] React’s data leaves the page for a script that comes before the others', async () => {
  const { port, dataOf } = await world()
  const data = await dataOf()
  expect(data).toMatch(/^\/_next\/static\/hydration\/[\w-]{22}\/en\/welcome-event\.js$/)
  const { body, headers } = await ask(port, PAGE)
  expect(body).toBe(`<!DOCTYPE html><html><head>${link(data)}${link(SCRIPT)}</head><body><p>one</p></body></html>`)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  const script = await ask(port, data)
  expect([script.status, script.body]).toEqual([200, pushes('one').join('\n')])
  expect(script.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
})

test('[D-29] a page finds the data of its version, also through another instance', async () => {
  const { port, start, dataOf, publish } = await world()
  const first = await dataOf()
  publish('two')
  const second = await dataOf()
  expect((await ask(port, first)).body).toContain('one')
  const other = await start()
  expect((await ask(other, first)).status).toBe(404)
  const again = await ask(other, `${first}?again`)
  expect([again.status, again.headers.location, again.headers['cache-control']]).toEqual([302, second, 'no-store'])
  expect((await ask(other, second)).body).toContain('two')
})

test('[D-29] data that left a full store before its page comes again with a new page', async () => {
  const { port, dataOf } = await world({ storeBytes: 60_000 })
  const data = await dataOf()
  for (let page = 0; page < 6; page += 1) {
    await ask(port, `/en/events/page-${page}`)
    await ask(port, PAGE)
  }
  expect((await ask(port, data)).status).toBe(404)
  expect((await ask(port, `${data}?again`)).headers.location).toBe(data)
  expect((await ask(port, data)).status).toBe(200)
})

test('[D-29] asking again is limited as asking for pages is, and finds nothing but pages', async () => {
  const { port } = await world({ rateLimit: true, pageRate: { burst: 1, perMinute: 1 } })
  const statusOf = async (page: string) =>
    (await ask(port, `/_next/static/hydration/${'a'.repeat(22)}${page}.js?again`)).status
  expect([await statusOf('/en'), await statusOf('/ar'), await statusOf('/en'), await statusOf(SCRIPT)]).toEqual([
    302, 429, 302, 404,
  ])
})
