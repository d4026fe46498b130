import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { revalidateFronts } from './revalidate-fronts.ts'

const seen: string[] = []
const server = createServer(async (request, response) => {
  seen.push(`${String(request.headers['x-revalidate-secret'])} ${await text(request)}`)
  response.writeHead(request.url === '/refuses' ? 404 : 200).end()
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('[LOC-4] each front gets the change with the secret', async () => {
  const urls = [`${origin}/a`, `${origin}/b`]
  expect(await revalidateFronts({ urls, secret: 's' }, { allPages: true })).toBe(true)
  expect(seen).toEqual(['s {"allPages":true}', 's {"allPages":true}'])
})

test.each(['/refuses', ''])('[LOC-4] one front that refuses or does not answer (%j) is noticed', async (path) => {
  const urls = [`${origin}/a`, path ? origin + path : 'http://127.0.0.1:9']
  expect(await revalidateFronts({ urls, secret: 's' }, { activityId: 'act_1' })).toBe(false)
})
