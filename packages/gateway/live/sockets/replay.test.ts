import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { purgeExpired } from '#gateway/retention.ts'
import { createLiveWorld, type LiveUser } from '#gateway/live/testing/live-world.ts'
import type { SocketClient } from '#gateway/live/testing/socket-client.ts'
import { trade, tradeTask } from '#gateway/testing/task-world.ts'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'

const MINUTE_MS = 60_000

let activities = 0
const world = await createLiveWorld()

/** A public topic of its own, and a function that appends events to it. */
function newTopic() {
  const activityId = `act_${(activities += 1)}`
  const append = (count: number) =>
    world.server.append(
      ...Array.from({ length: count }, (_, each) => ({
        topic: 'activity.changed' as const,
        userId: null,
        payload: { activityId, status: `${each}` },
      })),
    )
  return { topic: `activity:${activityId}`, append }
}

const recorded = (topic: string, userId = '') =>
  sql<{ seq: number }>`select seq from live_events where topic = ${topic} and user_id = ${userId} order by seq`
    .execute(world.gateway.db)
    .then(({ rows }) => rows.map(({ seq }) => seq))

async function subscribe(client: SocketClient, topic: string, since?: number) {
  client.send({ op: 'subscribe', topic, since })
  const [ready] = await client.next(1)
  expect(ready).toMatchObject({ op: 'ready', topic })
  return ready?.seq
}

/** Records events of the user's messages and waits until they are in the database. */
async function record(user: LiveUser, ...totals: number[]) {
  const before = await recorded('messages', user.userId)
  await world.countMessages(user.userId, ...totals)
  await vi.waitFor(async () =>
    expect(await recorded('messages', user.userId)).toHaveLength(before.length + totals.length),
  )
}

test('[NET-3] a client that comes back with since gets each missed event once, then the new ones', async () => {
  const user = await world.addLiveUser()
  const first = await world.openPrivate(user)
  expect(await subscribe(first, 'messages')).toBe(1)
  await record(user, 1, 2)
  expect((await first.next(2)).map(({ seq }) => seq)).toEqual([2, 3])
  first.close()
  await first.closed
  await record(user, 3, 4, 5)
  const second = await world.openPrivate(user)
  expect(await subscribe(second, 'messages', 3)).toBe(3)
  await record(user, 6)
  expect((await second.next(4)).map(({ seq, data }) => [seq, data])).toEqual([
    [4, { total: 3 }],
    [5, { total: 4 }],
    [6, { total: 5 }],
    [7, { total: 6 }],
  ])
})

test('[NET-3] a client that has missed nothing gets no gap', async () => {
  const user = await world.addLiveUser()
  const client = await world.openPrivate(user)
  expect(await subscribe(client, 'messages', 1)).toBe(1)
  client.send({ op: 'ping' })
  expect(await client.next(1)).toEqual([{ op: 'pong' }])
})

test.each([1_000, -1])('[NET-3] a since that never existed gets one gap: %i', async (since) => {
  const client = await world.openPrivate(await world.addLiveUser())
  await subscribe(client, 'messages', since)
  expect(await client.next(1)).toEqual([{ op: 'gap', topic: 'messages', seq: 1 }])
})

test('[NET-3] 500 missed events are replayed, and 501 are one gap', async () => {
  const user = await world.addLiveUser()
  const client = await world.openPrivate(user)
  await record(user, ...Array.from({ length: 501 }, (_, index) => index))
  expect(await subscribe(client, 'messages', 2)).toBe(2)
  expect((await client.next(500)).map(({ seq }) => seq)).toEqual(Array.from({ length: 500 }, (_, index) => index + 3))
  expect(await subscribe(client, 'messages', 1)).toBe(502)
  expect(await client.next(1)).toEqual([{ op: 'gap', topic: 'messages', seq: 502 }])
  client.send({ op: 'ping' })
  expect(await client.next(1)).toEqual([{ op: 'pong' }])
})

test('[NET-3] events beyond the newest 500 and older than an hour are deleted, and then a gap', async () => {
  const user = await world.addLiveUser()
  const client = await world.openPrivate(user)
  await record(user, ...Array.from({ length: 510 }, (_, index) => index))
  await purgeExpired(world.gateway)
  expect((await recorded('messages', user.userId)).at(0)).toBe(12)
  // Only the purge is later: the socket's token would be over, too.
  const { clock } = world.gateway
  const later = Object.assign(Object.create(clock) as typeof clock, { now: () => Date.now() + 61 * MINUTE_MS })
  await purgeExpired({ ...world.gateway, clock: later })
  expect(await recorded('messages', user.userId)).toEqual([])
  await subscribe(client, 'messages', 510)
  expect(await client.next(1)).toEqual([{ op: 'gap', topic: 'messages', seq: 511 }])
})

test('[NET-3] a user without a socket costs no event, and after a lapsed lease since gets a gap', async () => {
  const user = await world.addLiveUser()
  const client = await world.openPrivate(user)
  await record(user, 1)
  client.close()
  await client.closed
  const lapse = sql`update live_leases set until = 0 where user_id = ${user.userId}`
  await world.database.asOwner((db) => lapse.execute(db))
  await world.countMessages(user.userId, 2)
  const { topic, append } = newTopic()
  await append(1)
  await vi.waitFor(async () => expect(await recorded(topic)).toEqual([1]))
  expect(await recorded('messages', user.userId)).toEqual([2])
  const again = await world.openPrivate(user)
  await subscribe(again, 'messages', 2)
  expect(await again.next(1)).toEqual([{ op: 'gap', topic: 'messages', seq: 3 }])
})

test('[NET-3] a user gets no event of another user', async () => {
  const [one, other] = [await world.addLiveUser(), await world.addLiveUser()]
  const [client, foreign] = [await world.openPrivate(one), await world.openPrivate(other)]
  await subscribe(client, 'messages')
  await subscribe(foreign, 'messages')
  await record(other, 7)
  expect(await foreign.next(1)).toMatchObject([{ data: { total: 7 } }])
  await record(one, 8)
  expect(await client.next(1)).toMatchObject([{ data: { total: 8 } }])
})

test('[NET-3] after unsubscribe no event of the topic follows', async () => {
  const { topic, append } = newTopic()
  const other = newTopic()
  const client = await world.openPublic()
  await subscribe(client, topic)
  await subscribe(client, other.topic)
  client.send({ op: 'unsubscribe', topic })
  client.send({ op: 'ping' })
  await client.next(1)
  await append(1)
  await other.append(1)
  expect(await client.next(1)).toMatchObject([{ op: 'event', topic: other.topic }])
})

test('[NET-3] events that are committed while a replay is read are neither lost nor repeated', async () => {
  const user = await world.addLiveUser()
  const client = await world.openPrivate(user)
  const totals = Array.from({ length: 60 }, (_, index) => index)
  const writing = (async () => {
    for (const total of totals) await world.countMessages(user.userId, total)
  })()
  for (let since = 1; since < 15; since += 1) client.send({ op: 'subscribe', topic: 'messages', since: 1 })
  await writing
  await vi.waitFor(() => expect(client.frames.at(-1)?.seq).toBe(61))
  const lastReady = client.frames.findLastIndex(({ op }) => op === 'ready')
  const seqs = client.frames.slice(lastReady + 1).map(({ seq }) => seq)
  expect(seqs).toEqual(Array.from({ length: 60 }, (_, index) => index + 2))
})

const MALFORMED = { op: 'refused', data: { code: '40000' } }

test('[NET-3] a ping is answered with a pong, also in a frame of exactly 4 KiB', async () => {
  const client = await world.openPublic()
  client.send({ op: 'ping' })
  const frame = JSON.stringify({ op: 'ping', x: '' })
  client.send(frame.replace('""', `"${'x'.repeat(4096 - frame.length)}"`))
  expect(await client.next(2)).toEqual([{ op: 'pong' }, { op: 'pong' }])
})

test.each([
  ['no JSON', '{"op":'],
  ['a number', '7'],
  ['an unknown operation', '{"op":"publish","topic":"winners"}'],
  ['an unknown topic', '{"op":"subscribe","topic":"ledger"}'],
  ['the topic of another user', '{"op":"subscribe","topic":"rewards:u_1"}'],
  ['a fraction as since', '{"op":"subscribe","topic":"winners","since":1.5}'],
  ['a prototype', '{"__proto__":{"op":"ping"}}'],
])('[NET-3] a malformed frame is refused with 40000: %s', async (_, text) => {
  const client = await world.openPublic()
  client.send(text)
  expect(await client.next(1)).toEqual([MALFORMED])
})

test('[NET-3] a client that keeps sending malformed frames is closed with 4008', async () => {
  const client = await world.openPublic()
  for (let count = 0; count < 6; count += 1) client.send('garbage')
  expect(await client.closed).toBe(4008)
  expect(client.frames).toEqual(Array.from({ length: 6 }, () => MALFORMED))
})

test.each<[string, string | Buffer, number, boolean?]>([
  ['a binary frame', Buffer.from('{"op":"ping"}'), 1003, true],
  ['text that is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 1007],
  ['a frame over 4 KiB', 'x'.repeat(4097), 1009],
  ['a frame of 1 MB', 'x'.repeat(1_000_000), 1009],
])('[NET-3] %s closes the socket', async (_, frame, code, binary) => {
  const client = await world.openPublic()
  client.connection.send(frame, { binary })
  expect(await client.closed).toBe(code)
})

test.each(['ping', 'frame'])('[NET-3] more than 20 %ss in a second close the socket with 4008', async (kind) => {
  const client = await world.openPublic()
  for (let count = 0; count < 1_000; count += 1)
    if (kind === 'ping') client.connection.ping()
    else client.send({ op: 'ping' })
  expect(await client.closed).toBe(4008)
  expect(client.frames.length).toBeLessThanOrEqual(20)
})

test('[NET-3] twenty topics can be subscribed to within a second, and one more closes the socket with 4008', async () => {
  const client = await world.openPublic()
  for (let count = 0; count < 20; count += 1) client.send({ op: 'subscribe', topic: `board:act_${count}` })
  expect((await client.next(20)).every(({ op }) => op === 'ready')).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  client.send({ op: 'unsubscribe', topic: 'board:act_0' })
  client.send({ op: 'subscribe', topic: 'board:act_1' })
  client.send({ op: 'subscribe', topic: 'winners' })
  expect(await client.next(2)).toHaveLength(2)
  client.send({ op: 'subscribe', topic: 'board:act_21' })
  expect(await client.closed).toBe(4008)
})

test('[NET-3] each topic belongs to one of the two sockets', async () => {
  const visitor = await world.openPublic()
  const own = await world.openPrivate(await world.addLiveUser())
  for (const topic of ['tasks', 'rewards', 'messages']) visitor.send({ op: 'subscribe', topic })
  visitor.send({ op: 'auth', data: { token: 'x'.repeat(43) } })
  for (const topic of ['winners', 'board:act_1', 'activity:act_1']) own.send({ op: 'subscribe', topic })
  expect((await visitor.next(4)).map(({ op, data }) => [op, data])).toEqual(
    Array.from({ length: 4 }, () => ['refused', { code: '40000' }]),
  )
  expect((await own.next(3)).map(({ topic }) => topic)).toEqual(['winners', 'board:act_1', 'activity:act_1'])
})

// How soon is a figure of the bench (`sockets`): the log waits for older transactions, here also those of other tests.
test('[NET-3] a claimed reward reaches the public winners and the private rewards', async () => {
  const activityId = await world.publish({ alias: 'live', tasks: [tradeTask()] })
  const user = await world.addLiveUser()
  await world.joinActivity(user.userId, activityId)
  await world.sendAndEvaluate(trade(user.userId, Date.now() - 1_000))
  const visitor = await world.openPublic()
  const own = await world.openPrivate(user)
  visitor.send({ op: 'subscribe', topic: 'winners' })
  own.send({ op: 'subscribe', topic: 'rewards' })
  expect(await visitor.next(1)).toEqual([{ op: 'ready', topic: 'winners', seq: 0 }])
  expect(await own.next(1)).toEqual([{ op: 'ready', topic: 'rewards', seq: 1 }])
  await world.claim(user.userId, activityId)
  const [winner] = await visitor.next(1)
  const [reward] = await own.next(1)
  expect(winner).toEqual({
    op: 'event',
    topic: 'winners',
    seq: 1,
    data: {
      maskedName: expect.stringMatching(/\*\*\*@mail$/),
      activityId,
      label: '5 USDT',
      reward: expect.objectContaining({ amount: { amount: '5', unit: 'USDT' } }),
      at: expect.any(Number),
    },
  })
  expect(reward).toMatchObject({ op: 'event', topic: 'rewards', seq: 2, data: { state: 'GRANTED' } })
})

const counting = (length: number) => Array.from({ length }, (_, index) => index + 1)

test('[NET-3][DEV-6] subscribers of two instances get the same events in the same order', async () => {
  const other = await world.startInstance()
  const user = await world.addLiveUser()
  const clients = [await world.openMessages(user), await world.openMessages(user, other.origin)]
  for (const total of counting(20)) await world.countMessages(user.userId, total)
  const [own, remote] = await Promise.all(clients.map((client) => client.next(20)))
  expect(own?.map(({ data }) => data)).toEqual(counting(20).map((total) => ({ total })))
  expect(remote).toEqual(own)
  await other.stop()
})

test('[NET-3][DEV-4] a client of a killed instance gets every event once from another one', async () => {
  const doomed = await spawnGateway(world.database.url)
  const user = await world.addLiveUser()
  const first = await world.openMessages(user, doomed.origin)
  const writing = (async () => {
    for (const total of counting(200)) await world.countMessages(user.userId, total)
  })()
  await vi.waitFor(() => expect(first.frames.length).toBeGreaterThan(20), { interval: 5 })
  await doomed.kill()
  expect(await first.closed).toBe(1006)
  const second = await world.openPrivate(user)
  second.send({ op: 'subscribe', topic: 'messages', since: first.frames.at(-1)?.seq })
  await writing
  const events = () => [...first.frames, ...second.frames].filter(({ op }) => op === 'event')
  await vi.waitFor(() => expect(events().length).toBeGreaterThanOrEqual(200))
  expect(events().map(({ data }) => data)).toEqual(counting(200).map((total) => ({ total })))
})
