import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, test } from 'vitest'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { announceActivity } from './create-context.ts'

/** A front that answers with these statuses, one after the other, then with 200. */
async function site(...statuses: number[]) {
  const heard: { secret: unknown; body: string }[] = []
  const url = await serve(async (incoming, response) => {
    heard.push({ secret: incoming.headers['x-revalidate-secret'], body: await text(incoming) })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  return { url, heard }
}

const log = pino({ level: 'silent' })

test('[ACT-9] announces a change to every front, with the secret', async () => {
  const [one, two] = [await site(), await site()]
  announceActivity({ revalidate: { urls: [one.url, two.url], secret: 's' }, cdnPurge: null }, 'a1', log)
  const expected = [{ secret: 's', body: '{"activityId":"a1"}' }]
  await expect.poll(() => [one.heard, two.heard]).toEqual([expected, expected])
})

test('[ACT-9] announces again to a front that is still starting, and publishing does not wait', async () => {
  const { url, heard } = await site(503)
  announceActivity({ revalidate: { urls: [url], secret: 's' }, cdnPurge: null }, 'a1', log)
  await expect.poll(() => heard.length).toBe(2)
})

test('[GW-7] closes the connection of a front whose answer never ends', async () => {
  let open = 0
  let heard = 0
  const url = await serve((_incoming, response) => {
    open += 1
    heard += 1
    const timer = setInterval(() => response.write('x'.repeat(1000)), 5)
    response.on('close', () => {
      open -= 1
      clearInterval(timer)
    })
  })
  announceActivity({ revalidate: { urls: [url], secret: 's' }, cdnPurge: null }, 'a1', log)
  await expect.poll(() => [heard, open]).toEqual([1, 0])
})

test('[ACT-9] announces nothing without a site', () => {
  expect(() => announceActivity({ revalidate: null, cdnPurge: null }, 'a1', log)).not.toThrow()
})
