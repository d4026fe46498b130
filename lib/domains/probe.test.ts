import { expect, test, vi } from 'vitest'
import { health } from '@fanfare/contract/site/site.ts'
import { FAILED_MS, FAST_MS, probe, PROBE_TIMEOUT_MS, rankHosts } from './probe.ts'

test('[NET-2] the figures of the specification', () => {
  expect([PROBE_TIMEOUT_MS, FAST_MS, FAILED_MS]).toEqual([20_000, 3000, 9999])
})

const OK = { code: '00000', msg: '', data: {} }

/** Probes a host that answers like this after 120 ms; `asked` has the request. */
async function probed(host: string, answer: () => Promise<Response>) {
  let time = 5
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => {
    time += 120
    return answer()
  })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('performance', { now: () => time })
  return { took: await probe(host, health), asked: fetch.mock.calls[0] }
}

test.each([
  ['https://api.fanfare.example', 'https://api.fanfare.example/v1/if/health'],
  ['wss://ws.fanfare.example', 'https://ws.fanfare.example/v1/if/health'],
])('[NET-2] %s is probed by %s, without cookies and cache', async (host, url) => {
  const { took, asked } = await probed(host, async () => Response.json(OK))
  expect(took).toBe(120)
  expect(asked).toMatchObject([url, { cache: 'no-store', credentials: 'omit' }])
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 503', async () => Response.json(OK, { status: 503 })],
  ['the page of a captive portal', async () => new Response('<html>')],
  ['another envelope', async () => Response.json({ ...OK, code: '50300' })],
  ['null', async () => Response.json(null)],
])('[NET-2] %s counts 9999', async (_, answer) => {
  expect((await probed('https://api.fanfare.example', answer)).took).toBe(9999)
})

/** Hosts that answer after so many ms of fake time. */
async function rank(times: Record<string, number>) {
  vi.useFakeTimers()
  const fast: [string, number][] = []
  const measure = (host: string) =>
    new Promise<number>((resolve) => setTimeout(() => resolve(times[host] ?? 0), times[host]))
  const began = Date.now()
  const ranking = rankHosts(Object.keys(times), measure, (host) => fast.push([host, Date.now() - began]))
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  return { fast, ranked: await ranking }
}

test('[NET-2] the first fast host is known at once, before slower ones have answered', async () => {
  expect(await rank({ slow: 19_000, b: 400, a: 900, dead: 9999 })).toEqual({ fast: [['b', 400]], ranked: ['b', 'a'] })
})

test('[NET-2] without a fast host the fastest is first, and none is fast', async () => {
  expect(await rank({ c: 9000, a: 3000, b: 4000 })).toEqual({ fast: [], ranked: ['a', 'b', 'c'] })
})

test('[NET-2] hosts that fail, or take as long as a failure, are none', async () => {
  expect(await rank({ a: 9999, b: 12_000 })).toEqual({ fast: [], ranked: [] })
  expect(await rank({})).toEqual({ fast: [], ranked: [] })
})
