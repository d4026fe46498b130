import { expect, test } from 'vitest'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import { prizeChanges, type Factors, prizeShares, exampleCombination } from './prize-changes.ts'
import { FACTORS, myCompoundOf } from '#lib/testing/compound.ts'
import { usdt } from '#lib/testing/samples.ts'

const DAYS = Array.from({ length: 14 }, (_, index) => `d${index}`)
const mine = (more: Parameters<typeof myCompoundOf>[1] = {}) => myCompoundOf(DAYS, { traded: [0, 1, 2, 3, 4], ...more })
const found = (my: MyCompound, factors: Factors, daysLeft: number) =>
  prizeChanges(my, factors, daysLeft).map(({ kind, prize }) => [kind, prize.amount])

test('[SCR-4] each change of a prize is computed with the formula of the gateway', () => {
  expect(mine().prize.amount).toBe('52.8')
  expect(found(mine(), FACTORS, 8)).toEqual([
    ['rank', '79.2'],
    ['streak', '60.48'],
    ['roi_up', '66'],
    ['roi_down', '44'],
    ['roi_void', '44'],
  ])
  expect(prizeChanges(mine(), FACTORS, 8)[0]).toMatchObject({ rank: 200, left: usdt('4890'), isLoss: false })
})

test('[SCR-4] a better rank says when its fees are more than the prize grows', () => {
  const [rank] = prizeChanges(mine({ nextBase: { ...nextBase('126400'), fees: usdt('30.19') } }), FACTORS, 0)
  expect(rank).toMatchObject({ kind: 'rank', isLoss: true })
  const [reached] = prizeChanges(mine({ nextBase: nextBase('96210') }), FACTORS, 0)
  expect(reached?.kind).toBe('roi_up')
})

const nextBase = (volume: string) => ({ rank: 200, volume, basePrize: usdt('60') })

test('[SCR-4] a void track says what it would pay with enough traders, and nothing that changes no prize is listed', () => {
  const empty: Factors = {
    ...FACTORS,
    roi: FACTORS.roi && { ...FACTORS.roi, entries: 999 },
    streak: FACTORS.streak && { ...FACTORS.streak, entries: 1, minimumEntries: 2 },
  }
  const my = mine({ roiFactor: '1', streakFactor: '1', nextBase: undefined })
  expect(found(my, empty, 8)).toEqual([
    ['streak_counts', '44'],
    ['roi_counts', '48'],
  ])
  expect(found(mine({ basePrize: usdt('0'), nextBase: undefined }), FACTORS, 8)).toEqual([])
})

test('[SCR-4] without an ROI only a step above factor 1 is a change', () => {
  const my = mine({ roi: null, roiFactor: '1', nextBase: undefined })
  expect(prizeChanges(my, FACTORS, 0)).toMatchObject([{ kind: 'roi_up', at: '0.03', prize: usdt('52.8') }])
  const lowest = mine({ roi: '-2', roiFactor: '0.8', nextBase: undefined })
  expect(found(lowest, FACTORS, 0)).toEqual([
    ['roi_up', '44'],
    ['roi_void', '44'],
  ])
})

test('[SCR-4] when parts above the base prizes are lowered, the changes are lowered alike', () => {
  expect(found(mine({ bonusScale: '0.5', nextBase: undefined }), FACTORS, 8)).toEqual([
    ['streak', '50.24'],
    ['roi_up', '53'],
    ['roi_down', '42'],
    ['roi_void', '42'],
  ])
})

test('[SCR-4] the shares of the tracks add up to the prize, also where one lowers it', () => {
  expect(prizeShares({ base: '40', roi: '1.2', streak: '1.1' }, '1')).toEqual({ base: '40', roi: '8', streak: '4.8' })
  expect(prizeShares({ base: '40', roi: '0.8', streak: '1.1' }, '1')).toEqual({ base: '40', roi: '-8', streak: '3.2' })
})

test('[SCR-4] the example takes the last paid rank, the first step that raises a prize and half of the days', () => {
  expect(exampleCombination({ low: usdt('40'), lastRank: 455 }, FACTORS, 21)).toEqual({
    rank: 455,
    base: usdt('40'),
    roi: { from: '0.03', factor: '1.2' },
    streak: { days: 11, factor: '1.22' },
    prize: usdt('58.56'),
  })
  const alone = exampleCombination({ low: usdt('40'), lastRank: 455 }, { roi: null, streak: null, bonusScale: '1' }, 21)
  expect(alone).toMatchObject({ roi: null, streak: null, prize: usdt('40') })
})
