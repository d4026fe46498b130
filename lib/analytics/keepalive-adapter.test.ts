import { expect, test, vi } from 'vitest'
import { recordEvents } from '@fanfare/contract/site/record-events.ts'
import { createCaller } from '../http/call.ts'
import { createServerClock } from '../http/clock.ts'
import { createHttpClient } from '../http/client.ts'
import { randomText } from '../http/random-text.ts'
import { keepaliveAdapter } from './keepalive-adapter.ts'

const NOW = 1_760_000_000_000

test('[ANA-3] a batch is signed and survives the page, without token, cookies and referrer', async () => {
  const answer = { code: '00000', msg: 'success', data: {}, requestTime: NOW }
  const send = vi.fn<typeof fetch>(async () => Response.json(answer))
  vi.stubGlobal('fetch', send)
  const call = createCaller(
    createHttpClient({
      baseUrl: '',
      signKey: 'key',
      clock: createServerClock(() => NOW),
      random: randomText,
      token: () => null,
      language: () => 'en',
      adapter: keepaliveAdapter,
    }),
  )
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
