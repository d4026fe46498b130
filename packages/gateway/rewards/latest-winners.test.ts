import { expect, test } from 'vitest'
import { createTaskWorld, DAY, HOUR, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { cancelReward } from './awards/cancel-reward.ts'
import { latestWinners } from './latest-winners.ts'

const world = await createTaskWorld()

async function claimIn(activityId: string): Promise<string> {
  const userId = await world.addParticipant(activityId)
  await world.send(trade(userId, world.clock.now()))
  await world.claim(userId, activityId)
  return userId
}
/** Asks another instance, which keeps no answer yet. */
const winners = (activityId?: string) => latestWinners({ ...world.gateway }, activityId, 'en')

test('[SCR-1][D-25] the winners are the latest claims of listed activities, newest first, with masked names', async () => {
  const listed = await world.publish({ alias: 'winners', tasks: [tradeTask()] })
  const hidden = await world.publish({ alias: 'hidden', listed: false, tasks: [tradeTask()] })
  expect(await winners()).toEqual({ items: [] })
  await claimIn(listed)
  world.clock.advance(HOUR)
  const last = await claimIn(listed)
  await claimIn(hidden)
  const { items, lastDay } = await winners()
  const at = world.clock.now()
  expect(items).toMatchObject([
    { maskedName: `${last.slice(0, 2)}***@mail`, activityId: listed, title: 'Test', at },
    { activityId: listed, at: at - HOUR },
  ])
  expect(items.map(({ reward }) => reward.amount)).toEqual(Array(2).fill({ amount: '5', unit: 'USDT' }))
  expect(lastDay).toEqual({ rewards: 2, amount: { amount: '10', unit: 'USDT' } })
  expect((await winners(hidden)).items).toMatchObject([{ activityId: hidden }])
  await expect(winners('act-nowhere')).rejects.toMatchObject({ codeName: 'NOT_FOUND' })
})

test('[SCR-1] rewards under review are no news, and those of yesterday are not in the sum of a day', async () => {
  const activityId = await world.publish({ alias: 'reviewed', tasks: [tradeTask()] })
  const userId = await claimIn(activityId)
  await world.gateway.db.updateTable('rewards').set({ state: 'REVIEW' }).where('userId', '=', userId).execute()
  expect(await winners(activityId)).toEqual({ items: [] })
  await claimIn(activityId)
  world.clock.advance(DAY + 1)
  const { items, lastDay } = await winners(activityId)
  expect([items.length, lastDay]).toEqual([1, undefined])
})

test('[SCR-1] a reward of which a part was taken back is shown and added with the rest of it', async () => {
  const activityId = await world.publish({ alias: 'part', tasks: [tradeTask()] })
  const userId = await claimIn(activityId)
  const { db, clock } = world.gateway
  const [{ rewardId } = { rewardId: '' }] = await world.server.rows('rewards', { userId })
  await withTransaction(db, (tx) =>
    cancelReward(tx, world.gateway, { rewardId, amount: '2', reason: 'CORRECTED', at: clock.now() }),
  )
  const { items, lastDay } = await winners(activityId)
  expect(items[0]?.reward).toMatchObject({ amount: { amount: '3', unit: 'USDT' }, label: '3 USDT' })
  expect(lastDay).toEqual({ rewards: 1, amount: { amount: '3', unit: 'USDT' } })
})

test('[SCR-1] at most 20 winners, and many readers cost one reading', async () => {
  const activityId = await world.publish({ alias: 'many', tasks: [tradeTask()] })
  for (let person = 0; person < 21; person += 1) await claimIn(activityId)
  const instance = { ...world.gateway }
  const { items } = await latestWinners(instance, activityId, 'en')
  expect(items).toHaveLength(20)
  await claimIn(activityId)
  expect(await latestWinners(instance, activityId, 'en')).toEqual(await latestWinners(instance, activityId, 'en'))
  expect((await latestWinners(instance, activityId, 'en')).items).toEqual(items)
})
