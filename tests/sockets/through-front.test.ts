import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { front } from '#front/testing/front-world.ts'
import { createLiveWorld } from '@fanfare/gateway/live/testing/live-world.ts'
import { openSocket } from '@fanfare/gateway/live/testing/socket-client.ts'
import { SOCKET_PROTOCOL } from '@fanfare/contract/realtime.ts'

const world = await createLiveWorld()

const openFront = async () => `http://127.0.0.1:${await front({ gatewayOrigin: world.origin })}`

test('[NET-3][D-1][D-28] both sockets work through the site’s front, with the site’s origin', async () => {
  const site = await openFront()
  const user = await world.addLiveUser()
  const headers = { origin: 'http://localhost:3000' }
  const visitor = await openSocket(site, '/ws/public', { headers })
  const own = await world.openMessages(user, site)
  expect(visitor.connection.protocol).toBe(SOCKET_PROTOCOL)
  visitor.send({ op: 'subscribe', topic: 'winners' })
  expect(await visitor.next(1)).toMatchObject([{ op: 'ready', topic: 'winners' }])
  await world.countMessages(user.userId, 3)
  expect(await own.next(1)).toMatchObject([{ op: 'event', data: { total: 3 } }])
  visitor.send('x'.repeat(1_000_000))
  expect(await visitor.closed).toBe(1009)
})

test('[NET-3][D-28] the front passes the gateway’s refusal of a foreign origin on, and of a path that is no socket', async () => {
  const site = await openFront()
  for (const [path, origin, status] of [
    ['/ws/public', 'https://evil.example', 403],
    ['/ws/other', 'http://localhost:3000', 404],
  ] as const) {
    const connection = new WebSocket(`${site.replace('http', 'ws')}${path}`, SOCKET_PROTOCOL, { headers: { origin } })
    connection.on('error', () => undefined)
    const [request, response] = await once(connection, 'unexpected-response')
    expect([path, response.statusCode]).toEqual([path, status])
    request.destroy()
  }
})

// This test comes last, because it ends the gateway of the others.
test('[NET-3] a shutdown of the gateway reaches the client as 1012 through the front', async () => {
  const visitor = await openSocket(await openFront(), '/ws/public')
  await world.stop()
  expect(await visitor.closed).toBe(1012)
})
