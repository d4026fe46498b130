import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { offlinePage } from './worker/offline-page.ts'
import { offlineLook, REMOVING_WORKER, workerText } from './worker-text.ts'

const EMPTY_TEXTS = { direction: 'ltr', title: '', line: '', again: '', tryNow: '', homeFrom: '', kept: '' }

const loader = createRequire(import.meta.url)('../../scripts/loaders/worker-source.cjs') as (this: {
  resourcePath: string
  addDependency: (path: string) => void
}) => string

/** As the bundler runs it. */
function bundled(): { source: string; files: string[] } {
  const files: string[] = []
  const resourcePath = join(import.meta.dirname, 'worker-source.ts')
  const text = loader.call({ resourcePath, addDependency: (path) => files.push(path) })
  return { source: JSON.parse(text.slice(text.indexOf('"'))) as string, files }
}

test('[SCR-14] the worker is one small classic script with all of its files', () => {
  const { source, files } = bundled()
  expect(files).toHaveLength(4)
  expect(source).not.toMatch(/^(?:import|export) /m)
  const en = { ...EMPTY_TEXTS, title: '</script>' }
  const text = workerText(source, { look: offlineLook('Brand', false), texts: { en } })
  expect(text).toContain(String.raw`"title":"\u003C/script>"`)
  expect(text.length).toBeLessThan(20_000)
  expect(() => new Script(text)).not.toThrow()
  expect(() => new Script(REMOVING_WORKER)).not.toThrow()
})

test('[SCR-14] the worker registers its handlers and answers pages and files alone', () => {
  const handlers = new Map<string, (event: object) => void>()
  const scope = {
    location: { origin: 'https://site.example' },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
  }
  new Script(
    `(self) => { ${workerText(bundled().source, { look: offlineLook('Brand', false), texts: {} })} }`,
  ).runInThisContext()(scope)
  expect([...handlers.keys()].toSorted()).toEqual(['activate', 'fetch', 'install', 'message'])
  const isAnswered = (url: string, mode: string): boolean => {
    let answered = false
    const request = { method: 'GET', mode, url }
    handlers.get('fetch')?.({
      request,
      waitUntil: () => undefined,
      respondWith: (answer: Promise<unknown>) => {
        answered = true
        answer.catch(() => undefined)
      },
    })
    return answered
  }
  expect(isAnswered('https://site.example/v1/activity/claimable', 'cors')).toBe(false)
  expect(isAnswered('https://site.example/en?_rsc=1', 'cors')).toBe(false)
})

test('[SCR-14] the offline page has both themes, is under 6 kB and makes no request', async () => {
  const look = offlineLook('Brand', false, { light: '#7A1FA2' })
  const html = await (await offlinePage('/en/x', { look, texts: { en: EMPTY_TEXTS } })).text()
  expect(html.length).toBeLessThan(6000)
  expect(html).not.toMatch(/https?:|url\(|\bsrc=|<link/)
  expect(html).toContain('--primary-main:#7a1fa2')
  expect(html).toMatch(/@media\(prefers-color-scheme:dark\)\{:root:not\(\.light\)\{color-scheme:dark;/)
  const used = new Set(Array.from(html.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name))
  expect(used.size).toBeGreaterThan(10)
  for (const name of used) expect(html.split(`${name}:`).length, name).toBe(4)
  expect(offlineLook('Brand', true).logo).toBe('')
})
