import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { createLiveWorld } from '#gateway/live/testing/live-world.ts'
import { trade, tradeTask } from '#gateway/testing/task-world.ts'

const world = await createLiveWorld()

const MALFORMED = { op: 'refused', data: { code: '40000' } }

test('[NET-3] a ping is answered with a pong, also in a frame of exactly 4 KiB', async () => {
  const client = await world.openPublic()
  client.send({ op: 'ping' })
  const frame = JSON.stringify({ op: 'ping', x: '' })
  client.send(frame.replace('""', `"${'x'.repeat(4096 - frame.length)}"`))
  expect(await client.next(2)).toEqual([{ op: 'pong' }, { op: 'pong' }])
  client.close()
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
  client.close()
})

test('[NET-3] a client that keeps sending malformed frames is closed with 4008', async () => {
  const client = await world.openPublic()
  for (let count = 0; count < 6; count += 1) client.send('garbage')
  expect(await client.closed).toBe(4008)
  expect(client.frames).toEqual(Array.from({ length: 6 }, () => MALFORMED))
})

test.each([
  ['a binary frame', Buffer.from('{"op":"ping"}'), 1003],
  ['a frame over 4 KiB', 'x'.repeat(4097), 1009],
  ['a frame of 1 MB', 'x'.repeat(1_000_000), 1009],
])('[NET-3] %s closes the socket', async (_, frame, code) => {
  const client = await world.openPublic()
  client.send(frame)
  expect(await client.closed).toBe(code)
})

test('[NET-3] text that is not UTF-8 closes the socket with 1007', async () => {
  const client = await world.openPublic()
  client.connection.send(Buffer.from([0x22, 0xff, 0x22]), { binary: false })
  expect(await client.closed).toBe(1007)
})

test.each(['ping', 'frame'])('[NET-3] more than 20 %ss in a second close the socket with 4008', async (kind) => {
  const client = await world.openPublic()
  for (let count = 0; count < 1_000; count += 1)
    if (kind === 'ping') client.connection.ping()
    else client.send({ op: 'ping' })
  expect(await client.closed).toBe(4008)
  expect(client.frames.length).toBeLessThanOrEqual(20)
})

test('[NET-3] twenty frames in a second are processed', async () => {
  const client = await world.openPublic()
  for (let count = 0; count < 20; count += 1) client.send({ op: 'ping' })
  expect(await client.next(20)).toHaveLength(20)
  client.close()
})

test('[NET-3] twenty topics can be subscribed to, and one more closes the socket with 4008', async () => {
  const client = await world.openPublic()
  for (let count = 0; count < 20; count += 1) client.send({ op: 'subscribe', topic: `board:act_${count}` })
  const ready = await client.next(20)
  expect(ready.every(({ op }) => op === 'ready')).toBe(true)
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
  visitor.close()
  own.close()
})

test('[NET-3] a claimed reward reaches the public winners and the private rewards within a second', async () => {
  const activityId = await world.publish({ alias: 'live', tasks: [tradeTask()] })
  const user = await world.addLiveUser()
  await world.joinActivity(user.userId, activityId)
  await world.send(trade(user.userId, Date.now() - 1_000))
  await world.evaluate()
  const visitor = await world.openPublic()
  const own = await world.openPrivate(user)
  visitor.send({ op: 'subscribe', topic: 'winners' })
  own.send({ op: 'subscribe', topic: 'rewards' })
  expect(await visitor.next(1)).toEqual([{ op: 'ready', topic: 'winners', seq: 0 }])
  expect(await own.next(1)).toEqual([{ op: 'ready', topic: 'rewards', seq: 1 }])
  await world.claim(user.userId, activityId)
  const watch = new Watch()
  const [winner] = await visitor.next(1)
  const [reward] = await own.next(1)
  expect(watch.seconds).toBeLessThan(watch.limit(1))
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
