import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WalletEvent } from '@fanfare/contract/ops/platform-event.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { isHandedOver, type PayoutRow } from './db/payouts.ts'
import { judgeWord } from './wallet-words.ts'

/** `PAYOUT_SEED=…` replays a run. */
const SEED = Number(process.env.PAYOUT_SEED ?? Math.floor(Math.random() * 2 ** 31))
process.stdout.write(`payouts: seed ${SEED}\n`)

const base = { userId: 'u-1', occurredAt: 5, payoutId: 'po-1' }
const words = fc
  .array(
    fc.constantFrom(
      { type: 'reward.paid' as const, reference: 'tx-1' },
      { type: 'reward.paid' as const, reference: 'tx-1', amount: '5.0' },
      { type: 'reward.paid' as const, reference: 'tx-2', amount: '4' },
      { type: 'reward.payout_failed' as const, code: 'LIMIT' as const, final: true },
      { type: 'reward.payout_failed' as const, code: 'INTERNAL' as const, final: false },
      { type: 'reward.payout_returned' as const, reference: 'back-1', code: 'REGION' as const },
    ),
    { maxLength: 8 },
  )
  .map((list) => list.map((word, index): WalletEvent => ({ ...base, eventId: `e-${index}`, ...word })))

const SENT: PayoutRow = {
  payoutId: 'po-1',
  rewardId: 'rw-1',
  userId: 'u-1',
  activityId: 'act-1',
  asset: 'GIFT_CASH:USDT',
  amount: '5.000000000000000000',
  state: 'SENT',
  revision: 2,
  attempt: 1,
  failures: 0,
  readyAt: null,
  requestedAt: 1,
  sentAt: 2,
  settledAt: null,
  deadAt: null,
  reference: null,
  code: null,
  message: null,
}

const hear = (payout: PayoutRow, list: readonly WalletEvent[]): PayoutRow =>
  list.reduce(
    (before, word) => judgeWord(before, word, 10).steps.reduce<PayoutRow>((row, step) => ({ ...row, ...step }), before),
    payout,
  )

/** The state that the words mean together, whatever their order. */
function meaning(list: readonly WalletEvent[]): PayoutRow['state'] {
  const says = (type: string) => list.some((word) => word.type === type && !('amount' in word && word.amount === '4'))
  if (says('reward.payout_returned')) return 'RETURNED'
  if (says('reward.paid')) return 'PAID'
  if (list.some((word) => word.type === 'reward.payout_failed' && word.final)) return 'FAILED'
  return says('reward.payout_failed') ? 'WAITING' : 'SENT'
}

test('words of the wallet in any order leave a payout in the same state', () => {
  const orders = words.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
  )
  forAll(
    { seed: SEED, numRuns: runs(300) },
    [orders, fc.constantFrom('SENT' as const, 'READY' as const)],
    ([list, shuffled], state) => {
      const begun = state === 'READY' && list.length > 0 ? { ...SENT, state, sentAt: null } : SENT
      const expected = begun.state === 'READY' && meaning(list) === 'SENT' ? 'READY' : meaning(list)
      for (const order of [list, shuffled]) expect(hear(begun, order).state).toBe(expected)
      const paid = hear(begun, [...shuffled, { ...base, eventId: 'e-last', type: 'reward.paid', reference: 'tx-1' }])
      expect(['PAID', 'RETURNED']).toContain(paid.state)
      expect(paid.amount).toBe(SENT.amount)
    },
  )
})

test('only a payout that the wallet has or has paid counts as handed over', () => {
  const states = ['WAITING', 'READY', 'SENT', 'PAID', 'FAILED', 'RETURNED', 'CANCELLED'] as const
  expect(states.filter((state) => isHandedOver({ state }))).toEqual(['SENT', 'PAID'])
})

test('a failure of an earlier attempt does not stop the present one', () => {
  const second = { ...SENT, attempt: 2 }
  const late: WalletEvent = {
    ...base,
    eventId: 'e-1',
    type: 'reward.payout_failed',
    code: 'LIMIT',
    final: true,
    attempt: 1,
  }
  expect(hear(second, [late]).state).toBe('SENT')
  expect(hear(second, [{ ...late, attempt: 2 }]).state).toBe('FAILED')
})
