import { type ServerResponse, get } from 'node:http'
import { expect, test } from 'vitest'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { ask, front } from '../testing/front-world.ts'

const MEGABYTE = 1024 * 1024
const PART = Buffer.alloc(MEGABYTE, '7,')

/** An upstream whose answers never end and are sent as fast as they are read. */
async function endless(contentType: string) {
  let sent = 0
  let open = 0
  const send = (response: ServerResponse): void => {
    while (!response.destroyed && response.write(PART)) sent += PART.length
    if (!response.destroyed) response.once('drain', () => send(response))
  }
  const origin = await serve((_request, response) => {
    open += 1
    response.on('close', () => (open -= 1))
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 's-maxage=60' })
    send(response)
  })
  return { origin, open: () => open, sent: () => sent }
}

test('[D-29] an endless answer of the gateway is aborted at 64 MiB, and no connection stays open', async () => {
  const gateway = await endless('application/json')
  const port = await front({ gatewayOrigin: gateway.origin })
  await expect(ask(port, '/v1/activity/list')).rejects.toThrow('aborted')
  await expect.poll(gateway.open).toBe(0)
  expect(gateway.sent()).toBeLessThan(96 * MEGABYTE)
})

test('[D-29][AGT-2] an export of the gateway may have 512 MiB', async () => {
  const gateway = await endless('text/csv; charset=utf-8')
  const port = await front({ gatewayOrigin: gateway.origin })
  const path = '/v1/activity/general/agent/rebate/export/c1'
  const received = await new Promise<number>((resolve, reject) => {
    const outgoing = get({ host: '127.0.0.1', port, path }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.on('error', () => resolve(bytes))
    })
    outgoing.on('error', reject)
  })
  await expect.poll(gateway.open).toBe(0)
  expect(received).toBeGreaterThan(256 * MEGABYTE)
  expect(received).toBeLessThan(513 * MEGABYTE)
})

test.each(['/en', '/en/activity/competition/autumn-cup', '/en/login?next=x'])(
  '[D-29] an endless page of Next is read to 4 MiB, and the visitor gets an error page (%s)',
  async (path) => {
    const next = await endless('text/html')
    const port = await front({ nextOrigin: next.origin })
    expect((await ask(port, path)).status).toBe(503)
    await expect.poll(next.open).toBe(0)
    expect(next.sent()).toBeLessThan(16 * MEGABYTE)
  },
)

test('[D-29] an endless file of Next is aborted', async () => {
  const next = await endless('text/css')
  const port = await front({ nextOrigin: next.origin })
  await expect(ask(port, '/_next/static/chunks/a.css')).rejects.toThrow('aborted')
  await expect.poll(next.open).toBe(0)
})
