import { expect, test, vi } from 'vitest'
import { POST } from './route.ts'

const OURS = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }

const send = async (headers: Record<string, string>, role = 'user'): Promise<number> => {
  const request = new Request('http://localhost:3000/en/dev/webview/account', {
    method: 'POST',
    headers: { host: 'localhost:3000', ...headers },
    body: new URLSearchParams({ role }),
  })
  return (await POST(request)).status
}

test('[APP-7] without the demonstration there are no accounts to log in to', async () => {
  expect(await send(OURS)).toBe(404)
})

test.each<[string, Record<string, string>]>([
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['without an origin', {}],
])('[APP-7] a form %s gets no token', async (_name, headers) => {
  vi.stubEnv('STATE_PLAYER', '1')
  expect(await send(headers)).toBe(403)
})

test('[APP-7] only accounts of the demonstration are logged in', async () => {
  vi.stubEnv('STATE_PLAYER', '1')
  expect(await send(OURS, 'nobody')).toBe(400)
})
