import { expect, test } from 'vitest'
import { stateByWords, type PayoutRow, type WalletWord } from './payouts.ts'

const paid: WalletWord = { type: 'reward.paid', final: null, amount: null }
const returned: WalletWord = { type: 'reward.payout_returned', final: null, amount: null }
const failed = (final: boolean): WalletWord => ({ type: 'reward.payout_failed', final, amount: null })

const state = (stored: PayoutRow['state'], words: WalletWord[], changes: Partial<PayoutRow> = {}) =>
  stateByWords({
    payoutId: 'po1',
    rewardId: 'rw1',
    userId: 'u1',
    activityId: 'act1',
    asset: 'DROP:USDT',
    amount: '5',
    state: stored,
    rewardAsset: 'DROP:USDT',
    rewardQuantity: '5',
    rewardCancelled: '0',
    rewardState: 'GRANTED',
    words,
    ...changes,
  })

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
