import { expect, test } from 'vitest'
import { createReviewWorld } from '#gateway/testing/review-world.ts'
import { beginPayouts } from './db/payouts.ts'

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
    sums: [{ rewardType: 'GIFT_CASH', unit: 'USDT', count: 1, amount: '5' }],
  })
  gateway.setPolicy({ second: { payoutAbove: { USDT: '4.99' } } })
  expect((await handOver()).data).toMatchObject({ done: false, requested: 0, proposal: { kind: 'PAYOUT' } })
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
