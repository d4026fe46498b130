import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { appendLog } from '#gateway/log/db/log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { purgeExpired } from '#gateway/retention.ts'
import { createLiveWorld, type LiveUser } from '#gateway/live/testing/live-world.ts'
import type { SocketClient } from '#gateway/live/testing/socket-client.ts'

const MINUTE_MS = 60_000

let activities = 0
const world = await createLiveWorld()

/** A public topic of its own, and a function that appends events to it. */
function newTopic() {
  const activityId = `act_${(activities += 1)}`
  const append = (count: number) =>
    withTransaction(world.gateway.db, async (tx) => {
      for (let each = 0; each < count; each += 1)
        await appendLog(
          tx,
          [{ topic: 'activity.changed', userId: null, payload: { activityId, status: `${each}` } }],
          0,
        )
    })
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
  await vi.waitFor(
    async () => expect(await recorded('messages', user.userId)).toHaveLength(before.length + totals.length),
    10_000,
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
  second.close()
})

test('[NET-3] a client that has missed nothing gets no gap', async () => {
  const user = await world.addLiveUser()
  const client = await world.openPrivate(user)
  expect(await subscribe(client, 'messages', 1)).toBe(1)
  client.send({ op: 'ping' })
  expect(await client.next(1)).toEqual([{ op: 'pong' }])
  client.close()
})

test.each([1_000, -1])('[NET-3] a since that never existed gets one gap: %i', async (since) => {
  const client = await world.openPrivate(await world.addLiveUser())
  await subscribe(client, 'messages', since)
  expect(await client.next(1)).toEqual([{ op: 'gap', topic: 'messages', seq: 1 }])
  client.close()
})

test('[NET-3] 500 missed events are replayed, and 501 are one gap', async () => {
  const user = await world.addLiveUser()
  const client = await world.openPrivate(user)
  await record(user, ...Array.from({ length: 501 }, (_, index) => index))
  expect(await subscribe(client, 'messages', 2)).toBe(2)
  const replayed = await client.next(500)
  expect(replayed.map(({ seq }) => seq)).toEqual(Array.from({ length: 500 }, (_, index) => index + 3))
  expect(await subscribe(client, 'messages', 1)).toBe(502)
  expect(await client.next(1)).toEqual([{ op: 'gap', topic: 'messages', seq: 502 }])
  client.send({ op: 'ping' })
  expect(await client.next(1)).toEqual([{ op: 'pong' }])
  client.close()
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
  client.close()
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
  again.close()
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
  client.close()
  foreign.close()
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
  client.close()
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
  client.close()
})
