import { afterAll, expect, test, vi } from 'vitest'
import { apply } from '@fanfare/contract/activity/apply.ts'
import { obtainReward } from '@fanfare/contract/task/obtain-reward.ts'
import { payAsWallet } from '@fanfare/gateway/demo/send-events.ts'
import { startPayouts } from '@fanfare/gateway/payouts/start-payouts.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { listPayouts, reportDay, retryFailed } from '@fanfare/runner/commands/payouts.ts'
import { commandsAt } from './support/commands-at.ts'

const FILE = `
alias: paid
type: NewUser
timeZone: UTC
startTime: -1d 00:00
endTime: +9d 00:00
tasks:
  - { id: trade, type: ANY_TRADING_VOLUME, period: DURING, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '5', unit: USDT } } }
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '5000' }
texts:
  en: { title: Paid, rules: Rules, tasks: { trade: { title: Trade } } }
`
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
  const { data } = await gateway.ops('PUT', '/ops/v1/activities/paid', FILE)
  const { activityId } = data as { activityId: string }
  const { userId, token } = await gateway.register()
  await gateway.call(apply, { query: { activityId } }, { token })
  const occurredAt = gateway.clock.now()
  const trade = { type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', usdtVolume: '150' }
  await gateway.ops('POST', '/ops/v1/events', { events: [{ eventId: 'trade-1', userId, occurredAt, ...trade }] })
  await gateway.call(obtainReward, { query: { activityId, taskId: 'trade' } }, { token })
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
