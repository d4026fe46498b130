import { expect, test } from 'vitest'
import type { Activity, Definition } from '../activity.ts'
import { decimal, plain, ZERO } from '../decimal.ts'
import { activity, cash, START } from '../testing/facts.ts'
import type { Competition, Trader } from './boards.ts'
import {
  limitedByPool,
  partOf,
  prizeOf,
  rankCombined,
  rankLeads,
  rankTeams,
  rankTraders,
  teamScores,
  tierOf,
  unlockedPool,
  type Place,
} from './ranking.ts'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })

/** A trader with scores as `amount` or `amount at minutes`. */
function trader(userId: string, scores: Record<string, string>, more: Partial<Trader> = {}): Trader {
  const entries = Object.entries(scores).map(([track, text]) => {
    const [amount = '0', minutes = '0'] = text.split(' at ')
    return [track, { score: decimal(amount), reachedAt: START + Number(minutes) * 60_000 }] as const
  })
  const fixed = {
    userId,
    userRef: `ref-${userId}`,
    isRemoved: false,
    isMarketMaker: false,
    isDeleted: false,
    deposits: ZERO,
  }
  return { ...fixed, scores: new Map(entries), ...more }
}

const competition = (
  definition: Partial<Definition>,
  traders: readonly Trader[],
  more: Partial<Activity> = {},
  leads: string[] = [],
): Competition => ({
  activity: activity(definition, more),
  traders: new Map(traders.map((one) => [one.userId, one])),
  leads: new Set(leads),
})

const text = (places: readonly Place[]) => places.map(({ id, score }) => `${id} ${plain(score)}`)
const tiers = (...amounts: string[]) =>
  amounts.map((amount, index) => ({
    id: `place-${index + 1}`,
    rankFrom: index + 1,
    rankTo: index + 1,
    reward: cash(amount),
  }))

test('places are by score, then by when it was reached, then by reference', () => {
  const of = competition({ board: {} }, [
    trader('d', { VOLUME: '5 at 2' }),
    trader('c', { VOLUME: '5 at 1' }),
    trader('b', { VOLUME: '5 at 2' }),
    trader('a', { VOLUME: '9 at 9' }),
    trader('removed', { VOLUME: '99' }, { isRemoved: true }),
    trader('nothing', { VOLUME: '0' }),
  ])
  expect(text(rankTraders(of, 'VOLUME'))).toEqual(['a 9', 'c 5', 'b 5', 'd 5'])
})

test('a prize is cut to what is unlocked of the pool by the volume of everybody', () => {
  const poolSteps = [
    { volume: usdt('100'), pool: usdt('30') },
    { volume: usdt('200'), pool: usdt('100') },
  ]
  const board = { poolSteps, minimum: usdt('60') }
  const traders = [
    trader('a', { VOLUME: '100' }),
    trader('b', { VOLUME: '50' }),
    trader('out', { VOLUME: '900' }, { isMarketMaker: true }),
  ]
  const of = competition({ board, pool: usdt('100'), tiers: tiers('33.34') }, traders)
  const unlocked = unlockedPool(of, [])
  expect(unlocked && plain(unlocked)).toBe('30')
  // 33.34 × 30 ÷ 100 = 10.002
  expect(plain(prizeOf(of.activity, tiers('33.34')[0]!, unlocked))).toBe('10')
  expect(plain(unlockedPool(competition({ board }, []), [])!)).toBe('0')
})

test('the tier of a rank is that of its class', () => {
  const classes = [
    ...tiers('5').map((tier) => ({ ...tier, weightClass: 'light' })),
    ...tiers('7').map((tier) => ({ ...tier, id: 'other', weightClass: 'heavy' })),
  ]
  expect(tierOf(classes, 1, 'heavy')?.id).toBe('other')
  expect(tierOf(classes, 2, 'heavy')).toBeUndefined()
})

test('a lead trader is ranked by what others made; copies of oneself and removed followers add nothing', () => {
  const of = competition(
    { board: {} },
    [
      trader('lead', { 'LEADS/lead': '99' }),
      trader('a', { 'LEADS/lead': '5 at 1', 'LEADS/unknown': '7' }),
      trader('b', { 'LEADS/lead': '-2 at 9' }),
      trader('c', { 'LEADS/lead': '50' }, { isRemoved: true }),
      trader('unknown', {}),
    ],
    { type: 'CopyTrading' },
    ['lead'],
  )
  expect(text(rankLeads(of))).toEqual(['lead 3'])
})

const TEAMS = [
  { teamId: 'red', userRef: 'r', captainId: 'a', memberIds: ['a', 'b', 'out'] },
  { teamId: 'blue', userRef: 'b', captainId: 'c', memberIds: ['c'] },
]
const members = [
  trader('a', { VOLUME: '60' }),
  trader('b', { VOLUME: '30' }),
  trader('c', { VOLUME: '500' }),
  trader('out', { VOLUME: '9' }, { isRemoved: true }),
]

test('a team with too few members has a score and no place', () => {
  const of = competition({ board: {}, teams: { minMembers: 2 } }, members, { type: 'TeamTrading' })
  expect([...teamScores(of, TEAMS)].map(([id, { score }]) => `${id} ${plain(score)}`)).toEqual(['red 90', 'blue 500'])
  expect(text(rankTeams(of, TEAMS))).toEqual(['red 90'])
})

test('a member’s part is the captain’s share and the rest by volume, cut as one sum and limited', () => {
  const of = activity({
    pool: usdt('1000'),
    teams: { captainShare: '0.2', poolShareMaximum: '0.1', memberMaximum: usdt('80') },
  })
  const prize = limitedByPool(of, decimal('150'))
  expect(plain(prize)).toBe('100')
  const part = (isCaptain: boolean, volume: string) =>
    plain(partOf(of, { prize, isCaptain, volume: decimal(volume), teamVolume: decimal('90') }))
  // 20 + 80 × 60 ÷ 90 = 73.333…, 80 × 30 ÷ 90 = 26.666…, 20 + 80 = 100 above the most of a member
  expect([part(true, '60'), part(false, '30'), part(true, '90'), part(true, '0')]).toEqual([
    '73.33',
    '26.66',
    '80',
    '20',
  ])
})

const FACTORS = {
  roi: {
    minimumEntries: 2,
    steps: [
      { from: '-0.5', factor: '0.8' },
      { from: '0', factor: '1' },
      { from: '0.1', factor: '1.5' },
    ],
  },
  streak: { perDay: '0.1', minimumEntries: 0 },
}

test('linked tracks multiply the prize of the rank by volume, and only what factors add is scaled to the pool', () => {
  const traders = [
    trader('a', { VOLUME: '900', ROI: '0.2', STREAK: '2' }),
    trader('b', { VOLUME: '500', ROI: '-0.9', STREAK: '1' }),
    trader('c', { VOLUME: '100' }),
    trader('d', { VOLUME: '50', STREAK: '5' }),
  ]
  const of = competition({ board: {}, pool: usdt('200'), factors: FACTORS, tiers: tiers('100', '50', '10') }, traders, {
    type: 'CompoundTrading',
  })
  // a: 1.5 × 1.2 = 1.8: certain 100, bonus 80. b: 0.8 × 1.1 = 0.88: certain 44. c: 1: certain 10.
  // (200 − 154) ÷ 80 = 0.575: a gets 100 + 80 × 0.575 = 146
  expect(text(rankCombined(of))).toEqual(['a 146', 'b 44', 'c 10'])
})

test('a track with too few places counts as factor 1, and without a pool nothing is scaled', () => {
  const traders = [trader('a', { VOLUME: '900', ROI: '0.2', STREAK: '2' }), trader('b', { VOLUME: '5' })]
  const of = competition({ board: {}, factors: FACTORS, tiers: tiers('100', '50') }, traders, {
    type: 'CompoundTrading',
  })
  expect(text(rankCombined(of))).toEqual(['a 120', 'b 50'])
  expect(
    rankCombined({
      ...of,
      activity: { ...of.activity, definition: { ...of.activity.definition, board: { minimumTraders: 3 } } },
    }),
  ).toEqual([])
})
