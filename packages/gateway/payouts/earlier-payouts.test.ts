import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { createReviewWorld } from '#gateway/testing/review-world.ts'
import { beginPayouts, listEarlier } from './db/payouts.ts'

const world = await createReviewWorld({ audited: true, config: { payouts: true } })
const { gateway } = world
const before = await gateway.register()
await world.claim(before, 'small')
world.advance(1000)
const since = world.now()
await beginPayouts(gateway.db, since)
const after = await gateway.register()
await world.claim(after, 'small')

const body = { maximum: 10, note: 'the platform has not paid them' }
const handOver = (query = '', key?: string) => gateway.post(`payouts/earlier${query}`, body, { key })
const payoutsOf = (userId: string) => gateway.rows('payouts', { userId })

test('rewards from before the payouts are counted, and handed over only by a deliberate change, each once', async () => {
  expect(await gateway.read('payouts/earlier')).toEqual({
    since,
    count: 1,
    more: false,
    sums: [{ rewardType: 'GIFT_CASH', unit: 'USDT', count: 1, amount: '5' }],
  })
  gateway.setPolicy({ second: { payoutAbove: { USDT: '4.99' } } })
  expect((await handOver()).data).toMatchObject({ done: false, requested: 0, proposal: { kind: 'HAND_OVER' } })
  expect(await payoutsOf(before.userId)).toEqual([])
  gateway.setPolicy({ second: { payoutAbove: { USDT: '5' } } })
  expect((await handOver('?dryRun=1')).data).toMatchObject({ done: false, requested: 1, proposal: null })
  expect(await payoutsOf(before.userId)).toEqual([])
  expect((await handOver('', 'hand-over-of-the-test')).data).toMatchObject({ done: true, requested: 1 })
  const [payout] = await payoutsOf(before.userId)
  expect(payout).toMatchObject({ state: 'READY', attempt: 1, amount: '5.000000000000000000' })
  expect(await gateway.rows('log', { topic: 'reward.payout_requested' })).toHaveLength(1)
  expect(await gateway.rows('auditLog', { action: 'payout.handed_over' })).toMatchObject([
    { subject: payout?.payoutId, detail: { rewardId: payout?.rewardId, note: body.note } },
  ])
  expect((await handOver('', 'hand-over-of-the-test')).data).toMatchObject({ done: true, requested: 1 })
  expect((await handOver()).data).toMatchObject({ requested: 0 })
  expect(await payoutsOf(before.userId)).toHaveLength(1)
  expect(await payoutsOf(after.userId)).toEqual([])
  expect(await gateway.read('payouts/earlier')).toMatchObject({ count: 0, sums: [] })
})

test('a hand-over is approved for the rewards that were proposed, despite later changes', async () => {
  await gateway.db.deleteFrom('payoutService').execute()
  const users = [await gateway.register(), await gateway.register(), await gateway.register()]
  const [kept, cancelled, held] = users as [TestUser, TestUser, TestUser]
  for (const user of [kept, cancelled]) await world.claim(user, 'small')
  gateway.setPolicy({ second: { payoutAbove: { USDT: '1' } } })
  world.advance(1000)
  await beginPayouts(gateway.db, world.now() + 600_000)
  const { data } = await handOver('', 'proposed-hand-over')
  await world.claim(held, 'small')
  const [gone] = await gateway.rows('rewards', { userId: cancelled.userId })
  await gateway.asOwner((owner) =>
    owner
      .updateTable('rewards')
      .set({ state: 'USED', left: '0' })
      .where('rewardId', '=', gone?.rewardId ?? '')
      .execute(),
  )
  const decided = await gateway.decide(data.proposal)
  expect(decided.data).toMatchObject({ state: 'APPROVED', result: { requested: 2, leftOut: 1 } })
  for (const { userId } of [kept, after]) expect(await payoutsOf(userId)).toHaveLength(1)
  expect(await payoutsOf(cancelled.userId)).toEqual([])
  expect(await payoutsOf(held.userId)).toEqual([])
})

test('earlier rewards are read page by page of their own index, past those that have a payout', async () => {
  const at = world.now()
  const all = await listEarlier(gateway.db, { at, limit: 10 })
  expect(all.length).toBeGreaterThan(0)
  expect(await listEarlier(gateway.db, { at, limit: 10, page: 1 })).toEqual(all)
  const plan = await gateway.asOwner((owner) =>
    owner.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql<Record<string, string>>`explain (costs off) select r.reward_id from rewards r
        where r.state in ('GRANTED', 'HOLD') and r.reward_type in ('GIFT_CASH', 'DROP', 'PLATFORM_TOKEN', 'FUTURES_COUPON')
          and r.granted_at < (select since from payout_service) and (r.granted_at, r.reward_id) > (1, 'rw')
        order by r.granted_at, r.reward_id limit 10`.execute(tx)
    }),
  )
  expect(JSON.stringify(plan.rows)).toContain('using rewards_earlier on rewards')
})
