import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { payAsWallet } from '@fanfare/gateway/demo/send-events.ts'
import { startPayouts } from '@fanfare/gateway/payouts/start-payouts.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'
import { ops } from '@fanfare/runner/commands/ops.ts'
import { claimedReward } from './support/claimed-reward.ts'
import { commandsAt } from './support/commands-at.ts'

const { gateway, origin, folder, prints } = await commandsAt({ config: { payouts: true } })
const payouts = startPayouts(gateway.ctx)
afterAll(() => payouts.stop())

test('payouts are listed, paid by the demo wallet, requested again after a failure, and summed up by day', async () => {
  await prints(ops, 'payouts', 0, /^items: none\n[^]*sums: none\ndifferences: none\n$/)
  await vi.waitFor(async () => expect(await gateway.rows('payoutService')).toHaveLength(1))
  await claimedReward(gateway, 'paid')
  const listed = await vi.waitFor(() => prints(ops, 'payouts', 0, /sums:\n.*\nREADY +USDT +1 +5 /))
  const [id = ''] = /po[0-9a-f]{8,}/.exec(listed) ?? []
  await prints(ops, 'retryPayouts', 2, /^code, maximum is missing\.\nRequests all payouts again/)
  await prints(ops, `retryPayout id=${id}`, 1)
  await prints(ops, 'retryPayout id=po_unknown', 1, 'The gateway has nothing of this name or id.\n')

  expect(await payAsWallet({ gatewayOrigin: origin, opsSecret: DEVELOPMENT_OPS_SECRET })).toBe('Paid as the wallet: 1.')
  expect(await payAsWallet({ gatewayOrigin: origin, opsSecret: DEVELOPMENT_OPS_SECRET })).toMatch(/^No payout waits/)
  await prints(ops, 'payouts state=PAID', 0, new RegExp(`\\n${id} [^]*\\nPAID +USDT +1 +5 `))
  const day = new Date(gateway.clock.now()).toISOString().slice(0, 10)
  await prints(ops, `payoutReport day=${day}`, 0, /GIFT_CASH:USDT +PAID +1 +5\n$/)
  await prints(ops, `payoutReport day=${day} --to ${join(folder, 'day.csv')}`, 0, /^Wrote /)
  expect(readFileSync(join(folder, 'day.csv'), 'utf8')).toContain(id)
  await prints(ops, 'retryPayouts code=UNAVAILABLE maximum=5', 0, /done: true\nretried: 0\n$/)
})
