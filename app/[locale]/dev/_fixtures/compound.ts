import type { Board } from '#lib/competition/board.ts'
import { combine, roiFactor, streakFactor } from '@fanfare/kernel/competition/combine.ts'
import type { Factors } from '#lib/competition/prize-changes.ts'
import { activityDays } from '#lib/competition/streak-days.ts'
import type { ActivityDetail, MyActivity, Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import type { MyRank, RankRow } from '@fanfare/contract/competition/rank.ts'
import { activityPageFixture } from './activities.ts'
import { boardFixture } from './competition.ts'
import { DAY, usdt, type Fixture, type Translate } from './fixture.ts'

/** Base prizes by rank, 40,000 USDT together. */
const PLACES = [
  [1, 2, '1200'],
  [3, 10, '800'],
  [11, 50, '300'],
  [51, 200, '60'],
  [201, 455, '40'],
] as const

const tiers = (): Tier[] =>
  PLACES.map(([rankFrom, rankTo, amount]) => ({
    tierId: `places-${rankFrom}`,
    label: `${rankFrom}`,
    rankFrom,
    rankTo,
    reward: { rewardType: 'DROP', kind: 2, amount: usdt(amount), label: `${amount} USDT` },
  }))

export const factorsFixture = (more: Partial<Factors> = {}): Factors => ({
  roi: {
    steps: [
      { from: '-1', factor: '0.8' },
      { from: '0', factor: '1' },
      { from: '0.03', factor: '1.2' },
      { from: '0.08', factor: '1.5' },
    ],
    minimumDeposit: usdt('500'),
    entries: 3180,
    minimumEntries: 1000,
  },
  streak: { perDay: '0.02', entries: 6412, minimumEntries: 0 },
  bonusScale: '1',
  ...more,
})

/** The seventh of fourteen days. */
export function compoundDetail(
  now: number,
  translate: Translate,
  more: Partial<ActivityDetail> = {},
  factors = factorsFixture(),
): ActivityDetail {
  const startTime = now - (now % DAY) - 6 * DAY
  const track = (name: 'COMBINED' | 'VOLUME' | 'ROI' | 'STREAK', unit: string | null) =>
    ({ track: name, label: '', unit, periods: ['ALL'] }) as const
  return activityPageFixture(now, translate, 'CompoundTrading', {
    startTime,
    endTime: startTime + 14 * DAY,
    pool: usdt('60000'),
    tiers: tiers(),
    dataDelaySeconds: 600,
    competition: {
      tracks: [track('COMBINED', 'USDT'), track('VOLUME', 'USDT'), track('ROI', null), track('STREAK', null)].map(
        (one) => ({ ...one, periods: [...one.periods] }),
      ),
      cadence: 600,
      minimum: null,
      markets: ['spot', 'futures', 'copy'],
      countFrom: 'JOIN',
      dailyCap: null,
      minimumTraders: 0,
      feeRate: '0.001',
      traders: 455,
      poolSteps: [],
      poolUnlocked: null,
      factors,
      volume: null,
      weightClasses: null,
      team: null,
    },
    ...more,
  })
}

/** A member with five of six days and an ROI between two steps; the prize is computed as the gateway does. */
export function myCompoundFixture(
  detail: ActivityDetail,
  { traded = [0, 1, 3, 4, 5], ...more }: Partial<MyCompound> & { traded?: number[] } = {},
): MyCompound {
  const factors = detail.competition?.factors ?? factorsFixture()
  const roi = more.roi === undefined ? '0.042' : more.roi
  const base = {
    volume: usdt('96210'),
    volumeRank: 212,
    basePrize: usdt('40'),
    roi,
    roiFactor: roiFactor(factors.roi, roi),
    streakDays: activityDays(detail).map((day, index) => ({ day, traded: traded.includes(index) })),
    streakFactor: streakFactor(factors.streak, traded.length),
    bonusScale: factors.bonusScale,
    nextBase: { rank: 200, volume: '101100', basePrize: usdt('60'), fees: usdt('4.89') },
    prize: usdt('0'),
    asOf: detail.startTime + 6 * DAY,
  }
  const my = { ...base, ...more }
  const parts = { base: my.basePrize.amount, roi: my.roiFactor, streak: my.streakFactor }
  return { ...my, prize: usdt(combine(parts, my.bonusScale)) }
}

export interface CompoundState {
  detail: ActivityDetail
  my: MyActivity
}

/** A member in each state of the tracks. */
export function compoundStates(now: number, translate: Translate): Fixture<CompoundState>[] {
  const running = compoundDetail(now, translate)
  const short = { entries: 640, minimumEntries: 1000 }
  const { roi, streak } = factorsFixture()
  const empty = compoundDetail(
    now,
    translate,
    {},
    factorsFixture({ roi: roi && { ...roi, ...short }, streak: streak && { ...streak, ...short } }),
  )
  const scaled = compoundDetail(now, translate, {}, factorsFixture({ bonusScale: '0.8321' }))
  const over = { startTime: now - 16 * DAY, endTime: now - 2 * DAY, status: 'ENDED' } as const
  const settling = compoundDetail(now, translate, { ...over, outcome: 'SETTLING' })
  const settled = compoundDetail(now, translate, { ...over, outcome: 'SETTLED' })
  const nothing = { volumeRank: null, basePrize: usdt('0'), nextBase: undefined, roi: null, traded: [] }
  const states: Record<string, [ActivityDetail, Parameters<typeof myCompoundFixture>[1]?]> = {
    mine: [running],
    'today-done': [running, { traded: [0, 1, 3, 4, 5, 6] }],
    'no-trades': [running, { ...nothing, volume: usdt('0') }],
    'no-base': [
      running,
      {
        volume: usdt('1204.50'),
        volumeRank: 1204,
        basePrize: usdt('0'),
        nextBase: { rank: 455, volume: '8400', basePrize: usdt('40'), fees: usdt('7.20') },
      },
    ],
    loss: [
      running,
      { roi: '-0.1215', nextBase: { rank: 200, volume: '196210', basePrize: usdt('60'), fees: usdt('100') } },
    ],
    top: [
      running,
      {
        volume: usdt('123456789012.12'),
        volumeRank: 1,
        basePrize: usdt('1200'),
        nextBase: undefined,
        roi: '12.3456',
      },
    ],
    void: [empty, { roiFactor: '1', streakFactor: '1' }],
    scaled: [scaled],
    settling: [settling, { nextBase: undefined, traded: [0, 1, 2, 4, 5, 6, 8] }],
    final: [settled, { nextBase: undefined, roi: '-0.05', traded: [0, 1, 2, 4, 5, 6, 8] }],
    'none-won': [settled, { ...nothing, volume: usdt('120'), volumeRank: 2044 }],
  }
  return Object.entries(states).map(([id, [detail, more]]) => {
    const compound = myCompoundFixture(detail, more)
    const rank = compound.prize.amount === '0' ? null : 188
    const my = { applied: true, appliedAt: detail.startTime, eligible: true, reasonCode: null, draws: null }
    return { id, data: { detail, my: { ...my, rank, compound } } }
  })
}

const NAMES = ['UID 27***093', 'ka***@mail', 'UID 92***480', '+84***51', 'br***@mail']

/** Base prize, ROI and days of the first rows. */
const ROWS = [
  ['1200', '1.5', 7],
  ['1200', '1.2', 7],
  ['800', '1.5', 6],
  ['800', '1.2', 5],
  ['800', '1', 7],
] as const

const rowOf = (rank: number, base: string, roi: string, days: number) => {
  const parts = { base, roi, streak: streakFactor({ perDay: '0.02' }, days), bonusScale: '1' }
  return { rank, value: combine(parts, '1'), parts, gapToNext: null, estimatedReward: null }
}

/** The board by combined prize; a member's own row is far below. */
export function combinedBoard(now: number, more: Partial<Board> = {}): Board {
  const items: RankRow[] = ROWS.map(([base, roi, days], index) => ({
    ...rowOf(index + 1, base, roi, days),
    maskedName: NAMES[index] ?? '',
    change: [0, 1, -1, 12, null][index] ?? null,
  }))
  return boardFixture(now, { items, total: 455, ...more })
}

export const myCombinedRow = (): MyRank => ({
  ...rowOf(188, '40', '1.2', 5),
  maskedName: 'tr***@mail',
  change: 9,
  isProvisional: false,
})

/** Days traded; many participants share a number. */
export const streakBoard = (now: number): Board =>
  boardFixture(now, {
    unit: null,
    total: 5,
    items: NAMES.map((maskedName, index) => ({
      rank: index + 1,
      maskedName,
      value: String(7 - Math.floor(index / 2)),
      gapToNext: null,
      estimatedReward: null,
      change: null,
    })),
  })
