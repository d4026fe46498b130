import { expect, test } from 'vitest'
import { amountByReward, stateByWords, type PayoutRow, type WalletWord } from './payouts.ts'

const paid: WalletWord = { type: 'reward.paid', final: null, amount: null }
const returned: WalletWord = { type: 'reward.payout_returned', final: null, amount: null }
const failed = (final: boolean): WalletWord => ({ type: 'reward.payout_failed', final, amount: null })

const payout: PayoutRow = {
  payoutId: 'po1',
  rewardId: 'rw1',
  userId: 'u1',
  activityId: 'act1',
  asset: 'DROP:USDT',
  amount: '5',
  state: 'READY',
  sentAt: null,
  rewardAsset: 'DROP:USDT',
  rewardQuantity: '5',
  rewardCancelled: '0',
  rewardState: 'GRANTED',
  rewardCancelledAt: null,
  words: null,
}

const state = (stored: PayoutRow['state'], words: WalletWord[], changes: Partial<PayoutRow> = {}): string =>
  stateByWords({ ...payout, state: stored, words, ...changes })

test('a payment after a failure wins, and one that came back is returned', () => {
  expect(state('FAILED', [failed(true), paid])).toBe('PAID')
  expect(state('PAID', [returned, paid])).toBe('RETURNED')
})

test('nothing is paid, returned or failed without a word of the wallet', () => {
  expect(state('PAID', [])).toBe('SENT')
  expect(state('RETURNED', [returned])).toBe('SENT')
  expect(state('FAILED', [])).toBe('SENT')
})

test('a payout fails at a final failure, or at the fifth', () => {
  expect(state('FAILED', [failed(true)])).toBe('FAILED')
  expect(
    state(
      'FAILED',
      Array.from({ length: 4 }, () => failed(false)),
    ),
  ).toBe('SENT')
  expect(
    state(
      'FAILED',
      Array.from({ length: 5 }, () => failed(false)),
    ),
  ).toBe('FAILED')
})

test('a payout is cancelled only if its reward was taken back or has ended', () => {
  expect(state('CANCELLED', [])).toBe('READY')
  expect(state('CANCELLED', [], { rewardCancelled: '5' })).toBe('CANCELLED')
  expect(state('CANCELLED', [], { rewardState: 'EXPIRED' })).toBe('CANCELLED')
})

test('a payout is for what is left of its reward when it is handed over', () => {
  expect(amountByReward({ ...payout, rewardCancelled: '2', rewardCancelledAt: 1, sentAt: 2 })).toBe('3 DROP:USDT')
  expect(amountByReward({ ...payout, amount: '5', rewardCancelled: '2', rewardCancelledAt: 1 })).toBe('3 DROP:USDT')
})

test('a reward that is taken back after its payout came back leaves the amount of the payout', () => {
  const taken = { ...payout, state: 'RETURNED' as const, rewardCancelled: '5', rewardCancelledAt: 2, sentAt: 1 }
  expect(amountByReward(taken)).toBe('5 DROP:USDT')
  expect(amountByReward({ ...taken, amount: '6' })).toBe('0 DROP:USDT')
})
