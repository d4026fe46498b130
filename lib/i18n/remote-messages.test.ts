import { expect, test } from 'vitest'
import { isMessageTree } from '@fanfare/languages/message-tree.ts'
import { loadRemoteMessages } from './remote-messages.ts'

const URL_OF_DE = 'https://cdn.example/locales/de/common.json'
const TREE = { common: { btn_ok: 'OK' } }
const GOOD = JSON.stringify(TREE)

function remote(answer: (attempt: number) => Response | Promise<Response>) {
  const seen = { waits: [] as number[], reads: [] as string[], reports: [] as string[] }
  const load = () =>
    loadRemoteMessages({
      url: URL_OF_DE,
      accepts: isMessageTree,
      report: (problem) => seen.reports.push(problem),
      fetch: async (url) => {
        seen.reads.push(url)
        return answer(seen.reads.length)
      },
      wait: async (ms) => void seen.waits.push(ms),
    })
  return { ...seen, load }
}

test('[LOC-4] a good file is read once from its place', async () => {
  const { load, reads, reports } = remote(() => new Response(GOOD))
  expect(await load()).toEqual(TREE)
  expect(reads).toEqual([URL_OF_DE])
  expect(reports).toEqual([])
})

test('[LOC-4] a 5xx is retried five times, waiting 350 ms and then twice as long each time', async () => {
  const { load, reads, waits, reports } = remote(() => new Response('', { status: 503 }))
  expect(await load()).toBeNull()
  expect(reads).toHaveLength(6)
  expect(waits).toEqual([350, 700, 1400, 2800, 5600])
  expect(reports).toEqual([`failed loading ${URL_OF_DE}; status code: 503`])
})

test('[LOC-4] no answer at all is retried, and a late success counts', async () => {
  const { load, reads, reports } = remote((attempt) => {
    if (attempt < 3) throw new TypeError('fetch failed')
    return new Response(GOOD)
  })
  expect(await load()).toEqual(TREE)
  expect(reads).toHaveLength(3)
  expect(reports).toEqual([])
})

test('[LOC-4] a body that breaks off is retried like a missing answer', async () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }))
  const { load, reports } = remote((attempt) => (attempt < 3 ? broken() : new Response(GOOD)))
  expect(await load()).toEqual(TREE)
  const always = remote(broken)
  expect(await always.load()).toBeNull()
  expect([...reports, ...always.reports]).toEqual([`failed loading ${URL_OF_DE}; status code: no status`])
})

test('[LOC-4] a 4xx is never retried', async () => {
  const { load, reads, waits, reports } = remote(() => new Response('', { status: 404 }))
  expect(await load()).toBeNull()
  expect(reads).toHaveLength(1)
  expect(waits).toEqual([])
  expect(reports).toEqual([`failed loading ${URL_OF_DE}; status code: 404`])
})

test.each(['<html>', '', '[]', '"text"', '{"a":1}', '{"a":{"b":null}}', '{"__proto__":{"a":"x"}}'])(
  '[LOC-4] %j instead of a message file is reported, not retried',
  async (body) => {
    const { load, reads, reports } = remote(() => new Response(body))
    expect(await load()).toBeNull()
    expect(reads).toHaveLength(1)
    expect(reports).toEqual([`failed parsing ${URL_OF_DE} to json`])
  },
)
