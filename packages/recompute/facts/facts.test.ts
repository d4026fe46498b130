import { expect, test } from 'vitest'
import { classified, deposit, event, facts, HOUR, START, trade } from '../testing/facts.ts'
import { isStablePair, judged, openFlags, within } from './exclusions.ts'
import { knownAt, turningPoints } from './fact.ts'

test('facts are in the order of their time, then of the bytes of their ids', () => {
  const rows = [
    trade(START + 1, '1'),
    trade(START, '2'),
    { ...trade(START, '3'), eventId: 'B' },
    { ...trade(START, '4'), eventId: 'a' },
  ]
  expect(facts(...rows).map((fact) => (fact.type === 'trade.filled' ? fact.volume : ''))).toEqual(['3', '4', '2', '1'])
})

test.each([
  ['USDC/USDT', true],
  ['usdc_usdt', true],
  ['USDCUSDT', true],
  ['USDT-DAI-SWAP', true],
  ['BTC/USDT', false],
  ['BTCUSDT', false],
  ['USDT', false],
  ['FNF/USDC', false],
])('%s is a pair of stablecoins: %s', (symbol, is) => expect(isStablePair(symbol)).toBe(is))

test('zero-fee trades, stablecoin pairs, fees paid by a bonus and internal deposits count nowhere', () => {
  const rows = [
    trade(START, '1', { fee: '0' }),
    trade(START, '2', { zeroFee: true }),
    trade(START, '3', { symbol: 'USDC/USDT' }),
    trade(START, '4', { feeFromBonus: '0.00' }),
    trade(START, '5', { feeFromBonus: '0.01' }),
    trade(START, '6', { feeFromBonus: true }),
    trade(START, '7', { maker: true }),
    deposit(START, '8', { channel: 'Internal-transfer' }),
    deposit(START, '9'),
  ]
  const counted = judged(facts(...rows)).counted
  expect(
    counted.map((fact) => (fact.type === 'trade.filled' ? fact.volume : 'value' in fact ? fact.value : '')),
  ).toEqual(['1', '4', '7', '9'])
})

test('nothing of a market maker counts from the classification until its revocation, both included', () => {
  const rows = [
    trade(START - 1, '1'),
    classified(START, true),
    trade(START, '2'),
    trade(START + 9, '3'),
    classified(START + 10, false),
    trade(START + 10, '4'),
  ]
  const { counted } = judged(facts(...rows))
  expect(counted.filter(({ type }) => type === 'trade.filled').map(({ at }) => at - START)).toEqual([-1, 10])
})

test('a clearing takes the flags up to its time, of its reason or all', () => {
  const rows = [
    event('user.flagged', START, { reason: 'MULTI_ACCOUNT' }),
    event('user.flagged', START, { reason: 'odd' }),
    event('user.cleared', START, { reason: 'odd' }),
    event('user.cleared', START - 1),
    event('user.flagged', START + 2, { reason: 'odd' }),
  ]
  expect(openFlags(facts(...rows)).map(({ reason, at }) => [reason, at - START])).toEqual([
    ['MULTI_ACCOUNT', 0],
    ['odd', 2],
  ])
})

test('a fact is known from its arrival until the arrival of its reversal, in whichever order they came', () => {
  const wrong = { ...trade(START, '1'), receivedAt: START + HOUR }
  const reversal = event('event.reversed', START, { reverses: wrong.eventId }, { receivedAt: START + 3 * HOUR })
  const early = { ...reversal, eventId: 'early', receivedAt: START }
  const late = facts(wrong, reversal)
  const trades = (at: number, known = late) => knownAt(known, at).filter(({ type }) => type === 'trade.filled').length
  expect([trades(START), trades(START + HOUR), trades(START + 3 * HOUR)]).toEqual([0, 1, 0])
  expect(trades(START + HOUR, facts(wrong, early))).toBe(0)
  expect(turningPoints(late)).toEqual([START + HOUR, START + 3 * HOUR])
})

test('a flag cannot be reversed', () => {
  const flag = event('user.flagged', START, { reason: 'odd' })
  const reversal = event('event.reversed', START, { reverses: flag.eventId })
  expect(openFlags(knownAt(facts(flag, reversal), START))).toHaveLength(1)
})

test('a window has its start and not its end', () => {
  const known = facts(trade(START - 1, '1'), trade(START, '2'), trade(START + 9, '3'), trade(START + 10, '4'))
  expect(within(known, START, START + 10).map(({ at }) => at - START)).toEqual([0, 9])
})
