import { expect, test } from 'vitest'
import { readFactLabel } from './fact-label.ts'

test.each([
  ['trade.spot.buy:BTC/USDT', 'trade', 'buy', 'BTC/USDT'],
  ['trade.futures.sell:BTCUSDT_UMCBL', 'trade', 'sell', 'BTCUSDT_UMCBL'],
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
