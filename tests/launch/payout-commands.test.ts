import { afterAll, expect, test, vi } from 'vitest'
import { payAsWallet } from '@fanfare/gateway/demo/send-events.ts'
import { startPayouts } from '@fanfare/gateway/payouts/start-payouts.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { listPayouts, reportDay, retryFailed } from '@fanfare/runner/commands/payouts.ts'
import { claimedReward } from './support/claimed-reward.ts'
import { commandsAt } from './support/commands-at.ts'

const gateway = await borrowGateway({ config: { payouts: true } })
const { origin, prints } = await commandsAt(gateway)
const payouts = startPayouts(gateway.ctx)
afterAll(() => payouts.stop())

test('payouts are listed, paid by the demo wallet, requested again after a failure, and summed up by day', async () => {
  await prints(listPayouts, '', 0, 'No payouts.\n')
  await vi.waitFor(async () => expect(await gateway.rows('payoutService')).toHaveLength(1))
  await claimedReward(gateway, 'paid')
  const listed = await vi.waitFor(() => prints(listPayouts, '', 0, /READY: 1, 5 USDT/), { timeout: 20_000 })
  const id = /^(po\S+) {2}READY {2}5 GIFT_CASH:USDT/.exec(listed)?.[1] ?? ''
  await prints(retryFailed, '', 2, 'npm run payouts -- retry <id>, or retry --code <code>\n')
  await prints(retryFailed, id, 1)

  expect(await payAsWallet({ gatewayOrigin: origin, opsSecret: DEVELOPMENT_OPS_SECRET })).toBe('Paid as the wallet: 1.')
  expect(await payAsWallet({ gatewayOrigin: origin, opsSecret: DEVELOPMENT_OPS_SECRET })).toMatch(/^No payout waits/)
  await prints(listPayouts, '--state PAID', 0, new RegExp(`^${id}  PAID .*\\nPAID: 1, 5 USDT\\n$`))
  const day = new Date(gateway.clock.now()).toISOString().slice(0, 10)
  await prints(reportDay, day, 0, 'GIFT_CASH:USDT  PAID  1  5\n')
  await prints(reportDay, '', 2, 'npm run payouts -- report <day>\n')
  await prints(retryFailed, '--code UNAVAILABLE', 0, 'Requested again: 0.\n')
})
