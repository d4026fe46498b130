import { expect, test } from 'vitest'
import { isMessageTree } from './message-tree.ts'
import { loadRemoteMessages } from './remote-messages.ts'

const SOURCE = 'https://cdn.example/locales'
const GOOD = JSON.stringify({ common: { btn_ok: 'OK' } })

function remote(answer: (url: string, attempt: number) => Response | Promise<Response>) {
  const seen = { waits: [] as number[], reads: [] as string[], reports: [] as string[] }
  const load = (...names: string[]) =>
    loadRemoteMessages({
      source: SOURCE,
      names,
      accepts: isMessageTree,
      report: (problem) => seen.reports.push(problem),
      fetch: async (url) => {
        seen.reads.push(url)
        return answer(url, seen.reads.filter((read) => read === url).length)
      },
      wait: async (ms) => void seen.waits.push(ms),
    })
  return { ...seen, load }
}

test('[LOC-4] a good file is read once from its place', async () => {
  const { load, reads, reports } = remote(() => new Response(GOOD))
  expect(await load('de')).toEqual(new Map([['de', { common: { btn_ok: 'OK' } }]]))
  expect(reads).toEqual([`${SOURCE}/de/common.json`])
  expect(reports).toEqual([])
})

test('[LOC-4] a 5xx is retried five times, waiting 350 ms and then twice as long each time', async () => {
  const { load, reads, waits, reports } = remote(() => new Response('', { status: 503 }))
  expect(await load('de')).toEqual(new Map())
  expect(reads).toHaveLength(6)
  expect(waits).toEqual([350, 700, 1400, 2800, 5600])
  expect(reports).toEqual([`failed loading ${SOURCE}/de/common.json; status code: 503`])
})

test('[LOC-4] no answer at all is retried, and a late success counts', async () => {
  const { load, reads, reports } = remote((_, attempt) => {
    if (attempt < 3) throw new TypeError('fetch failed')
    return new Response(GOOD)
  })
  expect((await load('de')).has('de')).toBe(true)
  expect(reads).toHaveLength(3)
  expect(reports).toEqual([])
})

test('[LOC-4] a body that breaks off is no answer: it is retried, and takes no other language with it', async () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }))
  const { load, reports } = remote((_, attempt) => (attempt < 3 ? broken() : new Response(GOOD)))
  expect((await load('de')).has('de')).toBe(true)
  const always = remote(broken)
  expect((await always.load('de')).size).toBe(0)
  expect([...reports, ...always.reports]).toEqual([`failed loading ${SOURCE}/de/common.json; status code: no status`])
})

test('[LOC-4] a 4xx is never retried', async () => {
  const { load, reads, waits, reports } = remote(() => new Response('', { status: 404 }))
  expect((await load('de')).size).toBe(0)
  expect(reads).toHaveLength(1)
  expect(waits).toEqual([])
  expect(reports).toEqual([`failed loading ${SOURCE}/de/common.json; status code: 404`])
})

test.each(['<html>', '', '[]', '"text"', '{"a":1}', '{"a":{"b":null}}', '{"__proto__":{"a":"x"}}'])(
  '[LOC-4] %j is no message file: reported, not retried',
  async (body) => {
    const { load, reads, reports } = remote(() => new Response(body))
    expect((await load('de')).size).toBe(0)
    expect(reads).toHaveLength(1)
    expect(reports).toEqual([`failed parsing ${SOURCE}/de/common.json to json`])
  },
)

test('[LOC-4] at most ten files are read at once, and one bad file harms no other', async () => {
  let open = 0
  let most = 0
  const { load, reports } = remote(async (url) => {
    open += 1
    most = Math.max(most, open)
    await new Promise((resolve) => setTimeout(resolve, 1))
    open -= 1
    return url.includes('/n7/') ? new Response('', { status: 403 }) : new Response(GOOD)
  })
  const loaded = await load(...Array.from({ length: 25 }, (_, index) => `n${index}`))
  expect(most).toBe(10)
  expect(loaded.size).toBe(24)
  expect(reports).toHaveLength(1)
})
