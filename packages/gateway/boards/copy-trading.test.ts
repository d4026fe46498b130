import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { expect, test } from 'vitest'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { readMyActivity } from '../activities/read-activity.ts'
import { closed, followed, stats } from '#gateway/testing/copy-facts.ts'
import { createTaskWorld, DAY, HOUR, type TaskWorld } from '#gateway/testing/task-world.ts'
import { listTraders } from './list-traders.ts'

type CopyInput = Extract<ActivityFileInput, { type: 'CopyTrading' }>

const world = await createTaskWorld({ audited: true })
let published = 0

const publish = (changes: Partial<CopyInput> & { limit?: string } = {}) => {
  const { limit = '1000', ...file } = changes
  return world.publish({
    alias: `copy-${(published += 1)}`,
    type: 'CopyTrading',
    tasks: [],
    cover: { limit: { amount: '50', unit: 'USDT' } },
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit }],
    ...file,
  })
}
const coverOf = async (userId: string, activityId: string) => {
  const { my } = await readMyActivity(world.gateway, callerOf(userId), activityId, { locale: 'en', country: null })
  return my.cover
}
const evaluated = async (...events: Parameters<TaskWorld['send']>) => {
  await world.send(...events)
  await world.passTime(2_000)
}

test('[SCR-6] the loss of the first copied order is paid without a claim, with its exact amount, and once', async () => {
  const activityId = await publish()
  const traderId = await world.addUser()
  const userId = await world.addParticipant(activityId)
  const openedAt = world.clock.now()
  await evaluated(stats(traderId, openedAt, { nickname: 'Delta North' }), followed(userId, openedAt, traderId))
  expect(await coverOf(userId, activityId)).toMatchObject({
    state: 'OPEN',
    trader: 'Delta North',
    openedAt,
    paid: null,
  })
  world.clock.advance(HOUR)
  const order = closed(userId, world.clock.now(), { traderId })
  await evaluated(order)
  await evaluated(order, closed(userId, world.clock.now(), { traderId, pnl: '-30' }))
  expect(await coverOf(userId, activityId)).toMatchObject({
    state: 'PAID',
    trader: 'Delta North',
    openedAt,
    result: { amount: '-12.40', unit: 'USDT' },
    paid: { amount: '12.4', unit: 'USDT' },
    limit: { amount: '50', unit: 'USDT' },
  })
  expect(await world.rewardsOf(userId)).toMatchObject([
    {
      source: { kind: 'COVER', id: order.orderId },
      reward: { rewardType: 'DROP', amount: { amount: '12.4', unit: 'USDT' } },
    },
  ])
})

test.each([
  ['a profit', { pnl: '4.20' }, 'USED_UP'],
  ['a manual close', { automatic: false }, 'VOID'],
])('[SCR-6] after %s the cover pays nothing, also for a later loss', async (_, changes, state) => {
  const activityId = await publish()
  const userId = await world.addParticipant(activityId)
  await evaluated(closed(userId, world.clock.now(), changes))
  await evaluated(closed(userId, world.clock.now()))
  expect(await coverOf(userId, activityId)).toMatchObject({ state, paid: null })
})

test('[SCR-6] a cover that the budget cannot pay stays open and says so, until the operator adds to the budget', async () => {
  const file = { alias: 'small-budget', limit: '60' }
  const activityId = await publish(file)
  const [paid, waiting] = [await world.addParticipant(activityId), await world.addParticipant(activityId)]
  await evaluated(closed(paid, world.clock.now(), { pnl: '-50' }))
  await evaluated(closed(waiting, world.clock.now()))
  expect(await coverOf(waiting, activityId)).toMatchObject({ state: 'OPEN', reasonCode: 'SOLD_OUT', paid: null })
  await publish({ ...file, limit: '90' })
  await world.passTime(2_000)
  expect(await coverOf(waiting, activityId)).toMatchObject({ state: 'PAID', paid: { amount: '12.4' } })
})

test('[SCR-6] without a copied order by the end there is no cover', async () => {
  const activityId = await publish({ startTime: '-20d 00:00', endTime: '-1d 00:00' })
  const userId = await world.addParticipant(activityId)
  expect(await coverOf(userId, activityId)).toMatchObject({ state: 'VOID', reasonCode: 'OUT_OF_WINDOW', trader: null })
})

test('[GW-2] in any order of arrival a lead trader has the newest figures, and unknown users are left out', async () => {
  const traderId = await world.addUser()
  const unknown = world.gateway.newId('u')
  const now = world.clock.now()
  const old = stats(traderId, now - DAY, { followers: 1 })
  const tied = stats(traderId, now, { eventId: `a-${traderId}`, followers: 2 })
  const newest = stats(traderId, now, { eventId: `b-${traderId}`, followers: 300, authentic: false })
  await world.send(newest, old, stats(unknown, now))
  await world.send(tied)
  await world.send(old, tied)
  const { items } = await listTraders(world.gateway, null, await publish({ traders: { shown: 50 } }))
  expect(items.find((one) => one.traderId === traderId)).toMatchObject({
    followers: 300,
    capacity: 300,
    name: `${traderId.slice(0, 2)}***@mail`,
    covered: false,
    following: false,
  })
  expect(items.some((one) => one.traderId === unknown)).toBe(false)
})

test('[SCR-6] lead traders: featured first, authentic before others, then by return; mine are marked', async () => {
  const now = world.clock.now()
  const [low, high, pinned, other] = (await Promise.all([1, 2, 3, 4].map(() => world.addUser()))) as [
    string,
    string,
    string,
    string,
  ]
  await world.send(
    stats(low, now, { roi30d: '0.5' }),
    stats(high, now, { roi30d: '0.7' }),
    stats(pinned, now, { roi30d: '-0.9' }),
    stats(other, now, { roi30d: '9', authentic: false }),
  )
  const activityId = await publish({ traders: { shown: 50, featured: [pinned] } })
  const userId = await world.addParticipant(activityId)
  await world.send(followed(userId, now, low))
  const { items } = await listTraders(world.gateway, callerOf(userId), activityId)
  const mine = [low, high, pinned, other]
  expect(items.map(({ traderId }) => traderId).filter((id) => mine.includes(id))).toEqual([pinned, high, low, other])
  expect(items.find(({ traderId }) => traderId === low)).toMatchObject({ following: true, covered: true })
  await evaluated(closed(userId, now))
  const after = await listTraders(world.gateway, callerOf(userId), activityId)
  expect(after.items.some(({ covered }) => covered)).toBe(false)
  expect((await listTraders(world.gateway, null, activityId)).items.some(({ covered }) => covered)).toBe(true)
})
