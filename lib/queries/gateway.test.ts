import type { IncomingHttpHeaders } from 'node:http'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { expect, test, vi } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import type { CallOptions } from '#lib/http/call.ts'
import { READ_TIMEOUT_MS } from './gateway.ts'
import { SITE_READING_HEADER } from '@fanfare/contract/site-reading.ts'

/** One request of a site that was started with these variables. */
async function read(variables: Record<string, string>, options: CallOptions = {}): Promise<unknown> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  // Each call imports a new site, because a process parses its settings once.
  vi.resetModules()
  const { readGateway } = await import('./gateway.ts')
  return readGateway()(activityList, { query: {} }, options)
}

/** The secret that a gateway receives with a request of a site with this one. */
async function headersOfReading(secret: string): Promise<IncomingHttpHeaders> {
  let heard: IncomingHttpHeaders = {}
  const origin = await serve((request, response) => {
    heard = request.headers
    response.end('{}')
  })
  await read({ GATEWAY_ORIGIN: origin, READING_SECRET: secret }).catch(() => undefined)
  return heard
}

test('[D-29] the site sends its secret to the gateway that shares it, to no other', async () => {
  const known = await headersOfReading('shared-by-both')
  expect(known[SITE_READING_HEADER]).toBe('shared-by-both')
  expect(known['x-sig']).toMatch(/^[0-9a-f]{32}$/)
  const foreign = await headersOfReading('')
  expect(foreign['x-sig']).toMatch(/^[0-9a-f]{32}$/)
  expect(foreign).not.toHaveProperty(SITE_READING_HEADER)
})

test('[D-29] the site follows no redirect of the gateway, so no other host receives a request', async () => {
  const heard: string[] = []
  const other = await serve((request, response) => {
    heard.push(request.url ?? '')
    response.end('{}')
  })
  const origin = await serve((request, response) => {
    response.writeHead(307, { location: other + (request.url ?? '') }).end()
  })
  const reading = read({ GATEWAY_ORIGIN: origin, READING_SECRET: 'shared-by-both' })
  await expect(reading).rejects.toMatchObject({ name: 'NetworkError', status: 307 })
  expect(heard).toEqual([])
})

const blockFor = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
}

test('[D-29] a busy process still takes an answer that arrived in time', async () => {
  const sent = Promise.withResolvers<void>()
  const origin = await serve((_request, response) => response.end('{}', () => sent.resolve()))
  const reading = read({ GATEWAY_ORIGIN: origin }, { timeoutMs: 400 })
  const outcome = reading.catch((error: unknown) => error)
  await sent.promise
  blockFor(500)
  // The answer is no envelope, and was read: a read that ran out of time is a NetworkError.
  expect(await outcome).not.toMatchObject({ name: 'NetworkError' })
})

test('[D-29] a gateway that never answers fails a read when its time is over', async () => {
  const origin = await serve(() => undefined)
  const watch = new Watch()
  await expect(read({ GATEWAY_ORIGIN: origin }, { timeoutMs: 300 })).rejects.toMatchObject({ name: 'NetworkError' })
  expect(watch.seconds).toBeLessThan(watch.limit(READ_TIMEOUT_MS / 1000))
})
