import { afterAll, expect, test, vi } from 'vitest'
import { payAsWallet } from '@fanfare/gateway/demo/send-events.ts'
import { startPayouts } from '@fanfare/gateway/payouts/start-payouts.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { listPayouts, reportDay, retryFailed } from '@fanfare/runner/commands/payouts.ts'
import { claimedReward } from './support/claimed-reward.ts'
import { commandsAt } from './support/commands-at.ts'

const gateway = await borrowGateway({ config: { payouts: true } })
const output = await commandsAt(gateway)
const { origin, printed } = output
const payouts = startPayouts(gateway.ctx)
afterAll(() => payouts.stop())

test('payouts are listed, paid by the demo wallet, requested again after a failure, and summed up by day', async () => {
  expect(await printed(listPayouts)).toEqual([0, 'No payouts.\n'])
  await vi.waitFor(async () =>
    expect(await gateway.db.selectFrom('payoutService').selectAll().execute()).toHaveLength(1),
  )
  const { occurredAt } = await claimedReward(gateway, 'paid')
  await vi.waitFor(async () => expect((await printed(listPayouts))[1]).toContain('READY: 1, 5 USDT'), {
    timeout: 20_000,
  })
  const id = /^(po\S+) {2}READY {2}5 GIFT_CASH:USDT/.exec(output.written)?.[1] ?? ''
  expect(await printed(retryFailed)).toEqual([2, 'npm run payouts -- retry <id>, or retry --code <code>\n'])
  expect((await printed(retryFailed, id))[0]).toBe(1)

  expect(await payAsWallet({ gatewayOrigin: origin, opsSecret: DEVELOPMENT_OPS_SECRET })).toBe('Paid as the wallet: 1.')
  expect(await payAsWallet({ gatewayOrigin: origin, opsSecret: DEVELOPMENT_OPS_SECRET })).toMatch(/^No payout waits/)
  expect((await printed(listPayouts, '--state', 'PAID'))[1]).toMatch(
    new RegExp(`^${id}  PAID .*\\nPAID: 1, 5 USDT\\n$`),
  )
  const day = new Date(occurredAt).toISOString().slice(0, 10)
  expect(await printed(reportDay, day)).toEqual([0, 'GIFT_CASH:USDT  PAID  1  5\n'])
  expect(await printed(reportDay)).toEqual([2, 'npm run payouts -- report <day>\n'])
  expect(await printed(retryFailed, '--code', 'UNAVAILABLE')).toEqual([0, 'Requested again: 0.\n'])
})
