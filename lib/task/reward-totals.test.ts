import { expect, test } from 'vitest'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { sumOf } from './claim-sum.ts'
import { rewardTotals } from './reward-totals.ts'
import { drawsOf, rewardItem, usdt } from '#lib/testing/samples.ts'

let serial = 0
const item = (amount: string, { kind = 2, ...more }: Partial<RewardItem> & { kind?: 1 | 2 | 3 } = {}) =>
  rewardItem({
    rewardId: `r${(serial += 1)}`,
    reward: { rewardType: 'GIFT_CASH', kind, amount: usdt(amount), label: 'cash' },
    ...more,
  })

test('[SCR-9] totals are exact, by kind and unit, in the order of the kinds', () => {
  const token = { rewardType: 'PLATFORM_TOKEN', kind: 2, amount: { amount: '10', unit: 'FNF' }, label: '' } as const
  const totals = rewardTotals([
    item('0', { reward: drawsOf(2) }),
    item('0.1'),
    item('0.2'),
    item('5', { kind: 1 }),
    item('1', { reward: token }),
  ])
  expect(totals.map(({ word, unit, yours }) => [word, unit, yours])).toEqual([
    ['cash', 'USDT', '0.3'],
    ['trial', 'USDT', '5'],
    ['token', 'FNF', '10'],
    ['draws', null, '2'],
  ])
})

test('[SCR-9] rewards on hold or under review are summed separately, used and expired ones not at all', () => {
  const [cash] = rewardTotals([
    item('6'),
    item('50', { state: 'HOLD' }),
    item('30', { state: 'REVIEW' }),
    item('100', { state: 'USED' }),
    item('200', { state: 'EXPIRED' }),
  ])
  expect(cash).toMatchObject({ yours: '6', onTheWay: '80' })
})

test('[SCR-9] a partly used reward counts with the amount that is left', () => {
  const [trial] = rewardTotals([item('30', { kind: 1, left: usdt('21.80') }), item('15', { kind: 1 })])
  expect(trial).toMatchObject({ yours: '36.8', used: '8.2' })
  expect(rewardTotals([item('15')])[0]?.used).toBe('0')
})

test('[SCR-9] the first end counts, and a needed address is marked', () => {
  const [cash] = rewardTotals([item('1'), item('1', { expiresAt: 9000 }), item('1', { expiresAt: 5000 })])
  expect(cash?.endsAt).toBe(5000)
  const mug = { rewardType: 'PHYSICAL', kind: 3, amount: { item: 'mug' }, label: 'Travel mug' } as const
  expect(rewardTotals([item('0', { reward: mug, state: 'REVIEW', reasonCode: 'ADDRESS_NEEDED' })])).toEqual([
    expect.objectContaining({ word: 'item', unit: null, yours: '0', onTheWay: '1', addressNeeded: true }),
  ])
})

test('[SCR-9] a kind without an amount has no line', () => {
  expect(rewardTotals([item('5', { left: usdt('0') }), item('5', { state: 'USED' })])).toEqual([])
})

test('[SCR-9] rewards are one amount only when they are all money of one kind and unit', () => {
  const cash = { rewardType: 'GIFT_CASH', kind: 2 } as const
  const money = (amount: string, unit = 'USDT') => ({ ...cash, amount: { amount, unit } })
  expect(sumOf([money('0.1'), money('0.2')])).toEqual(usdt('0.3'))
  expect(sumOf([money('1'), money('1', 'FNF')])).toBeNull()
  expect(sumOf([money('1'), { ...cash, amount: { count: 2 } }])).toBeNull()
  expect(sumOf([money('1'), { ...money('1'), kind: 1 }]), 'trial funds').toBeNull()
  expect(sumOf([money('1'), { ...money('1'), rewardType: 'FUTURES_COUPON' }])).toBeNull()
  expect(sumOf([])).toBeNull()
  expect(sumOf([money('12.50'), money('0.3')])).toEqual(usdt('12.8'))
  expect(sumOf([money('12.50'), money('0.005')])).toEqual(usdt('12.505'))
})

test('[SCR-9] a reward whose money has not arrived is more on the way', () => {
  const paying = (amount: string, state: 'ON_THE_WAY' | 'PAID') => item(amount, { payout: { state, at: 2000 } })
  expect(rewardTotals([paying('5', 'ON_THE_WAY'), paying('7', 'PAID')])).toMatchObject([{ yours: '7', onTheWay: '5' }])
})
