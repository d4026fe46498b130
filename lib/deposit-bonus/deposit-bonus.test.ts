import { describe, expect, test } from 'vitest'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { afterWithdrawal, breakEven, missingFor, rewardGain, reachedTier, tierChoices } from './tiers.ts'
import { earlierSum } from './earlier-sum.ts'
import { usdt } from '#lib/testing/samples.ts'

const tier = (tierId: string, netDeposit: string, volume: string, reward: string, kind: 1 | 2 = 1): Tier => ({
  tierId,
  label: tierId,
  netDeposit: usdt(netDeposit),
  volume: usdt(volume),
  reward: { rewardType: 'GIFT_CASH', kind, amount: usdt(reward), label: tierId },
})
const one = tier('one', '500', '20000', '30')
const two = tier('two', '2000', '100000', '120')
const TIERS = [one, two]

describe('[SCR-5] the plan of a reader', () => {
  test('has amounts on both axes that reach every tier, and one below the first', () => {
    const { deposits, volumes } = tierChoices(TIERS, 14)
    expect(deposits).toEqual([
      { amount: '250', tier: -1 },
      { amount: '500', tier: 0 },
      { amount: '1300', tier: 0 },
      { amount: '2000', tier: 1 },
    ])
    expect(volumes.map(({ tier }) => tier)).toEqual([-1, 0, 0, 1])
    for (const { amount, tier } of volumes) {
      const reached = TIERS.filter(({ volume }) => Number(amount) * 14 >= Number(volume?.amount)).length - 1
      expect(tier).toBe(reached)
    }
  })

  test('has one axis where no tier needs the other', () => {
    const { volume: _, ...byDeposit } = one
    expect(tierChoices([byDeposit], 14)).toEqual({
      deposits: [
        { amount: '250', tier: -1 },
        { amount: '500', tier: 0 },
      ],
      volumes: [],
    })
  })
})

describe('[SCR-5] the tier on the page', () => {
  test('is the highest one that both axes meet', () => {
    expect(reachedTier(TIERS, { netDeposit: '2000', volume: '99999.99' })?.tierId).toBe('one')
    expect(reachedTier(TIERS, { netDeposit: '2000', volume: '100000' })?.tierId).toBe('two')
    expect(reachedTier(TIERS, { netDeposit: '-5', volume: '100000' })).toBeNull()
    const { netDeposit: _, ...byVolume } = one
    expect(reachedTier([byVolume], { netDeposit: '-5', volume: '20000' })?.tierId).toBe('one')
  })

  test('falls with a withdrawal to the one that is left', () => {
    const amounts = { netDeposit: '2500', volume: '150000' }
    expect(afterWithdrawal(TIERS, amounts, '500')).toEqual({ netDeposit: '2000', tier: two })
    expect(afterWithdrawal(TIERS, amounts, '500.01').tier?.tierId).toBe('one')
    expect(afterWithdrawal(TIERS, amounts, '2501')).toEqual({ netDeposit: '-1', tier: null })
  })

  test('lacks an amount on each axis, and pays the difference more', () => {
    expect(missingFor(two, { netDeposit: '560', volume: '100000' })).toEqual({ netDeposit: usdt('1440'), volume: null })
    expect(rewardGain(two, one)).toEqual(usdt('90'))
    expect(rewardGain(one, null)).toEqual(usdt('30'))
  })
})

test.each([
  ['20000', '30', '0.001', { fees: '20', left: '10' }],
  ['1000000', '960', '0.001', { fees: '1000', left: '-40' }],
  ['2000000', '2000', '0.001', { fees: '2000', left: '0' }],
  ['1001', '30', '0.0004', { fees: '0.41', left: '29.59' }],
])(
  '[SCR-5] a volume of %s for %s USDT at a fee of %s shows fees and what they leave',
  (volume, reward, rate, shown) => {
    const found = breakEven(tier('one', '1', volume, reward, 2), rate)
    expect({ fees: found?.fees.amount, left: found?.left?.amount }).toEqual(shown)
  },
)

test('[SCR-5] fees leave nothing over of trial funds, which cannot be withdrawn, and may be more than them', () => {
  expect(breakEven(one, '0.001')).toMatchObject({ fees: usdt('20'), left: null })
  expect(breakEven(one, '0.002')?.left).toMatchObject(usdt('-10'))
})

test('[SCR-5] without a known fee no cost is shown', () => expect(breakEven(one, null)).toBeNull())

test('[SCR-5] the records that a list leaves out are one sum, so that its rows sum up to the total', () => {
  const record = (amount: string, counted = true) => ({
    label: 'deposit:USDT',
    at: 1,
    amount: usdt(amount),
    counted,
    reasonCode: counted ? null : 'BEFORE_JOIN',
  })
  expect(earlierSum([record('60'), record('-10'), record('90', false)], '50')).toBeNull()
  expect(earlierSum([record('60')], '1850')).toBe('1790')
})
