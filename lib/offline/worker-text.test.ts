import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { REMOVING_WORKER, workerText } from './worker-text.ts'

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
  const text = workerText(source, { en: { direction: 'ltr', title: '</script>', retry: 'Again' } })
  expect(text).not.toContain('</script')
  expect(text.length).toBeLessThan(12_000)
  expect(() => new Script(text)).not.toThrow()
  expect(() => new Script(REMOVING_WORKER)).not.toThrow()
})

test('[SCR-14] the worker registers its handlers and answers pages and files alone', () => {
  const handlers = new Map<string, (event: object) => void>()
  const scope = {
    location: { origin: 'https://site.example' },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
  }
  new Script(`(self) => { ${workerText(bundled().source, {})} }`).runInThisContext()(scope)
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
