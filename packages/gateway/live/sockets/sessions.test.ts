import { expect, test } from 'vitest'
import { PRIVATE_TOPICS } from '@fanfare/contract/realtime.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { endFamily, type EndReason } from '#gateway/accounts/db/tokens.ts'
import { createLiveWorld } from '#gateway/live/testing/live-world.ts'
import { openSocket } from '#gateway/live/testing/socket-client.ts'

const MINUTE_MS = 60_000

const world = await createLiveWorld({ limits: { authMs: 400, silenceMs: 4_000, pingMs: 300 } })

const openUnsigned = () => openSocket(world.origin, '/ws/private')

test('[NET-3] a private socket without auth is closed with 4001, a public one stays', async () => {
  const visitor = await world.openPublic()
  const unsigned = await openUnsigned()
  expect(await unsigned.closed).toBe(4001)
  visitor.send({ op: 'ping' })
  expect(await visitor.next(1)).toEqual([{ op: 'pong' }])
})

test('[NET-3] before auth every topic is refused with 600', async () => {
  const client = await openUnsigned()
  client.send({ op: 'subscribe', topic: 'rewards' })
  expect(await client.next(1)).toEqual([{ op: 'refused', topic: 'rewards', data: { code: '600' } }])
})

test('[NET-3] frames behind an auth wait for it, and each private topic can be subscribed', async () => {
  const { token } = await world.addLiveUser()
  const client = await openUnsigned()
  client.send({ op: 'auth', data: { token } })
  for (const topic of PRIVATE_TOPICS) client.send({ op: 'subscribe', topic })
  const ready = PRIVATE_TOPICS.map((topic) => ({ op: 'ready', topic, seq: 1 }))
  expect(await client.next(1 + ready.length)).toEqual([{ op: 'ready' }, ...ready])
})

test('[NET-3] an unknown token is closed with 4003', async () => {
  const client = await openUnsigned()
  client.send({ op: 'auth', data: { token: 'x'.repeat(43) } })
  expect(await client.closed).toBe(4003)
  expect(client.frames).toEqual([{ op: 'refused', data: { code: '00004' } }])
})

test('[NET-3] the token of another user is closed with 4003', async () => {
  const client = await world.openPrivate(await world.addLiveUser())
  client.send({ op: 'auth', data: { token: (await world.addLiveUser()).token } })
  expect(await client.closed).toBe(4003)
})

test.each<[EndReason, string]>([
  ['LOGOUT', '00004'],
  ['REUSE', '434'],
])(
  '[NET-3][D-5][DEV-9] a session that ends by %s while connected closes its socket with 4003',
  async (reason, code) => {
    const user = await world.addLiveUser()
    const other = await world.addSession(user.userId)
    const [client, stays] = [await world.openPrivate(user), await world.openPrivate(other)]
    const watch = new Watch()
    await endFamily(world.gateway.db, user, reason, Date.now())
    expect(await client.closed).toBe(4003)
    expect(watch.seconds).toBeLessThan(watch.limit(4))
    expect(client.frames.at(-1)).toEqual({ op: 'refused', data: { code } })
    stays.send({ op: 'ping' })
    expect(await stays.next(1)).toEqual([{ op: 'pong' }])
  },
)

test('[NET-3] a token that expires while connected closes its socket with 4003, unless a new auth renewed it', async () => {
  const old = await world.addLiveUser()
  const other = await world.addLiveUser()
  const [expiring, renewed] = [await world.openPrivate(other), await world.openPrivate(old)]
  world.clock.set(Date.now() + 14 * MINUTE_MS)
  renewed.send({ op: 'auth', data: { token: (await world.addSession(old.userId)).token } })
  expect(await renewed.next(1)).toEqual([{ op: 'ready' }])
  world.clock.set(Date.now() + 16 * MINUTE_MS)
  expect(await expiring.closed).toBe(4003)
  renewed.send({ op: 'ping' })
  expect(await renewed.next(1)).toEqual([{ op: 'pong' }])
  world.clock.set(null)
})

test('[NET-3] the server pings, pongs keep a socket open, and one that sends no frame is closed with 4000', async () => {
  const answering = await world.openPublic()
  const client = await openSocket(world.origin, '/ws/public', { isSilent: true })
  let pings = 0
  client.connection.on('message', (data: Buffer) => {
    if (data.toString() === '{"op":"ping"}') pings += 1
  })
  expect(await client.closed).toBe(4000)
  expect(pings).toBeGreaterThan(2)
  answering.send({ op: 'ping' })
  expect(await answering.next(1)).toEqual([{ op: 'pong' }])
})
