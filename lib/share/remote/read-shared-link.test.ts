import type { ServerResponse } from 'node:http'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { expect, test, vi } from 'vitest'
import { createSharedLinkReader } from './read-shared-link.ts'

type Answer = (response: ServerResponse) => void
const LINK = 'https://go.example/x?a=1'

/** Ends the time of the reader's request, which a real clock would do too early on a slow machine. */
let timeOut = new AbortController()

async function source(first: Answer | string) {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (timeOut = new AbortController()).signal)
  const file = { answer: first }
  const seen = { paths: [] as string[], open: 0 }
  const origin = await serve(({ url = '' }, response) => {
    seen.paths.push(url)
    seen.open += 1
    response.on('close', () => (seen.open -= 1))
    if (typeof file.answer === 'string') return void response.end(file.answer)
    file.answer(response)
  })
  const links: (string | null)[] = []
  const reports: string[] = []
  const read = createSharedLinkReader(
    { url: `${origin}/link.txt`, hosts: ['go.example'], allowsHttp: false, report: (problem) => reports.push(problem) },
    (link) => links.push(link),
  )
  return { read, file, links, reports, seen, origin }
}

test('[NET-4] the link of the file is kept, and a new one replaces it', async () => {
  const { read, file, links } = await source(`${LINK}\n`)
  expect([await read(), await read()]).toEqual([true, false])
  file.answer = 'https://go.example/new'
  expect(await read()).toBe(true)
  expect(links).toEqual([LINK, 'https://go.example/new'])
})

const never: Answer = (response) => void response.writeHead(200).write('https://go', () => timeOut.abort())
const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code).end()

test.each<[string, Answer | string, string]>([
  ['a script as a link', 'javascript:alert(1)', 'holds no link to an allowed host'],
  ['a link to another host', 'https://evil.example/', 'holds no link to an allowed host'],
  ['an HTML page', '<!doctype html><p>Not here</p>', 'holds no link to an allowed host'],
  ['an empty file', '', 'holds no link to an allowed host'],
  ['no file', status(404), 'status 404'],
])('[NET-4] %s means that our own link is shared, also after a good one', async (_name, answer, problem) => {
  const { read, file, links, reports } = await source(answer)
  expect([await read(), await read()]).toEqual([false, false])
  expect(reports).toEqual([expect.stringContaining(problem)])
  file.answer = LINK
  await read()
  file.answer = answer
  expect(await read()).toBe(true)
  expect(links).toEqual([LINK, null])
})

test.each<[string, Answer, string]>([
  ['fails', status(503), 'status 503'],
  ['never ends its answer', never, 'no answer'],
  ['breaks off', (response) => void response.destroy(), 'no answer'],
])(
  '[NET-4] while the server of the file %s, the last good link stays; without one our own is shared',
  async (...row) => {
    const [, answer, problem] = row
    const { read, file, links, reports } = await source(answer)
    expect(await read()).toBe(false)
    file.answer = LINK
    await read()
    file.answer = answer
    expect(await read()).toBe(false)
    expect(links).toEqual([LINK])
    expect(reports).toEqual(Array.from({ length: 2 }, () => expect.stringContaining(problem)))
  },
)

test('[NET-4] a redirect to an internal address is not followed, and our own link is shared', async () => {
  const { read, file, links, reports, seen, origin } = await source('')
  file.answer = (response) => void response.writeHead(302, { location: `${origin}/internal` }).end()
  expect(await read()).toBe(false)
  expect(seen.paths).toEqual(['/link.txt'])
  expect([links, reports]).toEqual([[], [expect.stringContaining('status 302')]])
})

test('[NET-4] of a file of 10 MB only the beginning is read, and our own link is shared', async () => {
  let sent = 0
  const { read, links, reports, seen } = await source((response) => {
    const part = Buffer.alloc(65_536, 'a')
    const more = (): void => {
      while (sent < 10 * 1024 * 1024) {
        sent += part.length
        if (response.destroyed || !response.write(part)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  })
  expect(await read()).toBe(false)
  await vi.waitFor(() => expect(seen.open).toBe(0))
  expect(sent).toBeLessThan(6 * 1024 * 1024)
  expect([links, reports]).toEqual([[], [expect.stringContaining('is longer than 4096 bytes')]])
})
