import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { afterAll, expect, test } from 'vitest'
import { revalidateFronts, revalidateUntilLive } from './revalidate-fronts.ts'

const seen: string[] = []
/** The front’s answers to the next requests for pages, and the requests. */
const pages: [status: number, html: string][] = []
const asked: string[] = []
const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    asked.push(request.url ?? '')
    const [status, html] = pages.shift() ?? [200, '<html lang="en">']
    response.writeHead(status).end(html)
    return
  }
  seen.push(`${String(request.headers['x-revalidate-secret'])} ${await text(request)}`)
  response.writeHead(request.url === '/refuses' ? 404 : 200).end()
})
const { origin, close } = await listen(server)
afterAll(close)

test('[LOC-4] each front gets the change with the secret', async () => {
  const urls = [`${origin}/a`, `${origin}/b`]
  expect(await revalidateFronts({ REVALIDATE_URL: urls, REVALIDATE_SECRET: 's' }, { allPages: true })).toBe(true)
  expect(seen).toEqual(['s {"allPages":true}', 's {"allPages":true}'])
})

test.each(['/refuses', ''])('[LOC-4] one front that refuses or does not answer (%j) is noticed', async (path) => {
  const urls = [`${origin}/a`, path ? origin + path : 'http://127.0.0.1:9']
  expect(await revalidateFronts({ REVALIDATE_URL: urls, REVALIDATE_SECRET: 's' }, { activityId: 'act_1' })).toBe(false)
})

test('after a move of the clock a page is live when it is no copy, and not before', async () => {
  seen.length = 0
  pages.push(
    [503, ''],
    [200, '<html data-stored-minutes="1" lang="en">'],
    [200, '<html lang="en"><style>html[data-stored-minutes] p{}</style>'],
  )
  await revalidateUntilLive({ REVALIDATE_URL: [`${origin}/revalidate`], REVALIDATE_SECRET: 's' }, '/en/activity/x', 1)
  expect(asked).toEqual(['/en/activity/x', '/en/activity/x', '/en/activity/x'])
  expect(seen).toEqual(['s {"clock":true}', 's {"clock":true}', 's {"clock":true}'])
})

test('a page that stays a copy is waited for ten times', async () => {
  asked.length = 0
  pages.push(...Array.from({ length: 20 }, (): [number, string] => [200, '<html data-stored-minutes="2">']))
  await revalidateUntilLive({ REVALIDATE_URL: [`${origin}/revalidate`], REVALIDATE_SECRET: 's' }, '/en', 1)
  expect(asked).toHaveLength(10)
  pages.length = 0
})
