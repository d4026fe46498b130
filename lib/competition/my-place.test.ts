import { expect, test } from 'vitest'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { nextPrizeOf, unrankedReason, validRank } from './my-place.ts'
import { cash, myRankOf, usdt } from '#lib/testing/samples.ts'

const MINE = myRankOf({ nextPrize: { rank: 100, value: '361205.15', reward: cash('400'), fees: usdt('19.50') } })
const unranked = (more: Partial<MyRank>): MyRank => ({ ...MINE, rank: null, nextPrize: undefined, ...more })
const MINIMUM = usdt('10000')

test('[SCR-4] the next prize says what is missing, what it costs in fees and what it brings', () => {
  expect(nextPrizeOf(MINE)).toMatchObject({
    rank: 100,
    left: '48725',
    ratio: 0.8651,
    gain: usdt('280'),
    fees: usdt('19.50'),
    isLoss: false,
  })
})

test('[SCR-4] fees above the gain are a loss, and without a common unit there is no gain to compare', () => {
  const nextPrize = { rank: 100, value: '361205.15', reward: cash('400'), fees: usdt('280.01') }
  expect(nextPrizeOf({ ...MINE, nextPrize })?.isLoss).toBe(true)
  const mug: Reward = { rewardType: 'PHYSICAL', kind: 3, amount: { item: 'mug' }, label: 'Mug' }
  expect(nextPrizeOf({ ...MINE, nextPrize, estimatedReward: mug })).toMatchObject({ gain: null, isLoss: false })
  expect(nextPrizeOf({ ...MINE, nextPrize, estimatedReward: null })?.gain).toEqual(usdt('400'))
})

test('[SCR-4] a value that has passed the next prize since the snapshot misses nothing', () => {
  expect(nextPrizeOf({ ...MINE, value: '361205.15' })).toBeNull()
  expect(nextPrizeOf({ ...MINE, nextPrize: undefined })).toBeNull()
})

test('[SCR-4] a loss is no way towards the next prize', () => {
  expect(nextPrizeOf({ ...MINE, value: '-5' })).toMatchObject({ ratio: 0, left: '361210.15' })
})

test('[SCR-4] a member without a rank learns why', () => {
  expect(unrankedReason(MINE, MINIMUM)).toBeNull()
  expect(unrankedReason(null, MINIMUM)).toEqual({ why: 'noTrades' })
  expect(unrankedReason(unranked({ volume: usdt('0') }), MINIMUM)).toEqual({ why: 'noTrades' })
  expect(unrankedReason(unranked({ volume: usdt('5800'), removed: 'NOT_ENOUGH' }), MINIMUM)).toMatchObject({
    why: 'belowMinimum',
    missing: usdt('4200'),
  })
  expect(unrankedReason(unranked({ volume: usdt('12000') }), MINIMUM)).toEqual({ why: 'nextUpdate' })
  const withoutVolume = unranked({ volume: undefined })
  expect(unrankedReason(withoutVolume, null)).toEqual({ why: 'noTrades' })
  expect(unrankedReason({ ...withoutVolume, isProvisional: true }, null)).toEqual({ why: 'nextUpdate' })
  const nothingCounts = { value: '0', removed: 'NOT_ENOUGH', isProvisional: true }
  expect(unrankedReason(unranked({ ...nothingCounts, volume: usdt('900') }), null)).toEqual({ why: 'noTrades' })
  expect(unrankedReason(unranked({ ...nothingCounts, volume: undefined }), null)).toEqual({ why: 'noTrades' })
  const removed = { ...MINE, removed: 'MARKET_MAKER' }
  expect(unrankedReason(removed, MINIMUM)).toEqual({ why: 'removed', reason: 'MARKET_MAKER' })
  expect(validRank(removed)).toBeNull()
})
