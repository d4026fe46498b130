import { expect, test } from 'vitest'
import { withTransaction } from '#gateway/db/transaction.ts'
import { cancelReward } from '#gateway/rewards/awards/cancel-reward.ts'
import { createTaskWorld, DAY, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { activityReport } from '@fanfare/contract/ops/activity-report.ts'
import { readReport } from './read-report.ts'

const world = await createTaskWorld()

test('[ACT-9] the report counts participants, rewards paid by source, refusals by reason, and adds up the budget', async () => {
  // 13 USDT pay two of the three users who complete the task.
  const budget = [{ rewardType: 'GIFT_CASH' as const, unit: 'USDT', limit: '13' }]
  const activityId = await world.publish({ alias: 'reported', tasks: [tradeTask({ claimDays: 2 })], budget })
  const [claimed = '', late = '', unlucky = '', idle = ''] = await Promise.all([1, 2, 3, 4].map(() => world.addUser()))
  for (const userId of [claimed, late, unlucky, idle]) await world.joinActivity(userId, activityId)
  for (const userId of [claimed, late, unlucky]) await world.sendAndEvaluate(trade(userId, world.clock.now()))
  await world.claim(claimed, activityId)

  const report = await readReport(world.gateway, 'reported')
  expect(activityReport.data.parse(report)).toMatchObject({
    activityId,
    alias: 'reported',
    title: 'Test',
    version: 1,
    status: 'ONGOING',
    participants: 4,
    paid: [{ source: 'TASK', id: 'first-trade', rewardType: 'GIFT_CASH', unit: 'USDT', rewards: 1, amount: '5' }],
    refused: [{ what: 'REWARD', reason: 'SOLD_OUT', count: 1 }],
    budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '13', reserved: '5', granted: '5', left: '3' }],
  })

  await world.passTime(3 * DAY)
  const later = await readReport(world.gateway, 'reported')
  expect(later.refused).toContainEqual({ what: 'REWARD', reason: 'CLAIM_EXPIRED', count: 1 })
})

test('[ACT-9] a part of a reward that was taken back is not paid, so paid and granted add up', async () => {
  const activityId = await world.publish({ alias: 'corrected', tasks: [tradeTask()] })
  const userId = await world.addTrader(activityId)
  const { rewardId } = await world.claim(userId, activityId)
  const takeBack = (amount: string | null) =>
    withTransaction(world.gateway.db, (tx) =>
      cancelReward(tx, world.gateway, { rewardId, amount, reason: 'CORRECTED', at: world.clock.now() }),
    )
  await takeBack('2')
  expect(await readReport(world.gateway, 'corrected')).toMatchObject({
    paid: [{ id: 'first-trade', rewards: 1, amount: '3' }],
    budget: [{ granted: '3' }],
  })
  await takeBack(null)
  expect(await readReport(world.gateway, 'corrected')).toMatchObject({
    paid: [],
    refused: [{ what: 'REWARD', reason: 'CORRECTED', count: 1 }],
    budget: [{ granted: '0' }],
  })
})

test('[ACT-9] an unknown alias has no report', async () => {
  await expect(readReport(world.gateway, 'unknown')).rejects.toMatchObject({ codeName: 'NOT_FOUND' })
})
