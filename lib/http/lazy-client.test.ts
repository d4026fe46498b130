import { expect, test, vi } from 'vitest'
import { health } from '@fanfare/contract/site/site.ts'
import type { HttpClient, HttpClientOptions, WireAnswer } from './client.ts'
import { createServerClock } from './clock.ts'
import { NetworkError } from './errors.ts'
import { createLazyClient } from './lazy-client.ts'

const OPTIONS: HttpClientOptions = {
  baseUrl: '',
  signKey: 'key',
  clock: createServerClock(() => 0),
  random: () => 'r',
  token: () => null,
  language: () => 'de',
}
const REQUEST = { call: health, target: '/v1/if/health', body: '', token: null }
const ANSWER = { status: 200 } as WireAnswer

function late() {
  const send = vi.fn<HttpClient['send']>(async () => ANSWER)
  const createHttpClient = vi.fn((options: HttpClientOptions) => ({ ...options, send }))
  const load = vi.fn(async () => ({ createHttpClient }))
  return { client: createLazyClient(OPTIONS, load), load, send, createHttpClient }
}

test('nothing is loaded before the first call, and then once', async () => {
  const { client, load, send, createHttpClient } = late()
  expect([client.clock, client.random(), client.token(), load.mock.calls.length]).toEqual([OPTIONS.clock, 'r', null, 0])
  expect(await Promise.all([client.send(REQUEST), client.send(REQUEST)])).toEqual([ANSWER, ANSWER])
  expect([load.mock.calls.length, send.mock.calls.length]).toEqual([1, 2])
  expect(createHttpClient).toHaveBeenCalledExactlyOnceWith(OPTIONS)
})

test('[UI-3] a client that cannot be loaded is a Network Error, and the next call loads again', async () => {
  const { client, load } = late()
  const cause = new Error('chunk missing')
  load.mockRejectedValueOnce(cause).mockRejectedValueOnce(cause)
  client.preload()
  await new Promise((resolve) => setTimeout(resolve, 1))
  const failed = await client.send(REQUEST).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(NetworkError)
  expect(failed).toMatchObject({ message: 'Network Error', code: 'ERR_NETWORK', cause })
  expect(await client.send(REQUEST)).toBe(ANSWER)
})
