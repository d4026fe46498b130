import { apply } from '@fanfare/contract/activity/join.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import type { CalledGateway } from '@fanfare/gateway/testing/called-gateway.ts'
import { tradeTask } from '@fanfare/gateway/testing/task-world.ts'

interface ClaimOptions {
  /** USDT that the task of one trade pays. */
  amount?: string
  /** Facts of the user besides the trade `<alias>-trade`. */
  events?: readonly object[]
}

/** Publishes an activity with one task; a new user joins, trades and claims its reward. */
export async function claimedReward(
  gateway: CalledGateway,
  alias: string,
  { amount = '5', events = [] }: ClaimOptions = {},
) {
  const file = activityInput({
    alias,
    tasks: [tradeTask({ reward: { type: 'GIFT_CASH', kind: 'Token', amount: { amount, unit: 'USDT' } } })],
    budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '5000' }],
    texts: { en: { title: 'Reward', rules: 'Rules', tasks: { 'first-trade': { title: 'Trade' } } } },
  })
  const activityId = await gateway.publish(file)
  const user = await gateway.register()
  await gateway.call(apply, { query: { activityId } }, user)
  const trade = { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', side: 'buy', usdtVolume: '150', fee: '0.1' }
  const facts = [{ eventId: `${alias}-trade`, ...trade }, ...events]
  await gateway.sendFacts(...facts.map((fact) => ({ userId: user.userId, ...fact })))
  const claimed = await gateway.call(obtainReward, { query: { activityId, taskId: 'first-trade' } }, user)
  return { activityId, user, rewardId: claimed.data.rewardId }
}
