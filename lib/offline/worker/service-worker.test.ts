import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../testing/fake-caches.ts'
import { startServiceWorker } from './service-worker.ts'

const ORIGIN = 'https://site.example'
const NOW = 1_800_000_000_000
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60' }

const pageOf = (build: string, script: string, words = build) =>
  `<html lang="en"><script>{"build":"${build}","offline":true}</script><script src="/_next/static/${script}"></script>${words}</html>`

type Answer = () => Response | Promise<Response>

/** The site as the worker reaches it; an address without an answer has no connection. */
let site: Record<string, Answer>
let asked: string[]
let stored: ReturnType<typeof fakeCaches>
let handlers: Map<string, (event: object) => void>

function start(open: string[] = []): void {
  handlers = new Map()
  startServiceWorker(
    {
      location: { origin: ORIGIN } as Location,
      addEventListener: (name: string, handler: unknown) => void handlers.set(name, handler as () => void),
      skipWaiting: async () => undefined,
      clients: { claim: async () => undefined, matchAll: async () => open.map((path) => ({ url: ORIGIN + path })) },
    } as unknown as Parameters<typeof startServiceWorker>[0],
    {
      look: { brand: 'Öl &amp; Co', logo: '<svg id="logo"></svg>', picture: '<svg id="apart"></svg>', style: 'body{}' },
      texts: {
        en: {
          direction: 'ltr',
          title: 'Not seen',
          line: 'Not kept.',
          again: 'Again in {value} s',
          tryNow: 'Try',
          homeFrom: 'Home, from {value}',
          kept: 'Kept pages',
        },
        ar: { direction: 'rtl', title: 'لم', line: 'ل', again: '{value}', tryNow: 'أعد', homeFrom: 'ر', kept: 'ص' },
      },
    },
  )
}

/** Sends an event and waits for its work; the answer, where the worker gives one. */
async function send(name: string, event: object = {}): Promise<Response | null> {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | null = null
  handlers.get(name)?.({
    ...event,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (promise: Promise<Response>) => (answer = promise),
  })
  const response = await (answer as Promise<Response> | null)
  await vi.runAllTimersAsync()
  await Promise.all(work)
  return response
}

const request = (path: string, mode = 'cors') => ({
  request: { method: 'GET', mode, destination: mode === 'navigate' ? 'document' : '', url: ORIGIN + path },
})
const visit = async (path: string) => {
  const answer = send('fetch', request(path, 'navigate'))
  await vi.runAllTimersAsync()
  return answer
}
const load = (path: string) => send('fetch', request(path))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  asked = []
  site = {
    '/en/rewards': () => new Response(pageOf('b1', 'a.js'), { headers: HTML }),
    '/_next/static/a.js': () => new Response('a'),
    '/_next/static/b.js': () => new Response('b'),
    '/_next/static/shared.js': () => new Response('shared'),
  }
  stored = fakeCaches()
  vi.stubGlobal('caches', stored)
  vi.stubGlobal('fetch', async (target: string | { url: string }) => {
    const path = (typeof target === 'string' ? target : target.url).slice(ORIGIN.length).replace('?tab=1', '')
    asked.push(path)
    const answer = site[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  start()
})

test('[SCR-14] a visited page opens without a connection, with its scripts and its age', async () => {
  expect(await (await visit('/en/rewards?tab=1'))?.text()).toContain('b1')
  site = {}
  vi.setSystemTime(NOW + 90_000)
  const copy = await visit('/en/rewards')
  expect(await copy?.text()).toMatch(/^<html data-stored-minutes="1" lang="en">/)
  expect(copy?.headers.get('cache-control')).toBe('s-maxage=60')
  expect(await (await load('/_next/static/a.js'))?.text()).toBe('a')
})

test('[SCR-14] a page open before the worker is kept when the worker is installed', async () => {
  start(['/en/rewards', '/en/dev/player', '/v1/x'])
  await send('install')
  expect(stored.content()).toEqual({ 'fanfare-build-b1': [`${ORIGIN}/_next/static/a.js`, `${ORIGIN}/en/rewards`] })
})

test('[SCR-14] a page is kept with its data and the scripts that only this names, and its former data goes', async () => {
  const dataOf = (version: string) => `/_next/static/hydration/${version}/en/rewards.js`
  site['/en/rewards'] = () => new Response(pageOf('b1', dataOf('one').slice(14)), { headers: HTML })
  site[dataOf('one')] = () => new Response(String.raw`push("[\"/_next/static/a.js\"]")`)
  await visit('/en/rewards')
  const keptOf = (version: string) =>
    [dataOf(version), '/_next/static/a.js', '/en/rewards'].map((path) => ORIGIN + path)
  expect(stored.content()).toEqual({ 'fanfare-build-b1': keptOf('one') })
  site['/en/rewards'] = () => new Response(pageOf('b1', dataOf('two').slice(14)), { headers: HTML })
  // No instance has this version any more.
  site[dataOf('two')] = () => new Response('', { status: 404 })
  await visit('/en/rewards')
  expect(stored.content()).toEqual({ 'fanfare-build-b1': keptOf('one') })
  site[dataOf('two')] = () => new Response('push()')
  await visit('/en/rewards')
  expect(stored.content()['fanfare-build-b1']?.toSorted()).toEqual(keptOf('two').toSorted())
})

test('[SCR-14] a page whose scripts cannot all be kept is not kept', async () => {
  delete site['/_next/static/a.js']
  await visit('/en/rewards')
  expect(stored.content()['fanfare-build-b1'] ?? []).toEqual([])
})

test('[SCR-14] a network that does not answer within 3 s gives the copy, and its late answer renews it', async () => {
  await visit('/en/rewards')
  site['/en/rewards'] = () =>
    new Promise((resolve) =>
      setTimeout(() => resolve(new Response(pageOf('b1', 'a.js', 'late'), { headers: HTML })), 8000),
    )
  expect(await (await visit('/en/rewards'))?.text()).toContain('data-stored-minutes')
  site = {}
  expect(await (await visit('/en/rewards'))?.text()).toContain('late')
})

test('[SCR-14] a site that answers 5xx gives the copy; a refusal is an answer', async () => {
  await visit('/en/rewards')
  site['/en/rewards'] = () => new Response('down', { status: 503 })
  expect(await (await visit('/en/rewards'))?.text()).toContain('b1')
  site['/en/rewards'] = () => new Response('missing', { status: 404 })
  expect((await visit('/en/rewards'))?.status).toBe(404)
})

test('[SCR-14] after a deployment each page has the files of its own build, and two builds stay', async () => {
  site['/en'] = () => new Response(pageOf('b1', 'shared.js'), { headers: HTML })
  await visit('/en')
  await visit('/en/rewards')
  site['/en/rewards'] = () => new Response(pageOf('b2', 'shared.js'), { headers: HTML })
  await visit('/en/rewards')
  expect(stored.content()).toEqual({
    'fanfare-build-b1': ['/_next/static/shared.js', '/en', '/_next/static/a.js'].map((path) => ORIGIN + path),
    'fanfare-build-b2': [`${ORIGIN}/_next/static/shared.js`, `${ORIGIN}/en/rewards`],
  })
  expect(asked.filter((path) => path.endsWith('shared.js'))).toHaveLength(1)
  site['/en/rewards'] = () => new Response(pageOf('b3', 'b.js'), { headers: HTML })
  await visit('/en/rewards')
  expect(Object.keys(stored.content())).toEqual(['fanfare-build-b2', 'fanfare-build-b3'])
})

test('[SCR-14] texts of another build are an answer and no copy', async () => {
  await visit('/en/rewards')
  const texts = (build: string) => () => new Response(build, { headers: { 'x-build': build } })
  site['/locales/compiled/en/common.json?v=b1'] = texts('b2')
  expect(await (await load('/locales/compiled/en/common.json?v=b1'))?.text()).toBe('b2')
  site['/locales/compiled/en/common.json?v=b1'] = texts('b1')
  expect(await (await load('/locales/compiled/en/common.json?v=b1'))?.text()).toBe('b1')
  site = {}
  expect(await (await load('/locales/compiled/en/common.json?v=b1'))?.text()).toBe('b1')
})

test('[SCR-14] files that a page reports are kept; no other address is', async () => {
  await visit('/en/rewards')
  const data = [`${ORIGIN}/_next/static/b.js`, `${ORIGIN}/v1/x`, 'https://other.example/_next/static/c.js', 'x', 1]
  await send('message', { data })
  await send('message', { data: { keep: 'all' } })
  expect(asked).toEqual(['/en/rewards', '/_next/static/a.js', '/_next/static/b.js'])
})

test('[LOC-3][SCR-14] an unseen page says so in its language, and `/` opens the home page that was kept', async () => {
  const unseen = await visit('/ar/rewards')
  expect(unseen?.status).toBe(503)
  expect(await unseen?.text()).toContain('<html lang="ar" dir="rtl" class="">')
  expect(await (await visit('/'))?.text()).toContain('Not seen')
  site['/ar'] = () => new Response(pageOf('b1', 'a.js'), { headers: HTML })
  site['/_next/static/a.js'] = () => new Response('a')
  await visit('/ar')
  site = {}
  const home = await visit('/')
  expect(home?.headers.get('location')).toBe(`${ORIGIN}/ar`)
})

test('[SCR-14] storage that is full, forbidden or cleared changes nothing of what the network answers', async () => {
  const refused = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  vi.stubGlobal('caches', { open: refused, match: refused, keys: refused })
  expect(await (await visit('/en/rewards'))?.text()).toContain('b1')
  expect(await (await load('/_next/static/a.js'))?.text()).toBe('a')
  vi.stubGlobal('caches', fakeCaches())
  site = {}
  expect((await visit('/en/rewards'))?.status).toBe(503)
})

test('[LOC-3] an address without a language that was never opened says so in the language of the device', async () => {
  vi.stubGlobal('navigator', { languages: ['ar-EG', 'en'] })
  const answer = await visit('/')
  expect(await answer?.text()).toMatch(/<html lang="ar" dir="rtl" class="">[^]*<h1>لم<\/h1>/)
})

test('[SCR-14] an unseen page counts to its next attempt and links the kept pages', async () => {
  const titled = (title: string) => () =>
    new Response(pageOf('b1', 'a.js', `<title>${title}</title>`), { headers: HTML })
  for (const [path, title] of [
    ['/en', 'Home'],
    ['/en/login', 'Log in'],
    ['/en/rewards', 'My rewards &amp; more · Öl &amp; Co'],
    ['/ar/rewards', 'مكافآتي'],
  ] as const) {
    site[path] = titled(title)
    await visit(path)
    vi.setSystemTime(Date.now() + 60_000)
  }
  site = {}
  const answer = await visit('/en/account')
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<title>Not seen · Öl &amp; Co</title>')
  expect(html).toContain('<svg id="apart">')
  expect(html).toContain('Again in <b id="n">8</b> s')
  expect(html).toMatch(/<a class="o" href="\/en">Home, from \d+:\d\d\s[AP]M<\/a>/)
  expect(Array.from(html.matchAll(/<li><a href="([^"]+)">([^<]+)/g), ([, path, title]) => [path, title])).toEqual([
    ['/en/rewards', 'My rewards &amp; more'],
  ])
  // The page may run its own script and ask for its own address, and load nothing.
  const policy = answer?.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy).toContain(`'nonce-${/<script nonce="([^"]+)">/.exec(html)?.[1]}'`)

  vi.setSystemTime(Date.now() + 3 * 86_400_000)
  expect(await (await visit('/en/account'))?.text()).toMatch(/>Home, from [A-Z][a-z]{2} \d+<\/a>/)
})

test('[LOC-3][SHELL-3] the offline page has the theme and the language that the reader chose, before that of the device', async () => {
  vi.stubGlobal('navigator', { languages: ['ar'] })
  const chosen: Record<string, string> = { fanfareTheme: 'dark', fanfareLocale: 'en' }
  vi.stubGlobal('cookieStore', { get: async (name: string) => ({ name, value: chosen[name] }) })
  expect(await (await visit('/en/rewards?tab=1'))?.text()).not.toContain('class="dark"')
  site = {}
  expect(await (await visit('/'))?.text()).toMatch(/<html lang="en" dir="ltr" class="dark">[^]*<h1>Not seen<\/h1>/)
})

test('[SCR-14][UI-3] the offline page has the font of the kept pages, and may load no other file', async () => {
  const font = '/_next/static/media/geologica-latin-wght-normal.1a2b.woff2'
  site[font] = () => new Response('font')
  site['/en/rewards'] = () => new Response(pageOf('b1', 'a.js', `<link href="${font}">`), { headers: HTML })
  await visit('/en/rewards')
  site = {}
  const answer = await visit('/en/account')
  expect(await answer?.text()).toContain(`@font-face{font-family:'Geologica Variable';src:url(${font})`)
  expect(answer?.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* font-src 'self'$/)
  expect(await (await load(font))?.text()).toBe('font')
})
