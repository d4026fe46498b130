import { afterAll, expect, test } from 'vitest'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { holdReward } from '@fanfare/contract/staff/corrections.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { listMyRewards } from '#gateway/rewards/list-rewards.ts'
import { readRewardTimeline } from '#gateway/rewards/reward-timeline.ts'
import { createTaskWorld, tradeTask } from '#gateway/testing/task-world.ts'
import { StateMoved } from '../../util/domain-error.ts'
import { bindChange } from '../staff-change.ts'
import { HOLD_REWARD } from './hold-reward.ts'

const REWARD = {
  type: 'GIFT_CASH',
  kind: 'Token',
  amount: { amount: '5', unit: 'USDT' },
  expiresDays: 9,
} as const
const world = await createTaskWorld()
afterAll(async () => expect(await audit(world.gateway.db)).toEqual([]))

const handle = bindChange(HOLD_REWARD).handle as (
  request: unknown,
  context: unknown,
) => Promise<CallData<typeof holdReward>>

function hold(rewardId: string, until: number | null, revision: number) {
  const headers: Record<string, string> = { 'if-match': `"${revision}"` }
  const staff = { name: 'Ada', roles: new Set(['risk'] as const), via: 'KEY' as const, key: 'tests' }
  const context = { gateway: world.gateway, staff, header: (name: string) => headers[name] }
  return handle({ params: { rewardId }, query: { dryRun: '0' }, body: { until, note: 'asked' } }, context)
}

test('a granted reward is held until a moment, unlocks then or by hand, and its user sees both', async () => {
  const activityId = await world.publish({ alias: 'held-by-staff', tasks: [tradeTask({ reward: REWARD })] })
  const userId = await world.addTrader(activityId)
  const { rewardId } = await claimReward(world.gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en')
  const mine = async () =>
    (await listMyRewards(world.gateway, { userId }, { pageIndex: 0, pageSize: 20 } as never, 'en')).items[0]
  const now = world.clock.now()
  const { reward } = await hold(rewardId, now + DAY_MS, 1)
  expect(reward).toMatchObject({ state: 'HOLD', revision: 2 })
  expect(await mine()).toMatchObject({ state: 'HOLD', reasonCode: 'ON_HOLD', holdUntil: now + DAY_MS })
  const { steps } = await readRewardTimeline(world.gateway, { userId }, rewardId)
  expect(steps.map(({ step }) => step)).toContain('HOLD')

  await expect(hold(rewardId, null, 1)).rejects.toThrow(StateMoved)
  for (const until of [now, now + 31 * DAY_MS, now + 9 * DAY_MS])
    await expect(hold(rewardId, until, 2)).rejects.toThrow()
  world.clock.advance(HOUR_MS)
  expect(await hold(rewardId, null, 2)).toMatchObject({ done: true, reward: { state: 'GRANTED', revision: 3 } })
  expect(await mine()).toMatchObject({ state: 'GRANTED' })
  await expect(hold(rewardId, null, 3)).rejects.toThrow(StateMoved)

  await hold(rewardId, world.clock.now() + DAY_MS, 3)
  world.clock.advance(DAY_MS)
  expect(await mine()).toMatchObject({ state: 'GRANTED' })
  const lines = await world.server.rows('auditLog', { subject: rewardId })
  expect(lines.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['reward.held', 'reward.let_go', 'reward.held']),
  )
})
