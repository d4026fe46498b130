import { expect, test } from 'vitest'
import { shareOf, teamSplit } from './team-split.ts'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })

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
