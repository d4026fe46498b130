import { beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { front } from '#front/testing/front-world.ts'
import { appendLiveEvents } from '@fanfare/gateway/live/db/live-events.ts'
import { SOCKET_LIMITS } from '@fanfare/gateway/limits.ts'
import { createLiveWorld } from '@fanfare/gateway/live/testing/live-world.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'

/** An update reaches a subscriber within this time of its commit (contract §11). */
const UPDATE_SECONDS = 1
const BATCH = 100
/** Nearly the largest frame. */
const FILLER = 'x'.repeat(3_000)
const READERS = 5
/** Events of one replay. */
const MISSED = SOCKET_LIMITS.replayed - 100

const world = await createLiveWorld()
/** The most bytes that the gateway kept for one socket, and how often it did so. */
let kept = 0

beforeEach(() => {
  kept = 0
  const send = Reflect.get(WebSocket.prototype, 'send') as () => void
  vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, ...sent: unknown[]) {
    Reflect.apply(send, this, sent)
    // The sockets of clients are in this process, too.
    if ((this as WebSocket & { _isServer: boolean })._isServer) kept = Math.max(kept, this.bufferedAmount)
  })
})

const slowCloses = async () => {
  const metrics = await (await fetch(`${world.origin}/metrics`)).text()
  return Number(/closes_total\{code="slow"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

test.each([
  ['directly', async () => world.origin],
  ['through the front', async () => `http://127.0.0.1:${await front({ gatewayOrigin: world.origin })}`],
])(
  '[NET-3][GW-7] a client that never reads, %s, is closed with a bounded buffer, and the others get every update on time',
  async (_, open) => {
    const [site, before] = [await open(), await slowCloses()]
    const user = await world.addLiveUser()
    const readers = await Promise.all(Array.from({ length: READERS }, () => world.openMessages(user, site)))
    const slow = await world.openMessages(user, site)
    slow.connection.pause()
    const event = { topic: 'messages', userId: user.userId, data: { total: 1, filler: FILLER } }
    // The operating system takes some megabytes first.
    for (let sent = 0; (await slowCloses()) === before; sent += BATCH) {
      expect(sent, 'events of 3 kB that the gateway took for a client that reads none').toBeLessThan(10_000)
      await appendLiveEvents(world.gateway.db, Array<typeof event>(BATCH).fill(event), world.clock.now())
      const watch = new Watch()
      for (const received of await Promise.all(readers.map((reader) => reader.next(BATCH))))
        expect(received).toHaveLength(BATCH)
      expect(watch.seconds).toBeLessThanOrEqual(watch.limit(UPDATE_SECONDS))
    }
    expect(kept).toBeGreaterThan(SOCKET_LIMITS.bufferedBytes)
    expect(kept, 'the limit and one frame').toBeLessThan(SOCKET_LIMITS.bufferedBytes + 2 * SOCKET_LIMITS.frameBytes)
    slow.connection.resume()
    expect(await slow.closed).toBe(1006)
    expect(await slowCloses()).toBe(before + 1)
  },
)

test('[NET-3] a client that never reads its replays of missed events is closed with a bounded buffer', async () => {
  const user = await world.addLiveUser()
  const [slow, before] = [await world.openPrivate(user), await slowCloses()]
  const event = { topic: 'messages', userId: user.userId, data: { total: 1, filler: FILLER } }
  await appendLiveEvents(world.gateway.db, Array<typeof event>(MISSED).fill(event), world.clock.now())
  slow.connection.pause()
  const asking = setInterval(() => slow.send({ op: 'subscribe', topic: 'messages', since: 1 }), 100)
  await vi.waitFor(async () => expect(await slowCloses()).toBe(before + 1))
  clearInterval(asking)
  expect(kept).toBeLessThan(SOCKET_LIMITS.bufferedBytes + 2 * SOCKET_LIMITS.frameBytes)
  slow.connection.resume()
  expect(await slow.closed).toBe(1006)
})
