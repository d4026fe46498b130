import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { shareOf, teamSplit } from './team-split.ts'
import { usdt } from '#lib/testing/samples.ts'

test('[SCR-4] the captain gets their share of the prize, and the rest is shared by volume, cut to cents', () => {
  const split = teamSplit(usdt('1000'), '0.2')
  expect(split).toEqual({ captain: usdt('200'), rest: usdt('800') })
  expect(shareOf(split.rest, '0.075', null)).toEqual(usdt('60'))
  expect(shareOf(usdt('800'), '0.333333', null)).toEqual(usdt('266.66'))
})

test('[SCR-4] a member gets at most the declared maximum of a prize', () => {
  expect(shareOf(usdt('800'), '0.5', usdt('300'))).toEqual(usdt('300'))
  expect(shareOf(usdt('800'), '0.5', { amount: '1', unit: 'BTC' })).toEqual(usdt('400'))
})

test('[SCR-4] the shown parts of captain and members add up to the prize', () => {
  const prizes = fc.integer({ min: 1, max: 10 ** 9 }).map((cents) => new Big(cents).div(100).toFixed())
  const shares = fc.integer({ min: 0, max: 1000 }).map((thousandths) => new Big(thousandths).div(1000).toFixed())
  forAll({}, [prizes, shares], (prize, share) => {
    const { captain, rest } = teamSplit(usdt(prize), share)
    expect(new Big(captain.amount).plus(rest.amount).eq(prize)).toBe(true)
  })
})
