import { expect, test } from 'vitest'
import { fact, INSIDE } from '#gateway/testing/task-facts.ts'
import { depositReason, isStablePair, tradeReason } from './exclusions.ts'

test('[ACT-4] a trade with several reasons always has the first of them', () => {
  const all = { zeroFee: true, symbol: 'USDC/USDT', feeFromBonus: '1' }
  expect(tradeReason(fact('trade.filled', INSIDE, all))).toBe('ZERO_FEE')
  expect(tradeReason(fact('trade.filled', INSIDE, { ...all, zeroFee: false }))).toBe('STABLE_PAIR')
  expect(tradeReason(fact('trade.filled', INSIDE, { ...all, zeroFee: false, symbol: 'BTC/USDT' }))).toBe('BONUS_FEE')
})

test('[ACT-4] an internal transfer does not count as a deposit', () => {
  for (const channel of ['internal', 'INTERNAL', 'internal_transfer'])
    expect(depositReason(fact('deposit.confirmed', INSIDE, { channel }))).toBe('INTERNAL_TRANSFER')
  for (const channel of ['onchain', 'card', undefined])
    expect(depositReason(fact('deposit.confirmed', INSIDE, { channel }))).toBeNull()
})

test.each([
  'USDC/USDT',
  'USDCUSDT',
  'usdc-usdt',
  'FDUSD_USDT',
  'DAI/USDC',
  'USDCUSDT_SPBL',
  'USDC/USDT:USDT',
  'EURCUSDC',
])('[ACT-4] %s is a stablecoin pair', (symbol) => expect(isStablePair(symbol)).toBe(true))

test.each([
  'BTC/USDT',
  'BTCUSDT',
  'USDT/BTC',
  'ETHUSDC',
  'BTC/USDT:USDT',
  'BTCUSDT_UMCBL',
  'USDT',
  'DAIX/USDT',
  'XUSDCUSDT',
  '/',
])('[ACT-4] %s is not a stablecoin pair', (symbol) => expect(isStablePair(symbol)).toBe(false))
