import type { Rebate } from '@fanfare/contract/agent/rebates.ts'
import { usdt } from '#lib/testing/samples.ts'

/** A rebate of a futures trade at 40%, with two deductions. */
export const rebateRow = (more: Partial<Rebate> = {}): Rebate => ({
  rebateId: 'r-1',
  at: Date.UTC(2026, 10, 19, 6, 42),
  invitee: 'UID 71***204',
  source: 'DIRECT',
  vipCode: 'AURORA7',
  product: 'FUTURES',
  symbol: 'BTC/USDT',
  volume: usdt('184220.5'),
  fee: usdt('92.11025'),
  bonusFee: usdt('5'),
  deductions: [
    { kind: 'BONUS', amount: '3.5' },
    { kind: 'COUPON', amount: '1.5' },
  ],
  rate: '0.4',
  rebate: usdt('34.8441'),
  cappedTo: null,
  reverses: null,
  status: 'PENDING',
  reasonCode: null,
  settlesAt: null,
  ...more,
})
