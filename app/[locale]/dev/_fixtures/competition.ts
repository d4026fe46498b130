import type { Board } from '#lib/competition/board.ts'
import type { RowCheck } from '#lib/competition/check-row.ts'
import type { ActivityDetail, Tier } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import type { MyRank, RankRow } from '@fanfare/contract/competition/rank.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { activityPageFixture } from './activities.ts'
import { DAY, MINUTE, usdt, type Fixture, type Translate } from './fixture.ts'

const cash = (amount: string): Reward => ({
  rewardType: 'DROP',
  kind: 2,
  amount: usdt(amount),
  label: `${amount} USDT`,
})
const hash = (digit: string) => `9c41e7b05fd2a83e17ba6609c2d84f11e05b93ad7724fe6831c09b5ad6e8f24${digit}`

/** Ranks and their prizes, which together are the pool of 250,000 USDT. */
const PLACES = [
  [1, 1, '35000'],
  [2, 2, '20000'],
  [3, 3, '15000'],
  [4, 10, '5000'],
  [11, 50, '1250'],
  [51, 100, '700'],
  [101, 300, '200'],
  [301, 500, '100'],
] as const

const tiers = (): Tier[] =>
  PLACES.map(([rankFrom, rankTo, amount]) => ({
    tierId: `place-${rankFrom}`,
    label: `${rankFrom}`,
    rankFrom,
    rankTo,
    reward: cash(amount),
  }))

const section = (more: Partial<CompetitionSection> = {}): CompetitionSection => ({
  tracks: [
    { track: 'VOLUME', label: '', unit: 'USDT', periods: ['DAY', 'WEEK', 'ALL'] },
    { track: 'PNL', label: '', unit: 'USDT', periods: ['ALL'] },
    { track: 'ROI', label: '', unit: null, periods: ['ALL'] },
  ],
  cadence: 600,
  minimum: usdt('10000'),
  markets: ['spot', 'futures'],
  countFrom: 'JOIN',
  dailyCap: usdt('500000'),
  minimumTraders: 10,
  feeRate: '0.0004',
  traders: 18_402,
  poolSteps: [
    { volume: '50000000', pool: usdt('50000') },
    { volume: '150000000', pool: usdt('100000') },
    { volume: '300000000', pool: usdt('150000') },
    { volume: '500000000', pool: usdt('200000') },
    { volume: '800000000', pool: usdt('250000') },
  ],
  poolUnlocked: usdt('150000'),
  volume: usdt('418112043.18'),
  weightClasses: null,
  factors: null,
  team: null,
  ...more,
})

const CLASSES: CompetitionSection['weightClasses'] = {
  volumeDays: 30,
  list: [
    { classId: 'light', label: 'Light', upTo: usdt('50000'), traders: 12_805 },
    { classId: 'middle', label: 'Middle', upTo: usdt('1000000'), traders: 4_961 },
    { classId: 'open', label: 'Open', upTo: null, traders: 636 },
  ],
}

/** The prizes of the pool, divided among the classes. */
const tiersOfClasses = (): Tier[] =>
  [
    ['light', 1, 10, '2500'],
    ['light', 11, 500, '100'],
    ['middle', 1, 10, '5000'],
    ['middle', 11, 110, '510'],
    ['open', 1, 5, '10000'],
  ].map(([weightClass, rankFrom, rankTo, amount]) => ({
    tierId: `${weightClass}-${rankFrom}`,
    label: `${rankFrom}`,
    rankFrom: Number(rankFrom),
    rankTo: Number(rankTo),
    weightClass: String(weightClass),
    reward: cash(String(amount)),
  }))

const detail = (now: number, translate: Translate, more: Partial<ActivityDetail>) =>
  activityPageFixture(now, translate, 'PersonalTrading', {
    pool: usdt('250000'),
    tiers: tiers(),
    dataDelaySeconds: 600,
    competition: section(),
    ...more,
  })

/** The page with a growing pool, with a whole one, before the start and after the end. */
export const competitionPages = (now: number, translate: Translate): Fixture<ActivityDetail>[] => {
  const whole = section({ poolSteps: [], poolUnlocked: null, volume: null, dailyCap: null })
  const people = section({
    poolSteps: [
      { volume: '50000000', pool: usdt('50000') },
      { volume: '123456789012', people: 20_000, pool: usdt('250000') },
    ],
    poolUnlocked: usdt('50000'),
  })
  return [
    { id: 'growing', data: detail(now, translate, {}) },
    { id: 'people', data: detail(now, translate, { competition: people }) },
    {
      id: 'unlocked',
      data: detail(now, translate, {
        competition: section({ poolUnlocked: usdt('250000'), volume: usdt('900000000') }),
      }),
    },
    {
      id: 'upcoming',
      data: detail(now, translate, { competition: whole, status: 'UPCOMING', startTime: now + 6 * DAY }),
    },
    {
      id: 'classes',
      data: detail(now, translate, { competition: section({ weightClasses: CLASSES }), tiers: tiersOfClasses() }),
    },
    { id: 'ended', data: detail(now, translate, { competition: whole, status: 'ENDED', outcome: 'SETTLED' }) },
  ]
}

const NAMES = ['UID 27***093', 'ka***@mail', '+84***51', 'UID 30***155', 'br***@mail', 'UID 92***480', '+49***63']

const rowsOf = (values: readonly string[]): RankRow[] =>
  values.map((value, index) => ({
    rank: index + 1,
    maskedName: NAMES[index % NAMES.length] ?? '',
    value,
    gapToNext: null,
    estimatedReward: cash(['21000', '12000', '9000'][index] ?? '3000'),
    change: [0, 1, -1, 12][index % 4] ?? 0,
  }))

const VOLUMES = ['9471300.4', '8120455.1', '123456789012.12', '5902317.08', '5640900.44', '5118226.9', '4877030.12']
const REMOVED: RankRow = {
  rank: 6,
  maskedName: 'UID 14***388',
  value: '5200000',
  gapToNext: null,
  estimatedReward: null,
  change: null,
  removed: 'MARKET_MAKER',
}

export const mineFixture = (more: Partial<MyRank> = {}): MyRank => ({
  rank: 148,
  maskedName: 'tr***@mail',
  value: '312480.15',
  gapToNext: '1204.5',
  estimatedReward: cash('120'),
  change: 6,
  isProvisional: false,
  volume: usdt('312480.15'),
  nextPrize: { rank: 100, value: '361205.15', reward: cash('420'), fees: usdt('19.50') },
  ...more,
})

export function boardFixture(now: number, more: Partial<Board> = {}): Board {
  const rows = rowsOf(VOLUMES)
  return {
    items: [...rows.slice(0, 5), REMOVED, ...rows.slice(5)],
    total: 18_402,
    mine: null,
    updatedAt: now - 2 * MINUTE,
    checkedAt: now - 2 * MINUTE,
    cadence: 600,
    snapshotHash: hash('9'),
    snapshotSeq: 1412,
    unit: 'USDT',
    weightClass: null,
    myClass: null,
    final: false,
    ...more,
  }
}

/** Profits and returns, with losses among them; without a podium, because there are only two rows. */
export const signedBoards = (now: number): Fixture<Board>[] => [
  { id: 'pnl', data: boardFixture(now, { items: rowsOf(['120455.5', '0', '-8120.25', '-9000']), total: 4 }) },
  { id: 'roi', data: boardFixture(now, { items: rowsOf(['1.2042', '-0.2']), total: 2, unit: null }) },
]

/** Followers and lead traders by the results of copied orders. */
export const copiedBoards = (now: number): Record<'FOLLOWERS' | 'LEADS', Board> => {
  const rows = rowsOf(['426.3', '385.8', '123456789012.12', '345.3', '-8120.25']).map((row) => ({
    ...row,
    estimatedReward: null,
  }))
  const leads = ['Copper Finch', 'Slow Kettle', 'ka***@mail', 'Via Mirra', 'Handelsbevollmächtigte der Nordlichter']
  return {
    FOLLOWERS: boardFixture(now, {
      items: rows,
      total: 64,
      mine: mineFixture({ value: '12.4', rank: 41, estimatedReward: null, nextPrize: undefined, volume: undefined }),
    }),
    LEADS: boardFixture(now, {
      items: rows.map((row, index) => ({ ...row, maskedName: leads[index] ?? '' })),
      total: 5,
    }),
  }
}

/** A member's card in each of its states. */
export const placeFixtures = (): Fixture<{ mine: MyRank | null; final?: boolean }>[] => [
  { id: 'ranked', data: { mine: mineFixture() } },
  {
    id: 'loss',
    data: {
      mine: mineFixture({
        nextPrize: { rank: 100, value: '1361205.15', reward: cash('420'), fees: usdt('420') },
        change: -3,
        isProvisional: true,
      }),
    },
  },
  { id: 'first', data: { mine: mineFixture({ rank: 1, estimatedReward: cash('21000'), nextPrize: undefined }) } },
  { id: 'unpaid', data: { mine: mineFixture({ rank: 1204, estimatedReward: null, change: null }) } },
  { id: 'no-trades', data: { mine: null } },
  { id: 'below-minimum', data: { mine: mineFixture({ rank: null, removed: 'NOT_ENOUGH', volume: usdt('5800') }) } },
  { id: 'next-update', data: { mine: mineFixture({ rank: null }) } },
  { id: 'removed', data: { mine: mineFixture({ removed: 'MULTI_ACCOUNT' }) } },
  { id: 'final', data: { mine: mineFixture(), final: true } },
  { id: 'final-unranked', data: { mine: null, final: true } },
]

/** A row that passes, and one that fails in each part. */
export const rowChecks = (): Fixture<RowCheck>[] => {
  const hashes = { row: hash('1'), rows: hash('2'), snapshot: hash('3'), previous: hash('4') }
  return [
    { id: 'good', data: { seq: 1412, place: true, hash: true, link: true, hashes } },
    { id: 'bad', data: { seq: 1412, place: false, hash: false, link: false, hashes } },
  ]
}
