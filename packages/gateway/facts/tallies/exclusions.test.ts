import { expect, test } from 'vitest'
import { fact, INSIDE } from '#gateway/testing/task-facts.ts'
import { accountReason, depositReason, isStablePair, tradeReason } from './exclusions.ts'

test('[ACT-4] an ordinary trade counts', () => {
  expect(tradeReason(fact('trade.filled', INSIDE))).toBeNull()
  expect(tradeReason(fact('trade.filled', INSIDE, { fee: '0', feeFromBonus: '0.00' }))).toBeNull()
})

test('[ACT-4] zero fee, stablecoin pair and bonus-paid fee do not count', () => {
  expect(tradeReason(fact('trade.filled', INSIDE, { zeroFee: true }))).toBe('ZERO_FEE')
  expect(tradeReason(fact('trade.filled', INSIDE, { symbol: 'USDC/USDT' }))).toBe('STABLE_PAIR')
  expect(tradeReason(fact('trade.filled', INSIDE, { feeFromBonus: '0.01' }))).toBe('BONUS_FEE')
  expect(tradeReason(fact('trade.filled', INSIDE, { feeFromBonus: true }))).toBe('BONUS_FEE')
  expect(tradeReason(fact('trade.filled', INSIDE, { feeFromBonus: false }))).toBeNull()
})

test('[ACT-4] a fill that added liquidity counts like any other', () => {
  expect(tradeReason(fact('trade.filled', INSIDE, { maker: true }))).toBeNull()
})

test('[ACT-4] an account is a market maker from one classification until a later one revokes it', () => {
  const events = [
    fact('account.classified', INSIDE + 10, { marketMaker: false }),
    fact('account.classified', INSIDE, { marketMaker: true }),
  ]
  const reasons = [-1, 0, 9, 10, 99].map((ms) => accountReason(events, INSIDE + ms))
  expect(reasons).toEqual([null, 'MARKET_MAKER', 'MARKET_MAKER', null, null])
})

test('[ACT-4] of two classifications at one instant the one with the greater eventId decides, in either order', () => {
  const events = [
    fact('account.classified', INSIDE, { eventId: 'b', marketMaker: true }),
    fact('account.classified', INSIDE, { eventId: 'a', marketMaker: false }),
  ]
  expect(accountReason(events, INSIDE)).toBe('MARKET_MAKER')
  expect(accountReason(events.toReversed(), INSIDE)).toBe('MARKET_MAKER')
})

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
