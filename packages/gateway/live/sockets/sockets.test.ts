import { afterAll, expect, test } from 'vitest'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { createLiveWorld } from '#gateway/live/testing/live-world.ts'
import { trade, tradeTask } from '#gateway/testing/task-world.ts'

const REWARD = expect.objectContaining({ amount: { amount: '5', unit: 'USDT' } }) as unknown

const world = await createLiveWorld()
afterAll(() => world.stop())

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
  await claimReward(world.gateway, { userId: user.userId }, { activityId, taskId: 'first-trade' }, 'en')
  const claimedAt = performance.now()
  const [winner] = await visitor.next(1)
  const [reward] = await own.next(1)
  expect(performance.now() - claimedAt).toBeLessThan(1_000)
  expect(winner).toEqual({
    op: 'event',
    topic: 'winners',
    seq: 1,
    data: {
      maskedName: expect.stringMatching(/\*\*\*@mail$/),
      activityId,
      label: '5 USDT',
      reward: REWARD,
      at: expect.any(Number),
    },
  })
  expect(reward).toMatchObject({ op: 'event', topic: 'rewards', seq: 2, data: { state: 'GRANTED' } })
})
