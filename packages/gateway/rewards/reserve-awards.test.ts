import { afterAll, expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { createTaskWorld, tradeTask } from '#gateway/testing/task-world.ts'
import { award, type Award } from './reserve-awards.ts'
const world = await createTaskWorld()
afterAll(async () => expect(await audit(world.gateway.db)).toEqual([]))

async function participant(alias: string, limit = '1000') {
  const budget = [{ rewardType: 'GIFT_CASH' as const, unit: 'USDT', limit }]
  const activityId = await world.publish({ alias, tasks: [tradeTask()], budget })
  const userId = await world.addParticipant(activityId)
  return { userId, activityId }
}

const prize = (of: { userId: string; activityId: string }, changes: Partial<Award> = {}): Award => ({
  ...of,
  source: 'manual:7',
  asset: 'GIFT_CASH:USDT',
  quantity: '12.5',
  earnedAt: world.clock.now(),
  ...changes,
})

test('[GW-3] an award repeated by 50 racing requests is granted once and appears with its source', async () => {
  const user = await participant('race')
  const rewards = await Promise.all(Array.from({ length: 50 }, () => award(world.gateway, [prize(user)])))
  expect(new Set(rewards.map(([reward]) => reward?.rewardId)).size).toBe(1)
  expect(await world.rewardsOf(user.userId)).toMatchObject([
    {
      source: { kind: 'MANUAL', id: '7' },
      taskId: null,
      periodKey: null,
      state: 'GRANTED',
      reward: { rewardType: 'GIFT_CASH', amount: { amount: '12.5', unit: 'USDT' } },
    },
  ])
})

test('[GW-3] each source is a reward of its own, and the hold of an award is kept', async () => {
  const user = await participant('sources')
  const holdUntil = world.clock.now() + 1000
  await award(world.gateway, [prize(user, { source: 'manual:1' })])
  await award(world.gateway, [prize(user, { source: 'rank:volume:3', holdUntil })])
  const states = (await world.rewardsOf(user.userId)).map(
    ({ source, state }) => `${source?.kind} ${source?.id} ${state}`,
  )
  expect(states.toSorted()).toEqual(['MANUAL 1 GRANTED', 'RANK volume:3 HOLD'])
})

test('[GW-3] an award that the budget cannot pay changes nothing, also among others', async () => {
  const [first, second] = [await participant('poor', '20'), await participant('rich')]
  expect(await award(world.gateway, [prize(first, { source: 'manual:1' })])).toMatchObject([{ state: 'GRANTED' }])
  const both = [prize(first, { source: 'manual:2' }), prize(second, { source: 'manual:2' })]
  expect(await award(world.gateway, both)).toMatchObject([null, { userId: second.userId }])
  expect(await world.rewardsOf(first.userId)).toHaveLength(1)
  expect(await world.rewardsOf(second.userId)).toHaveLength(1)
})
