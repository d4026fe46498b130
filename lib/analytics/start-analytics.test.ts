import { expect, test, vi } from 'vitest'
import { recordEvents, type AnalyticsFact } from '@fanfare/contract/site/analytics-event.ts'
import { createCaller } from '../http/call.ts'
import { createServerClock } from '../http/clock.ts'
import { clientOf } from '../http/testing/client-of.ts'
import { keepaliveAdapter, watchErrors } from './start-analytics.ts'

const NOW = 1_760_000_000_000

test('[ANA-3] a batch is signed and survives the page, without token, cookies and referrer', async () => {
  const answer = { code: '00000', msg: 'success', data: {}, requestTime: NOW }
  const send = vi.fn<typeof fetch>(async () => Response.json(answer))
  vi.stubGlobal('fetch', send)
  const call = createCaller(clientOf('', { clock: createServerClock(() => NOW), adapter: keepaliveAdapter }))
  const body = {
    visit: '0123456789abcdef',
    events: [{ name: 'login' as const, page: null, route: '/login' as const, locale: 'en' }],
  }
  expect(await call(recordEvents, { body })).toEqual({})
  const [url, init] = send.mock.calls[0] ?? []
  expect(url).toBe('/v1/public/events')
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(JSON.parse(init?.body as string)).toEqual(body)
  const names = [...new Headers(init?.headers).keys()]
  expect(names).toEqual(expect.arrayContaining(['content-type', 'x-sig', 'x-timestamp', 'vs']))
  expect(names).not.toContain('authorization')
})

function watch(known: string[] = []) {
  const target = new EventTarget()
  const sent: AnalyticsFact[] = []
  const stop = new AbortController()
  watchErrors({
    target: target as unknown as Window,
    known: () => known,
    track: (fact) => void sent.push(fact),
    signal: stop.signal,
  })
  return {
    sent,
    stop,
    fail: (message: string) => target.dispatchEvent(Object.assign(new Event('error'), { message })),
    reject: (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  }
}
const error = (message: string): AnalyticsFact => ({ name: 'activity_error', message })

test('[ANA-1][ANA-3] sends the message of an error without any value of the address or an account', () => {
  const { sent, fail, reject } = watch(['FRIEND'])
  fail('No agent FRIEND for ada@example.com, token 0f3e77aa')
  fail('x is not a function')
  reject(new Error('no answer'))
  reject('stopped')
  fail('')
  reject(undefined)
  reject({ code: 5 })
  expect(sent).toEqual(
    [
      'No agent [value] for [email] token [value]',
      'x is not a function',
      'no answer',
      'stopped',
      'Unknown error',
      'Promise rejected',
    ].map((text) => error(text)),
  )
})

test('[ANA-1] sends each message once, at most ten, and none after the end', () => {
  const { sent, fail, stop } = watch()
  for (const letter of 'aabcdefghijklmn') fail(`fault ${letter}`)
  expect(sent).toHaveLength(10)
  const other = watch()
  other.stop.abort()
  other.fail('late')
  expect(other.sent).toEqual([])
  expect(stop.signal.aborted).toBe(false)
})
