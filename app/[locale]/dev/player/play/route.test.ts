import { expect, test, vi } from 'vitest'
import { POST } from './route.ts'

const send = (headers: Record<string, string>): Promise<Response> =>
  POST(
    new Request('http://localhost:3000/en/dev/player/play', {
      method: 'POST',
      headers: { host: 'localhost:3000', ...headers },
      body: new URLSearchParams({ persona: 'nobody', moment: 'now' }),
    }),
    { params: Promise.resolve({ locale: 'en' }) },
  )

test('[GW-7] without a state player the form does not exist', async () => {
  expect((await send({ origin: 'http://localhost:3000' })).status).toBe(404)
})

test.each<[string, Record<string, string>]>([
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['of another port', { origin: 'http://localhost:4444', 'sec-fetch-site': 'same-site' }],
  ['without an origin', {}],
])('[GW-7] a form %s is refused', async (_name, headers) => {
  vi.stubEnv('STATE_PLAYER', '1')
  expect((await send(headers)).status).toBe(403)
})
