import { fact } from '#gateway/testing/task-facts.ts'
import { PRIVATE_TOPICS } from '@fanfare/contract/realtime.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { takeLease } from '#gateway/live/db/live-events.ts'
import { takeSnapshot } from '#gateway/boards/snapshots/take-snapshot.ts'
import { handleNext } from '#gateway/log/follow-log.ts'
import { atCrashPoints, createFaults } from '#gateway/testing/faults.ts'
import { createLogWorld, readToEnd } from '#gateway/testing/log-world.ts'
import { trade, tradeTask } from '#gateway/testing/task-world.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { announceCrossings } from './start-activity-clock.ts'
import { liveReader } from './live-events-of.ts'

const REWARD = expect.objectContaining({ amount: { amount: '5', unit: 'USDT' } }) as unknown

const HOUR_MS = 3_600_000

const world = await createLogWorld()

interface Recorded {
  topic: string
  userId: string
  seq: number
  data: Record<string, unknown>
}
const read = async (topic: string, userId = '') => {
  const { rows } = await sql<Recorded>`
    select * from live_events where topic = ${topic} and user_id = ${userId} order by id`.execute(world.gateway.db)
  return rows
}
async function record(topic: string, userId = '') {
  await readToEnd(world.gateway, liveReader(world.gateway))
  return read(topic, userId)
}
const dataOf = (events: readonly Recorded[]) => events.map(({ data }) => data)

const lease = (userId: string, now = world.clock.now()) =>
  takeLease(world.gateway.db, { userId, topics: PRIVATE_TOPICS, until: now + HOUR_MS, now })

test('[NET-3] a leased user gets the answer to their win-back application', async () => {
  const userId = await world.addUser()
  await lease(userId)
  const payload = { activityId: 'back', status: 'ACCEPTED' }
  await appendLog(world.gateway.db, [{ topic: 'win_back.decided', userId, payload }], world.clock.now())
  expect(dataOf(await record('applications', userId))).toEqual([payload])
})

test('[NET-3] a leased user gets the progress and states of tasks, and the states of rewards', async () => {
  const target = { amount: '100', unit: 'USDT' }
  const activityId = await world.publish({
    alias: 'tasks',
    tasks: [tradeTask({ type: 'SPOT_TRADING_VOLUME', target })],
  })
  const [userId, other] = [await world.addUser(), await world.addUser()]
  await lease(userId)
  for (const each of [userId, other]) {
    await world.joinActivity(each, activityId)
    await world.sendAndEvaluate(trade(each, world.clock.now(), '40'))
    world.clock.advance(2_000)
    await world.sendAndEvaluate(trade(each, world.clock.now(), '60'))
    await world.passTime(2_000)
    await world.claim(each, activityId)
  }
  const events = dataOf(await record('tasks', userId))
  const task = { activityId, taskId: 'first-trade' }
  expect(events[0]).toEqual({ ...task, taskStatus: 'PENDING' })
  expect(events.slice(-2)).toEqual([
    { ...task, taskStatus: 'COMPLETED' },
    { ...task, taskStatus: 'GRANTED' },
  ])
  expect(dataOf(await read('rewards', userId))).toEqual([{ rewardId: expect.any(String), state: 'GRANTED' }])
  const { rows } = await sql`select from live_events where user_id = ${other}
    union all select from log where user_id = ${other} and topic = 'tasks.changed'`.execute(world.gateway.db)
  expect(rows).toEqual([])
})

test('[NET-3] a ranked board is one event, also when several of its boards are ranked at once', async () => {
  const activityId = await world.publish({ alias: 'boards', tasks: [tradeTask()] })
  await takeSnapshot(world.gateway, { activityId, track: 'a', isFinal: false })
  await takeSnapshot(world.gateway, { activityId, track: 'b', isFinal: false })
  // Otherwise a transaction of another test could part the two entries.
  await world.readable()
  expect(dataOf(await record(`board:${activityId}`))).toEqual([{ activityId, updatedAt: world.clock.now() }])
})

test('[NET-3] a publication, a change and a cancellation of an activity are events with its status', async () => {
  const file = { alias: 'changes', tasks: [tradeTask()] }
  const statusOf = async (activityId: string) => (await record(`activity:${activityId}`)).at(-1)?.data.status
  const activityId = await world.publish({ ...file, startTime: '+1d 00:00' })
  expect(await statusOf(activityId)).toBe('UPCOMING')
  await world.publish({ ...file, startTime: '+1d 00:00', cancelled: true })
  expect(await statusOf(activityId)).toBe('ENDED')
  expect((await read(`activity:${activityId}`)).map(({ seq }) => seq)).toEqual([1, 2])
})

test('[NET-3] the start and the end of an activity are one event each, on several instances and after a restart', async () => {
  const { gateway, clock } = world
  const activityId = await world.publish({
    alias: 'crossings',
    startTime: '+1d 00:00',
    endTime: '+3d 00:00',
    tasks: [tradeTask()],
  })
  const announce = () =>
    Promise.all([announceCrossings(gateway), announceCrossings(gateway), announceCrossings(gateway)])
  const statuses = async () => (await record(`activity:${activityId}`)).map(({ data }) => data.status)
  await announce()
  expect(await statuses()).toEqual(['UPCOMING'])
  clock.advance(24 * HOUR_MS)
  await announce()
  await announce()
  expect(await statuses()).toEqual(['UPCOMING', 'ONGOING'])
  clock.advance(72 * HOUR_MS)
  await announce()
  await announce()
  expect(await statuses()).toEqual(['UPCOMING', 'ONGOING', 'ENDED'])
})

test('[NET-3] winners have masked names, no reward under review, and are a sample while thousands are granted', async () => {
  const limit = '10000'
  const activityId = await world.publish({
    alias: 'winners',
    tasks: [tradeTask()],
    budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit }],
  })
  const claim = async (flagged: boolean) => {
    const userId = await world.addParticipant(activityId)
    await world.send(trade(userId, world.clock.now()))
    if (flagged) await world.send(fact('user.flagged', world.clock.now(), { userId }))
    await world.evaluate()
    return world.claim(userId, activityId)
  }
  await record('winners')
  world.clock.advance(20_000)
  const before = (await read('winners')).length
  await claim(true)
  await claim(false)
  const events = (await record('winners')).slice(before)
  expect(dataOf(events)).toEqual([
    {
      maskedName: expect.stringMatching(/^\S{1,2}\*\*\*@mail$/),
      activityId,
      label: '5 USDT',
      reward: REWARD,
      at: world.clock.now(),
    },
  ])
  for (let count = 0; count < 65; count += 1) await claim(false)
  expect((await record('winners')).length - before).toBe(60)
  world.clock.advance(20_000)
  await claim(false)
  expect((await record('winners')).length - before).toBe(61)
})

test('[NET-3][DEV-6] a crash at any point of a batch loses no event and repeats none', async () => {
  const [faults, faulty] = createFaults(world.gateway)
  const userId = await world.addUser()
  await lease(userId)
  await record('messages', userId)
  let total = 0
  const points = await atCrashPoints(
    faults,
    async (crash) => {
      const entries = [1, 2, 3].map((n) => ({
        topic: 'messages.changed' as const,
        userId,
        payload: { total: total + n },
      }))
      await appendLog(world.gateway.db, entries, world.clock.now())
      total += 3
      await world.readable()
      await crash(() => handleNext(faulty, liveReader(faulty)))
      const events = await record('messages', userId)
      expect(events.map(({ data }) => data.total)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
      expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: total }, (_, index) => index + 2))
    },
    'gateway/log',
  )
  expect(points).toBeGreaterThan(8)
})
