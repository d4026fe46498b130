import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { closed } from '#gateway/testing/copy-facts.ts'
import { atCrashPoints, createFaults } from '#gateway/testing/faults.ts'
import { createTaskWorld, DAY, HOUR, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { claimReward } from '../rewards/claim-reward.ts'
import { ingestEvents } from '../facts/ingest-events.ts'
import { evaluateDue } from './evaluate-due.ts'
import { sweep } from './worker.ts'

const world = await createTaskWorld()

const [faults, faulty] = createFaults(world.gateway)
const expiring = { type: 'GIFT_CASH', kind: 'Token', amount: { amount: '5', unit: 'USDT' }, expiresDays: 1 } as const
const activityId = await world.publish({
  endTime: '+900d 00:00',
  tasks: [tradeTask({ reward: expiring, claimDays: 1 })],
})

const coveredId = await world.publish({
  alias: 'covered',
  type: 'CopyTrading',
  endTime: '+900d 00:00',
  tasks: [],
  cover: { limit: { amount: '50', unit: 'USDT' } },
  budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '100000' }],
})
/** A held cover is paid when no fact has arrived for so long, ms. */
const QUIET = 2_000

/** Crashes at points of `work`, each time on a fresh case; then the ledger is consistent and `work` succeeds. */
const atPoints = <Case>(
  prepare: () => Promise<Case>,
  work: (gateway: GatewayContext, one: Case) => Promise<unknown>,
  check: (one: Case) => Promise<void>,
): Promise<number> =>
  atCrashPoints(
    faults,
    async (crash) => {
      const one = await prepare()
      await crash(() => work(faulty, one))
      expect(await audit(world.gateway.db)).toEqual([])
      await work(world.gateway, one)
      await check(one)
    },
    'gateway/facts',
    'gateway/rewards',
  )

const joined = async () => {
  const userId = await world.addParticipant(activityId)
  await world.evaluate()
  return userId
}
const traded = async () => {
  const userId = await joined()
  await world.send(trade(userId, world.clock.now()))
  return userId
}
const completed = async () => {
  const userId = await traded()
  await world.evaluate()
  return userId
}
const claim = (gateway: GatewayContext, userId: string) =>
  claimReward(gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en')
const drain = async (gateway: GatewayContext) => {
  while ((await evaluateDue(gateway)).length > 0);
}
const statuses = async (userId: string) =>
  (await listSourceStates(world.gateway.db, userId)).map(({ status, claimExpired }) => ({ status, claimExpired }))

test('[GW-3] a crash at any point of ingestion neither loses nor doubles an event', async () => {
  const points = await atPoints(
    async () => {
      const userId = await joined()
      return { userId, event: trade(userId, world.clock.now()) }
    },
    (gateway, { event }) => ingestEvents(gateway, [event]),
    async ({ userId }) => {
      await world.evaluate()
      expect(await statuses(userId)).toEqual([{ status: 'COMPLETED', claimExpired: false }])
    },
  )
  expect(points).toBeGreaterThanOrEqual(6)
})

test('[GW-3] after a crash at any point of an evaluation the user can be evaluated again', async () => {
  const points = await atPoints(traded, drain, async (userId) => {
    expect(await statuses(userId)).toEqual([{ status: 'COMPLETED', claimExpired: false }])
  })
  expect(points).toBeGreaterThanOrEqual(20)
})

test('[GW-3] a crash at any point of a correction moves a cover exactly once', async () => {
  const points = await atPoints(
    async () => {
      const userId = await world.addParticipant(coveredId)
      const start = world.clock.now()
      world.clock.advance(2 * HOUR)
      await world.send(closed(userId, start + HOUR, { orderId: 'later', pnl: '-30' }))
      await world.passTime(QUIET)
      await world.send(closed(userId, start, { orderId: 'earlier' }))
      world.clock.advance(QUIET)
      return userId
    },
    drain,
    async (userId) => {
      const rewards = await world.rewardsOf(userId)
      expect(rewards.map(({ source, state }) => [source?.id, state])).toEqual([
        ['earlier', 'GRANTED'],
        ['later', 'CANCELLED'],
      ])
      const { balance } = (await world.server.rows('ledgerAccounts', { account: `user:${userId}` }))[0]!
      expect(Number(balance)).toBe(12.4)
    },
  )
  expect(points).toBeGreaterThanOrEqual(40)
})

test('[GW-3] a claim that crashes at any point and is repeated grants one reward', async () => {
  const points = await atPoints(completed, claim, async (userId) => {
    const again = await claim(world.gateway, userId)
    expect((await world.rewardsOf(userId)).map(({ rewardId }) => rewardId)).toEqual([again.rewardId])
  })
  expect(points).toBeGreaterThanOrEqual(2)
})

test('[GW-3] a crash at any point of a sweep returns each expired claim and each ended reward once', async () => {
  const points = await atPoints(
    async () => {
      const holder = await completed()
      await claim(world.gateway, holder)
      const late = await completed()
      world.clock.advance(DAY)
      return { holder, late }
    },
    async (gateway) => {
      await sweep(gateway)
      await drain(gateway)
    },
    async ({ holder, late }) => {
      expect(await statuses(late)).toEqual([{ status: 'COMPLETED', claimExpired: true }])
      expect(await world.rewardsOf(holder)).toMatchObject([{ state: 'EXPIRED' }])
      const { balance } = (await world.server.rows('ledgerAccounts', { account: `user:${holder}` }))[0]!
      expect(Number(balance)).toBe(0)
    },
  )
  expect(points).toBeGreaterThanOrEqual(30)
})
