import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, test, vi } from 'vitest'
import { activityList } from '#lib/contract/activity/list.ts'
import { SITE_READING_HEADER } from '#lib/contract/site-reading.ts'

/** A gateway's ear: the headers of one reading, by a site that was started with these variables. */
async function headersOfReading(variables: Record<string, string>): Promise<IncomingHttpHeaders> {
  let heard: IncomingHttpHeaders = {}
  const server = createServer((request, response) => {
    heard = request.headers
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  vi.stubEnv('GATEWAY_ORIGIN', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  // Settings are parsed once a process: this one is a new site each time.
  vi.resetModules()
  const { readGateway } = await import('./gateway.ts')
  await readGateway()(activityList, { query: {} }).catch(() => undefined)
  server.closeAllConnections()
  server.close()
  return heard
}

test('[GW-7] the site’s own readings say so to the gateway that shares its secret, to no other', async () => {
  const known = await headersOfReading({ READING_SECRET: 'shared-by-both' })
  expect(known[SITE_READING_HEADER]).toBe('shared-by-both')
  expect(known['x-sig']).toMatch(/^[0-9a-f]{32}$/)
  const foreign = await headersOfReading({ READING_SECRET: '' })
  expect(foreign['x-sig']).toMatch(/^[0-9a-f]{32}$/)
  expect(foreign).not.toHaveProperty(SITE_READING_HEADER)
})
