import { serve } from '@fanfare/kernel/testing/serve.ts'
import { expect, test, vi } from 'vitest'
import { LIST, LIST_SETTINGS, sealed } from '@fanfare/kernel/testing/sealed-list.ts'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { findList } from './find-list.ts'

const NOW = 1_900_000_000_000
const HOSTS = { apiDomain: LIST.api, apiLegacyDomain: LIST.apiLegacy, wsDomain: LIST.ws, wsLegacyDomain: LIST.wsLegacy }

/** Finds a list where the two addresses of the settings answer with these texts, or fail. */
async function find(
  first: string | Error,
  second: string | Error = new TypeError('Failed to fetch'),
  storage = fakeStorage(),
) {
  const answers = [first, second]
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => {
    const answer = answers.shift() ?? ''
    if (answer instanceof Error) throw answer
    return new Response(answer)
  })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('localStorage', storage)
  const problems: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((problem: string) => void problems.push(problem))
  const found = await findList(LIST_SETTINGS, () => NOW)
  return { found, asked: fetch.mock.calls.map(([url]) => url), problems, storage }
}

const ONLY = 'https://cdn.example/list.txt'

/** Why the only list of the settings is left out, where `fetch` answers like this. */
async function problemOf(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  vi.stubGlobal('fetch', fetch)
  const problems: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((problem: string) => void problems.push(problem))
  expect(await findList({ ...LIST_SETTINGS, urls: [ONLY] }, () => NOW)).toBeNull()
  expect(problems).toHaveLength(1)
  return problems[0]
}

test('[NET-1] the first list is enough when it can be used', async () => {
  expect(await find(sealed())).toMatchObject({
    found: { hosts: HOSTS, expires: LIST.expires },
    asked: [LIST_SETTINGS.urls[0]],
    problems: [],
  })
})

test.each([
  ['cannot be reached', new TypeError('Failed to fetch'), 'answered nothing'],
  ['is a page of HTML', '<!doctype html>', 'is not a signed list'],
  ['has expired', sealed({ expires: NOW }), 'has expired'],
  [
    'names foreign hosts alone',
    sealed({ api: ['https://evil.example'], apiLegacy: [], ws: [] }),
    'names no host that may be used',
  ],
  ['is endless', `${sealed()}${' '.repeat(70_000)}`, 'is longer than 65536 bytes'],
])('[NET-1] a list that %s is left out with one calm line, and the next is used', async (_, text, reason) => {
  const { found, problems, asked } = await find(text, sealed())
  expect(found?.hosts).toEqual(HOSTS)
  expect(asked).toEqual(LIST_SETTINGS.urls)
  expect(problems.at(-1)).toBe(`domain list ${LIST_SETTINGS.urls[0]}: ${reason}, left out`)
})

test('[D-2] a list without an end is broken off at its limit, and the connection is closed', async () => {
  let sent = 0
  let isClosed = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array((sent += 16_384) && 16_384).fill(65)),
    cancel: () => void (isClosed = true),
  })
  expect(await problemOf(async () => new Response(endless))).toContain('is longer than 65536 bytes')
  expect(isClosed).toBe(true)
  expect(sent).toBeLessThan(4 * 65_536)
})

test('[D-2] a redirect of a list is not followed, and a missing file is left out', async () => {
  const asked: string[] = []
  const origin = await serve((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(302, { location: '/internal' }).end(sealed())
  })
  const { fetch: real } = globalThis
  const fetch = (_url: string, init: RequestInit) => real(`${origin}/list.txt`, init)
  expect(await problemOf(fetch)).toBe(`domain list ${ONLY}: answered nothing, left out`)
  expect(asked).toEqual(['/list.txt'])
  expect(await problemOf(async () => new Response('', { status: 404 }))).toBe(
    `domain list ${ONLY}: answered 404, left out`,
  )
})

test('[NET-1] a list older than the last accepted one is refused, the same one and newer ones are not', async () => {
  const { storage } = await find(sealed({ seq: 7 }))
  const older = await find(sealed({ seq: 6 }), '', storage)
  expect(older.found).toBeNull()
  expect(older.problems[0]).toContain('has sequence 6, older than 7')
  expect((await find(sealed({ seq: 7 }), '', storage)).found).not.toBeNull()
  expect((await find(sealed({ seq: 8 }), '', storage)).found).not.toBeNull()
  expect((await find(sealed({ seq: 7 }), '', storage)).found).toBeNull()
})

test('[NET-1] a list that is refused does not raise the sequence', async () => {
  const { storage } = await find(sealed({ seq: 99, expires: NOW }))
  expect((await find(sealed({ seq: 1 }), '', storage)).found).not.toBeNull()
})

test('[NET-1] records that are broken, or of another key, and forbidden storage are ignored', async () => {
  for (const record of ['{', 'null', '{"publicKey":"other","seq":99,"expires":1}']) {
    const storage = { ...fakeStorage(), getItem: () => record }
    expect((await find(sealed(), '', storage)).found).not.toBeNull()
  }
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect((await find(sealed(), '', { ...fakeStorage(), getItem: refuse, setItem: refuse })).found).not.toBeNull()
})

test('[NET-1][D-2] a foreign host among others is left out with one calm line', async () => {
  const { found, problems } = await find(sealed({ api: ['https://evil.example', ...LIST.api] }))
  expect(found?.hosts).toEqual(HOSTS)
  expect(problems).toEqual([
    `domain list ${LIST_SETTINGS.urls[0]}: https://evil.example is not below a suffix of the settings, left out`,
  ])
})
