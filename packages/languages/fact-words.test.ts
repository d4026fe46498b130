import { expect, test } from 'vitest'
import { readFactLabel, reasonValueKey } from './fact-words.ts'
import { REASON_CODES } from '@fanfare/contract/enumerations.ts'

test.each([
  ['trade.spot.buy:BTC/USDT', 'trade', 'buy', 'BTC/USDT'],
  ['trade.futures.sell:BTCUSDT_UMCBL', 'trade', 'sell', 'BTCUSDT_UMCBL'],
  ['trade.futures.sell:BTCUSDT', 'trade', 'sell', 'BTC/USDT'],
  ['trade.spot:ETH/USDT', 'trade', 'trade', 'ETH/USDT'],
  ['trade.copy.buy:BTC/USDT:USDT', 'trade', 'copy', 'BTC/USDT:USDT'],
  ['deposit:USDT', 'deposit', 'deposit', 'USDT'],
  ['transfer', 'transfer', 'transfer', null],
  ['friend', 'friend', 'friend', null],
  ['staking.locked:SOL', 'other', 'other', 'SOL'],
  ['trade.spot.buy', 'other', 'other', null],
  ['deposit:', 'other', 'other', null],
  ['constructor', 'other', 'other', null],
  ['', 'other', 'other', null],
])('[ACT-4] the label %s is read', (label, kind, text, subject) => {
  expect(readFactLabel(label)).toEqual({ kind, text, subject })
})

test('[ACT-4] a reason of time has a sentence for each kind of fact and each side of the window', () => {
  expect(reasonValueKey('BEFORE_JOIN', { at: 1, until: 2 }, 'trade')).toBe('before_join_trade')
  expect(reasonValueKey('BEFORE_JOIN', { at: 1, until: 2 }, 'holding')).toBe('before_join_other')
  expect(reasonValueKey('OUT_OF_WINDOW', { at: 1, until: 2 }, 'deposit')).toBe('before_window_deposit')
  expect(reasonValueKey('OUT_OF_WINDOW', { at: 2, until: 2 }, 'friend')).toBe('after_window_friend')
})

test('[ACT-4] a reason without its values, or an unknown one, has the plain sentence', () => {
  expect(reasonValueKey('STABLE_PAIR', { at: 1, symbol: 'USDC/USDT' }, 'trade')).toBe('stable_pair')
  expect(reasonValueKey('STABLE_PAIR', { at: 1 }, 'trade')).toBeNull()
  expect(reasonValueKey('KYC_NEEDED', { at: 1 }, 'friend')).toBeNull()
  expect([...REASON_CODES, 'constructor', ''].map((reason) => reasonValueKey(reason, {}, 'trade'))).toEqual(
    [...REASON_CODES, 'constructor', ''].map(() => null),
  )
})
