import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { DEDUCTION_KINDS } from '@fanfare/contract/agent/agent.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { rebateLinesOf, type ChainAgent, type Trade } from './rebate-lines-of.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const trade = (change: Partial<Trade> = {}): Trade =>
  fact('trade.filled', NOW, { fee: '10', market: 'futures', ...change })
const agent = (agentId: string, rate: string, change: Partial<ChainAgent> = {}): ChainAgent => ({
  agentId,
  rates: { SPOT: rate, FUTURES: rate, COPY: rate },
  isSuspended: false,
  capLeft: null,
  ...change,
})
const PAID = { deduct: ['BONUS', 'COUPON', 'DISCOUNT'] as const, givesBack: '0' }
const linesOf = (
  one: Trade,
  chain: ChainAgent[],
  terms: Partial<{ deduct: typeof DEDUCTION_KINDS; givesBack: string }> = {},
) =>
  rebateLinesOf(one, chain, { ...PAID, deduct: [...(terms.deduct ?? PAID.deduct)], givesBack: terms.givesBack ?? '0' })
const amounts = (lines: ReturnType<typeof rebateLinesOf>) => lines.map(({ rebate, reason }) => `${rebate} ${reason}`)

test('[AGT-2] each agent gets the difference to the highest rate below', () => {
  expect(amounts(linesOf(trade(), [agent('a', '0.3'), agent('b', '0.4'), agent('c', '0.5')]))).toEqual([
    '3 null',
    '1 null',
    '1 null',
  ])
  expect(amounts(linesOf(trade(), [agent('a', '0.4'), agent('b', '0.3'), agent('c', '0.5')]))).toEqual([
    '4 null',
    '0 SAME_RATE',
    '1 null',
  ])
})

test('[AGT-4] the share of a friend comes from the rate of the direct agent alone', () => {
  const [direct, above] = linesOf(trade(), [agent('a', '0.3'), agent('b', '0.4')], { givesBack: '0.05' })
  expect(direct).toMatchObject({ rate: '0.25', rebate: '2.5', friendRebate: '0.5' })
  expect(above).toMatchObject({ rate: '0.1', rebate: '1', friendRebate: '0' })
  const [all] = linesOf(trade(), [agent('a', '0.3')], { givesBack: '0.4' })
  expect(all).toMatchObject({ rate: '0', rebate: '0', friendRebate: '3', reason: 'GIVEN_BACK' })
})

test('[AGT-2] an agent without a rate reads that it has none, not that an agent below has the same', () => {
  expect(amounts(linesOf(trade(), [agent('a', '0'), agent('b', '0'), agent('c', '0.5')]))).toEqual([
    '0 ZERO_RATE',
    '0 ZERO_RATE',
    '5 null',
  ])
})

test('[AGT-2] the parts of a fee that were not paid in cash earn nothing', () => {
  const one = trade({ feeFromBonus: '3', feeCoupon: '2', feeDiscount: '1', maker: true })
  const [line] = linesOf(one, [agent('a', '0.5')])
  expect(line).toMatchObject({ fee: '10', deducted: '6', rebate: '2' })
  expect(line?.deductions).toEqual([
    { kind: 'BONUS', amount: '3' },
    { kind: 'COUPON', amount: '2' },
    { kind: 'DISCOUNT', amount: '1' },
  ])
  expect(amounts(linesOf(one, [agent('a', '0.5')], { deduct: DEDUCTION_KINDS }))).toEqual(['0 MAKER_FEE'])
  expect(amounts(linesOf(trade({ feeFromBonus: true }), [agent('a', '0.5')]))).toEqual(['0 BONUS_FEE'])
  expect(amounts(linesOf(trade({ feeFromBonus: '99' }), [agent('a', '0.5')]))).toEqual(['0 BONUS_FEE'])
})

test('[AGT-2] a line without a rebate has the reason', () => {
  const sell = (change: Partial<Trade>, chain = [agent('a', '0.5')]) => amounts(linesOf(trade(change), chain))
  expect(sell({ zeroFee: true })).toEqual(['0 ZERO_FEE'])
  expect(sell({ fee: '0' })).toEqual(['0 ZERO_FEE'])
  expect(sell({ fee: '0.00000001' })).toEqual(['0 ZERO_FEE'])
  expect(sell({}, [agent('u-1', '0.5')])).toEqual(['0 SELF_REFERRAL'])
  expect(sell({}, [agent('a', '0.5', { capLeft: '0' })])).toEqual(['0 CAP_REACHED'])
  expect(sell({}, [agent('a', '0.5', { capLeft: '1.5' })])).toEqual(['1.5 null'])
  const suspended = linesOf(trade(), [agent('a', '0.3', { isSuspended: true }), agent('b', '0.4')], {
    givesBack: '0.05',
  })
  expect(amounts(suspended)).toEqual(['0 SUSPENDED', '1 null'])
  expect(suspended[0]?.friendRebate).toBe('0')
})

test('[AGT-2] amounts are rounded down to 8 decimals', () => {
  expect(amounts(linesOf(trade({ fee: '0.123456789' }), [agent('a', '0.3')]))).toEqual(['0.03703703 null'])
})

const rate = fc.integer({ min: 0, max: 9_999 }).map((n) => String(n / 10_000))
const amount = fc.integer({ min: 0, max: 10 ** 9 }).map((n) => new Big(n).div(10 ** 6).toFixed())
const chainOf = fc
  .array(fc.record({ rate, isSuspended: fc.boolean(), capLeft: fc.option(amount) }), { minLength: 1, maxLength: 5 })
  .map((agents) => agents.map(({ rate: own, ...rest }, index) => agent(`a-${index}`, own, rest)))
const tradeOf = fc
  .record({ fee: amount, feeFromBonus: amount, feeCoupon: amount, feeDiscount: amount, maker: fc.boolean() })
  .map((change) => trade(change))

test('[AGT-2] rebates and the friend’s share never exceed the paid fee at the highest rate of the chain', () => {
  forAll({}, [tradeOf, chainOf, rate, fc.subarray([...DEDUCTION_KINDS])], (one, chain, givesBack, deduct) => {
    const lines = rebateLinesOf(one, chain, { deduct, givesBack })
    const total = lines.reduce((sum, line) => sum.plus(line.rebate).plus(line.friendRebate), new Big(0))
    const top = chain.reduce((most, { rates }) => (most.gt(rates.FUTURES) ? most : new Big(rates.FUTURES)), new Big(0))
    const [{ fee, deducted } = { fee: '0', deducted: '0' }] = lines
    const paid = new Big(fee).minus(deducted)
    expect(paid.gte(0)).toBe(true)
    expect(total.lte(paid.times(top))).toBe(true)
    for (const [index, line] of lines.entries()) {
      expect(new Big(line.rebate).gte(0)).toBe(true)
      expect(line.rebate === '0').toBe(line.reason !== null)
      const { capLeft } = chain[index] as ChainAgent
      expect(capLeft === null || new Big(line.rebate).lte(capLeft)).toBe(true)
    }
  })
})
