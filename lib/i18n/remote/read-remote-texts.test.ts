import { type IncomingMessage, type ServerResponse } from 'node:http'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { compiledMessages } from '../compile-messages.ts'
import { LANGUAGES } from '@fanfare/languages/languages.ts'
import { buildMessages, loadMessages } from '@fanfare/languages/messages.ts'
import { createRemoteReader } from './read-remote-texts.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

afterEach(() => (globalThis.fanfareRemoteTexts = undefined))

/** A source whose file of `name` is what `files` says; 404 without one. */
async function source(files: Record<string, Answer | object | string>) {
  const seen = { requests: [] as string[], running: 0, most: 0, reports: [] as string[], waits: [] as number[] }
  const origin = await serve((request, response) => {
    seen.requests.push(request.url ?? '')
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    response.on('close', () => (seen.running -= 1))
    const file = files[request.url?.split('/')[2] ?? '']
    if (typeof file === 'function') return file(response, request)
    response.statusCode = file === undefined ? 404 : 200
    response.end(typeof file === 'string' ? file : JSON.stringify(file))
  })
  const read = createRemoteReader({
    origin,
    report: (problem) => seen.reports.push(problem),
    wait: async (ms) => void seen.waits.push(ms),
  })
  const reportsOf = (name: string) => seen.reports.filter((report) => report.includes(`/locales/${name}/`))
  return { read, seen, files, reportsOf }
}

const text = (tree: object, key: string): unknown =>
  key.split('.').reduce<unknown>((branch, part) => (branch as Record<string, unknown>)[part], tree)
const OK = 'common.btn_ok'
const built = (locale: 'en' | 'de') => text(buildMessages(locale), OK)

test('[LOC-4] remote texts replace those of the build, for pages and for the browser; all other texts stay', async () => {
  const { read } = await source({ de: { common: { btn_ok: 'Passt' } } })
  expect(await read()).toBe(true)
  expect(text(loadMessages('de'), OK)).toBe('Passt')
  expect(text(compiledMessages('de'), OK)).toBe('Passt')
  expect(text(loadMessages('de'), 'common.btn_cancel')).toBe(text(buildMessages('de'), 'common.btn_cancel'))
  expect(text(loadMessages('en'), OK)).toBe(built('en'))
})

test('[LOC-4] a remote text of Turkish is the one of tr-CT as well', async () => {
  const { read } = await source({ 'tr-TR': { common: { btn_ok: 'Olur' } } })
  await read()
  expect(text(loadMessages('tr-CT'), OK)).toBe('Olur')
})

test('[LOC-4] of the files of all languages, ten are read at a time', async () => {
  const waiting: ServerResponse[] = []
  const hold: Answer = (response) => void waiting.push(response)
  const { read, seen } = await source(Object.fromEntries(LANGUAGES.map(({ localeFileName }) => [localeFileName, hold])))
  const done = read()
  for (let left = LANGUAGES.length; left > 0; left -= 1) {
    await vi.waitFor(() => expect(waiting).toHaveLength(Math.min(10, left)))
    waiting.shift()?.writeHead(404).end()
  }
  await done
  expect(new Set(seen.requests).size).toBe(LANGUAGES.length)
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(20)
  expect(seen.most).toBe(10)
})

test('[LOC-4] an unchanged file is not sent again, and changes nothing; a new one does', async () => {
  let etag = '"one"'
  let label = 'Passt'
  const statuses: number[] = []
  const { read } = await source({
    de: (response, { headers }) => {
      response.statusCode = headers['if-none-match'] === etag ? 304 : 200
      statuses.push(response.statusCode)
      response.setHeader('etag', etag)
      response.end(response.statusCode === 304 ? undefined : JSON.stringify({ common: { btn_ok: label } }))
    },
  })
  expect([await read(), await read()]).toEqual([true, false])
  expect(text(compiledMessages('de'), OK)).toBe('Passt')
  etag = '"two"'
  label = 'Gut'
  expect(await read()).toBe(true)
  expect(statuses).toEqual([200, 304, 200])
  expect(text(compiledMessages('de'), OK)).toBe('Gut')
})

const html: Answer = (response) => response.end('<!doctype html><p>Not here</p>')
const broken: Answer = (response) => {
  response.writeHead(200, { 'content-length': 9000 })
  response.write('{"common":{"btn_ok":"P', () => response.destroy())
}
const redirected: Answer = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()

test.each<[string, Answer | object | string, string, number]>([
  ['HTML', html, 'failed parsing', 1],
  ['half a file', '{"common":{"btn_ok":"P', 'failed parsing', 1],
  ['a list', '["a"]', 'failed parsing', 1],
  ['a key of the prototype', '{"__proto__":{"btn_ok":"x"},"common":{"btn_ok":"x"}}', 'failed parsing', 1],
  ['100,000 nested objects', '{"a":'.repeat(100_000), 'failed parsing', 1],
  ['a body that breaks off', broken, 'status code: no status', 6],
  ['a redirect', redirected, 'status code: 302', 1],
  ['a 503', (response) => response.writeHead(503).end(), 'status code: 503', 6],
])('[LOC-4] %s leaves the last good texts, is read no oftener than allowed, and is reported once', async (...row) => {
  const [, answer, problem, reads] = row
  const { read, seen, files, reportsOf } = await source({ de: { common: { btn_ok: 'Passt' } } })
  await read()
  files.de = answer
  seen.requests.length = 0
  expect(await read()).toBe(false)
  expect(seen.requests.filter((url) => url === '/locales/de/common.json')).toHaveLength(reads)
  expect(seen.waits).toEqual([350, 700, 1400, 2800, 5600].slice(0, reads - 1))
  await read()
  expect(reportsOf('de')).toHaveLength(1)
  expect(reportsOf('de')[0]).toContain(problem)
  expect(text(loadMessages('de'), OK)).toBe('Passt')
})

test('[LOC-4] a missing answer is retried after 350 ms, then after doubled delays', async () => {
  let asked = 0
  const { read, seen } = await source({
    de: (response) => {
      if ((asked += 1) < 3) response.destroy()
      else response.end('{"common":{"btn_ok":"Passt"}}')
    },
  })
  expect(await read()).toBe(true)
  expect([seen.waits, text(loadMessages('de'), OK)]).toEqual([[350, 700], 'Passt'])
})

test('[LOC-4] a file of 50 MB is broken off early, not repeated, and leaves the build’s texts', async () => {
  let sent = 0
  const endless: Answer = (response) => {
    const part = Buffer.alloc(65_536, ' ')
    const more = (): void => {
      while (sent < 50 * 1024 * 1024) {
        sent += part.length
        if (response.destroyed || !response.write(part)) return void response.once('drain', more)
      }
      response.end('{}')
    }
    more()
  }
  const { read, seen, reportsOf } = await source({ de: endless })
  expect(await read()).toBe(false)
  await vi.waitFor(() => expect(seen.running).toBe(0))
  expect(sent).toBeLessThan(20 * 1024 * 1024)
  expect(seen.requests.filter((url) => url === '/locales/de/common.json')).toHaveLength(1)
  expect(reportsOf('de').join()).toContain('status code: 413')
  expect(text(loadMessages('de'), OK)).toBe(built('de'))
})

test('[LOC-4] a broken message is reported once, and pages show the build’s text of that key', async () => {
  const { read, files, reportsOf } = await source({ de: { common: { btn_ok: '{', btn_cancel: 'Weg' } } })
  expect(await read()).toBe(true)
  files.de = { common: { btn_ok: '{', btn_cancel: 'Fort' } }
  expect(await read()).toBe(true)
  expect(reportsOf('de')).toHaveLength(1)
  expect(reportsOf('de')[0]).toContain('common.btn_ok is not a valid message')
  expect(text(compiledMessages('de'), OK)).toBe(built('de'))
  expect(text(compiledMessages('de'), 'common.btn_cancel')).toBe('Fort')
})
