import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { StateMoved } from '#gateway/util/domain-error.ts'
import { createTaskWorld, tradeTask } from '#gateway/testing/task-world.ts'
import { cancelReward, type Cancellation } from './cancel-reward.ts'
import { readRewardTimeline } from './reward-timeline.ts'

const world = await createTaskWorld()

async function granted() {
  const activityId = await world.publish({
    alias: `cancel-${world.gateway.newId('x').slice(-8).toLowerCase()}`,
    tasks: [tradeTask()],
  })
  const userId = await world.addTrader(activityId)
  const { rewardId } = await world.claim(userId, activityId)
  return { userId, activityId, rewardId }
}

const cancel = (rewardId: string, amount: Cancellation['amount'], reason: Cancellation['reason'] = 'CORRECTED') =>
  withTransaction(world.gateway.db, (tx) =>
    cancelReward(tx, world.gateway, { rewardId, amount, reason, at: world.clock.now() }),
  )

const mine = async (userId: string) => (await world.rewardsOf(userId))[0]

test('[GW-3] the amount taken back is in the budget again, and the reward says why', async () => {
  const { userId, activityId, rewardId } = await granted()
  await cancel(rewardId, '2')
  expect(await mine(userId)).toMatchObject({ state: 'GRANTED', left: { amount: '3', unit: 'USDT' } })
  expect(await audit(world.gateway.db)).toEqual([])
  await cancel(rewardId, null, 'MULTI_ACCOUNT')
  expect(await mine(userId)).toMatchObject({ state: 'CANCELLED', reasonCode: 'MULTI_ACCOUNT' })
  expect(await mine(userId)).not.toHaveProperty('left')
  const { steps } = await readRewardTimeline(world.gateway, { userId }, rewardId)
  expect(steps.map(({ step }) => step)).toEqual(['EARNED', 'GRANTED', 'CANCELLED'])
  const moved = await world.gateway.db
    .selectFrom('ledgerTransfers')
    .innerJoin('ledgerEntries', 'ledgerEntries.transferId', 'ledgerTransfers.transferId')
    .select(['reference', 'account', 'amount'])
    .where('kind', '=', 'CANCEL')
    .where('account', '=', `budget:${activityId}`)
    .orderBy('reference')
    .execute()
  expect(moved.map(({ reference, amount }) => [reference, Number(amount)])).toEqual([
    [`${rewardId}:2`, 2],
    [`${rewardId}:5`, 3],
  ])
  expect(await audit(world.gateway.db)).toEqual([])
})

test('[GW-3] a reward is taken back once, never more than is left, and a later use of it changes nothing', async () => {
  const { userId, rewardId } = await granted()
  await expect(cancel(rewardId, '5.01')).rejects.toThrow(StateMoved)
  await cancel(rewardId, null)
  await expect(cancel(rewardId, null)).rejects.toThrow(StateMoved)
  await world.send(fact('reward.used', world.clock.now(), { userId, rewardId }))
  await world.evaluate()
  expect(await mine(userId)).toMatchObject({ state: 'CANCELLED' })
  expect(await audit(world.gateway.db)).toEqual([])
})

test('[GW-3] a part that is used and a part that is taken back stay apart', async () => {
  const { userId, rewardId } = await granted()
  await cancel(rewardId, '2')
  await world.send(fact('reward.used', world.clock.now(), { userId, rewardId, quantity: '1' }))
  await world.evaluate()
  expect(await mine(userId)).toMatchObject({ state: 'GRANTED', left: { amount: '2', unit: 'USDT' } })
  expect(await audit(world.gateway.db)).toEqual([])
})
