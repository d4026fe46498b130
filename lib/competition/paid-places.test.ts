import { expect, test } from 'vitest'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { paidPlaces, paidSum, placeTiers } from './paid-places.ts'
import { cash } from '#lib/testing/samples.ts'

const tier = (rankFrom: number, rankTo: number, amount: string, weightClass?: string): Tier => ({
  tierId: `from-${rankFrom}`,
  label: '',
  rankFrom,
  rankTo,
  reward: cash(amount),
  ...(weightClass !== undefined && { weightClass }),
})
const TIERS = placeTiers([tier(1, 1, '35000'), tier(2, 300, '200'), tier(301, 500, '100')], null)

test('[SCR-4] free paid places are those after the last ranked trader, the first of them with its prize', () => {
  expect(paidPlaces(TIERS, 259)).toMatchObject({ places: 500, taken: 259, free: 241, next: { rank: 260 } })
  expect(paidPlaces(TIERS, 259).next?.reward.amount).toEqual({ amount: '200', unit: 'USDT' })
  expect(paidPlaces(TIERS, 300).next?.reward.amount).toEqual({ amount: '100', unit: 'USDT' })
  expect(paidPlaces(TIERS, 0)).toMatchObject({ taken: 0, next: { rank: 1 } })
})

test('[SCR-4] with all places taken there is no next one', () => {
  expect(paidPlaces(TIERS, 500)).toMatchObject({ taken: 500, free: 0, next: null })
  expect(paidPlaces(TIERS, 720)).toMatchObject({ taken: 500, free: 0, next: null })
})

test('[SCR-4] the taken places win the sum of their prizes', () => {
  expect(paidSum(TIERS, 2)).toEqual({ amount: '35200', unit: 'USDT' })
  expect(paidSum(TIERS, 900)).toEqual({ amount: '114800', unit: 'USDT' })
  expect(paidSum(TIERS, 0)).toBeNull()
})

test('[SCR-4] prizes of a growing pool count at their unlocked share, and those of weight classes not together', () => {
  const [first] = placeTiers([tier(1, 1, '100')], { unlocked: '50', pool: '200' })
  expect(first?.reward.amount).toEqual({ amount: '25', unit: 'USDT' })
  expect(placeTiers([tier(1, 1, '100', 'light')], null)).toEqual([])
})
