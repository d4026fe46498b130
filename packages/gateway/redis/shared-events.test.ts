import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveWorld, type LiveUser } from '#gateway/live/testing/live-world.ts'
import type { SocketClient } from '#gateway/live/testing/socket-client.ts'
import { RedisServer } from '#gateway/testing/redis-server.ts'

const SOON = { interval: 10 }

const redis = await RedisServer.start()
afterAll(() => redis.stop())
const world = await createLiveWorld({ config: { redisUrl: redis.url } })
const other = await world.startInstance()
afterEach(() => redis.resume())
beforeEach(() => untilShared(true))

const counting = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const untilShared = (isUp: boolean) =>
  vi.waitFor(async () => {
    expect(world.gateway.redis.live.isUp()).toBe(isUp)
    expect(await metric(other.origin, 'fanfare_redis_up')).toBe(isUp ? 1 : 0)
  }, SOON)

async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.split(' ')[1] ?? 0)
}
const byRedis = (origin: string) => metric(origin, 'fanfare_live_events_total{source="redis"}')

async function subscribed(): Promise<{ user: LiveUser; clients: SocketClient[] }> {
  const user = await world.addLiveUser()
  return { user, clients: [await world.openMessages(user), await world.openMessages(user, other.origin)] }
}
const totalsOf = (client: SocketClient) =>
  client.frames.filter(({ op }) => op === 'event').map(({ data }) => (data as { total: number }).total)

async function send(user: LiveUser, from: number, to: number): Promise<void> {
  for (const total of counting(from, to)) await world.countMessages(user.userId, total)
}
async function expectAll(clients: readonly SocketClient[], to: number): Promise<void> {
  await vi.waitFor(() => expect(clients.map((client) => totalsOf(client).length)).toEqual([to, to]), SOON)
  for (const client of clients) expect(totalsOf(client)).toEqual(counting(1, to))
}

test('[GW-1][NET-3] subscribers of two instances get the same events in the same order, by Redis', async () => {
  const { user, clients } = await subscribed()
  const before = await Promise.all([byRedis(world.origin), byRedis(other.origin)])
  await send(user, 1, 20)
  await expectAll(clients, 20)
  const after = await Promise.all([byRedis(world.origin), byRedis(other.origin)])
  for (const [index, count] of after.entries()) expect(count - (before[index] ?? 0)).toBeGreaterThan(15)
})

test.each([
  ['killed', () => redis.kill(), () => redis.restart()],
  ['paused', async () => redis.pause(), async () => redis.resume()],
])(
  '[GW-1][NET-3] Redis is %s while events flow: each client gets every event once, and Redis carries events again later',
  async (_how, harm, heal) => {
    const { user, clients } = await subscribed()
    await send(user, 1, 10)
    await harm()
    await send(user, 11, 30)
    await untilShared(false)
    await send(user, 31, 40)
    await vi.waitFor(() => expect(clients.map((client) => totalsOf(client).length)).toEqual([40, 40]), SOON)
    await heal()
    await send(user, 41, 50)
    await untilShared(true)
    const before = await byRedis(other.origin)
    // Each instance subscribes again in its own time.
    let last = 50
    await vi.waitFor(async () => {
      await send(user, last + 1, (last += 10))
      expect(await byRedis(other.origin)).toBeGreaterThan(before)
    }, SOON)
    await expectAll(clients, last)
  },
)

test('[GW-1][NET-3] a flush of Redis, and lost connections of subscribers, lose no event and repeat none', async () => {
  const { user, clients } = await subscribed()
  const sending = send(user, 1, 120)
  for (let time = 0; time < 5; time += 1) {
    await vi.waitFor(() => expect(totalsOf(clients[0] as SocketClient).length).toBeGreaterThan(20 * time), SOON)
    await redis.command((client) => client.flushall())
    await redis.command((client) => client.client('KILL', 'TYPE', 'PUBSUB'))
  }
  await sending
  await expectAll(clients, 120)
})

test('[GW-1] messages of Redis that are no batch, or an old one, change nothing', async () => {
  const { user, clients } = await subscribed()
  await send(user, 1, 2)
  const publish = (message: string) =>
    redis.command(async (client) => {
      const [channel = ''] = (await client.pubsub('CHANNELS', 'fanfare:*')) as string[]
      return client.publish(channel, message)
    })
  // The test before this one cut the connections, and each instance subscribes again in its own time.
  await vi.waitFor(async () => expect(await publish('{')).toBe(2), SOON)
  const old = { id: 1, topic: 'messages', userId: user.userId, seq: 1, data: { total: 99 } }
  for (const message of ['7', '{"after":"x","events":[]}', JSON.stringify({ after: 0, events: [old] })])
    expect(await publish(message)).toBe(2)
  await send(user, 3, 4)
  await expectAll(clients, 4)
})

// This test comes last, because it ends the instance of the others.
test('[GW-1][NET-3] a batch that Redis loses arrives with the next one, or soon after without a next one', async () => {
  await other.stop()
  const publish = vi.spyOn(world.gateway.redis.live, 'publish').mockReturnValueOnce(undefined)
  const user = await world.addLiveUser()
  const client = await world.openMessages(user)
  await world.countMessages(user.userId, 1)
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(1), SOON)
  await world.countMessages(user.userId, 2)
  await vi.waitFor(() => expect(totalsOf(client)).toEqual([1, 2]), SOON)
  publish.mockReturnValueOnce(undefined)
  await world.countMessages(user.userId, 3)
  await vi.waitFor(() => expect(totalsOf(client)).toEqual([1, 2, 3]), { interval: 10 })
  publish.mockRestore()
})
