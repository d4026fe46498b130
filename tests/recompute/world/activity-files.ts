import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import type { AgentProgrammeInput } from '@fanfare/activities/programme.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** When the activities of a world run: ms, and how many days. */
export interface Schedule {
  start: number
  days: number
}

/** An activity file whose texts are the same for all. */
type File = ActivityFileInput extends infer One
  ? One extends ActivityFileInput
    ? Omit<One, 'texts' | 'startTime' | 'endTime'>
    : never
  : never

/** The codes with which users of a world may have registered: of a task with codes, of creators and of agents. */
export const TASK_CODE = 'AURORA7'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const cash = (amount: string, more: object = {}) => ({
  type: 'DROP' as const,
  kind: 'Token' as const,
  amount: usdt(amount),
  ...more,
})
const gift = (amount: string, more: object = {}) => ({
  type: 'GIFT_CASH' as const,
  kind: 'ExperienceUSDT' as const,
  amount: usdt(amount),
  ...more,
})
const draws = (count: number) => ({ type: 'LOTTERY_COUNT' as const, kind: 'InKind' as const, amount: { count } })

type Period = 'EVERYDAY' | 'AFTER' | 'DURING'
type Task = NonNullable<ActivityFileInput['tasks']>[number]

/** A task of each type, with targets that a few facts reach. `scale` makes them larger. */
function tasksOf(period: Period, scale: number, windowDays?: number): Task[] {
  const money = (amount: number) => usdt(String(amount * scale))
  const count = (number: number) => ({ count: Math.max(1, Math.round(number * scale)) })
  const types: Record<Task['type'], Partial<Task>> = {
    REGISTER_PASS: {},
    KYC_PASS: {},
    KOL_BIND: {},
    APPOINT_CODE: { codes: [TASK_CODE, 'BOREAL9'] },
    TRADING_VOLUME: { target: money(150) },
    SPOT_TRADING_VOLUME: { target: money(150) },
    TOTAL_TRADING_VOLUME: { target: money(400) },
    ANY_TRADING_VOLUME: { target: count(3) },
    SPOT_ANY_TRADING_VOLUME: { target: count(2) },
    RECHARGE: { target: money(100) },
    SPOT_FIRST_RECHARGE: { target: money(40) },
    SPOT_FIRST_TRADING: { target: money(40) },
    TRANSFER_AND_TRADING: { target: money(100), transferTarget: String(50 * scale) },
    EARNINGS: { target: money(30), ...(period === 'AFTER' ? { markets: ['futures', 'copy'] } : {}) },
    SPOT_HOLDS: { target: money(80), ...(period === 'DURING' ? { asset: 'FNF' } : {}) },
    SHARE_LINK: { target: count(1) },
    INVITE_FRIEND: {
      target: { count: 1 },
      friend: { kyc: true, deposit: '20', trade: '50', days: period === 'AFTER' ? 3 : 30 },
    },
  }
  return Object.entries(types).map(([type, more]) => ({
    id: type.toLowerCase().replaceAll('_', '-'),
    type: type as Task['type'],
    period,
    ...(windowDays === undefined ? {} : { windowDays }),
    claimDays: period === 'EVERYDAY' ? 2 : 5,
    reward: gift('1', period === 'AFTER' ? { expiresDays: 3 } : period === 'DURING' ? { holdHours: 20 } : {}),
    ...more,
  }))
}

const places = (prizes: readonly string[], weightClass?: string) =>
  prizes.map((prize, index) => ({
    id: `${weightClass ?? 'place'}-${index + 1}`,
    rankFrom: index + 1,
    rankTo: index + 1,
    ...(weightClass === undefined ? {} : { weightClass }),
    reward: cash(prize),
  }))

const PRIZES = ['100', '60.01', '33.33', '20', '10', '5', '2.5', '1.11']
const budget = (limit: string) => [
  { rewardType: 'DROP' as const, unit: 'USDT', limit },
  { rewardType: 'GIFT_CASH' as const, unit: 'USDT', limit },
]

/** An activity of each type and set of rules, in zones that are hard to count days in. */
const FILES: readonly File[] = [
  {
    alias: 'newcomers',
    type: 'NewUser',
    timeZone: 'America/St_Johns',
    tasks: tasksOf('AFTER', 1, 5),
    budget: budget('1000000'),
  },
  {
    alias: 'open-end',
    type: 'PersonalTrading',
    page: 'events',
    timeZone: 'Asia/Kathmandu',
    dataDelaySeconds: 3_600,
    tasks: tasksOf('AFTER', 3),
    budget: budget('1000000'),
  },
  {
    alias: 'from-the-start',
    type: 'PersonalTrading',
    page: 'events',
    timeZone: 'Pacific/Chatham',
    tasks: tasksOf('DURING', 6),
    budget: budget('1000000'),
  },
  {
    alias: 'each-day',
    type: 'PersonalTrading',
    page: 'events',
    timeZone: 'Europe/Berlin',
    dataDelaySeconds: 600,
    tasks: tasksOf('EVERYDAY', 0.5),
    budget: budget('1000000'),
  },
  {
    alias: 'sold-out-soon',
    type: 'PersonalTrading',
    page: 'events',
    timeZone: 'Asia/Tokyo',
    tasks: [
      {
        id: 'trade',
        type: 'ANY_TRADING_VOLUME',
        period: 'EVERYDAY',
        target: { count: 1 },
        claimDays: 1,
        reward: gift('1'),
      },
      { id: 'deposit', type: 'RECHARGE', period: 'DURING', target: usdt('50'), claimDays: 1, reward: cash('2') },
    ],
    budget: [
      { rewardType: 'DROP', unit: 'USDT', limit: '20' },
      { rewardType: 'GIFT_CASH', unit: 'USDT', limit: '40' },
    ],
  },
  {
    alias: 'volume-cup',
    type: 'PersonalTrading',
    timeZone: 'America/New_York',
    settleDays: 2,
    pool: usdt('232'),
    board: {
      tracks: [{ track: 'VOLUME', periods: ['DAY', 'WEEK'] }, { track: 'PNL' }, { track: 'ROI' }],
      markets: ['futures', 'spot'],
      dailyCap: usdt('900'),
      minimum: usdt('200'),
      minimumTraders: 2,
      cadenceMinutes: 720,
      poolSteps: [
        { volume: usdt('1000'), pool: usdt('77') },
        { volume: usdt('200000'), pool: usdt('155.55') },
        { volume: usdt('900000000'), pool: usdt('232') },
      ],
    },
    tiers: places(PRIZES),
    tasks: [],
    budget: budget('10000'),
  },
  {
    alias: 'profit-cup',
    type: 'PersonalTrading',
    timeZone: 'Asia/Kolkata',
    settleDays: 1,
    board: {
      tracks: [{ track: 'PNL', periods: ['DAY'] }, { track: 'VOLUME' }],
      markets: ['futures'],
      countFrom: 'START',
      cadenceMinutes: 1_440,
    },
    tiers: places(PRIZES),
    tasks: [],
    budget: budget('10000'),
  },
  {
    alias: 'return-cup',
    type: 'PersonalTrading',
    timeZone: 'UTC',
    settleDays: 1,
    board: { tracks: [{ track: 'ROI', periods: ['WEEK'] }], roiCapital: usdt('150'), cadenceMinutes: 1_440 },
    tiers: places(PRIZES),
    tasks: [],
    budget: budget('10000'),
  },
  {
    alias: 'nothing-needed',
    type: 'PersonalTrading',
    timeZone: 'UTC',
    settleDays: 1,
    board: { tracks: [{ track: 'VOLUME' }], markets: ['copy'], cadenceMinutes: 720 },
    tiers: [{ id: 'all', rankFrom: 1, rankTo: 100_000, reward: cash('1') }],
    tasks: [],
    budget: budget('1000000'),
  },
  {
    alias: 'poor-cup',
    type: 'PersonalTrading',
    timeZone: 'UTC',
    settleDays: 1,
    board: { tracks: [{ track: 'VOLUME' }, { track: 'PNL' }], markets: ['spot'], cadenceMinutes: 1_440 },
    tiers: places(PRIZES),
    tasks: [{ id: 'daily', type: 'ANY_TRADING_VOLUME', period: 'EVERYDAY', reward: cash('2') }],
    budget: budget('240'),
  },
  {
    alias: 'weight-cup',
    type: 'PersonalTrading',
    timeZone: 'Australia/Lord_Howe',
    settleDays: 1,
    board: {
      tracks: [{ track: 'VOLUME', periods: ['DAY'] }],
      cadenceMinutes: 1_440,
      weightClasses: {
        volumeDays: 5,
        list: [{ id: 'light', upTo: usdt('100') }, { id: 'middle', upTo: usdt('1200') }, { id: 'heavy' }],
      },
    },
    tiers: [
      ...places(PRIZES, 'light'),
      ...places(PRIZES.slice(0, 4), 'middle'),
      ...places(PRIZES.slice(0, 3), 'heavy'),
    ],
    tasks: [],
    budget: budget('10000'),
  },
  {
    alias: 'copied',
    type: 'CopyTrading',
    timeZone: 'UTC',
    settleDays: 1,
    cover: { limit: usdt('25') },
    board: { tracks: [{ track: 'FOLLOWERS' }, { track: 'LEADS' }], cadenceMinutes: 1_440 },
    tiers: places(PRIZES),
    tasks: [],
    budget: budget('100000'),
  },
  {
    alias: 'led',
    type: 'CopyTrading',
    timeZone: 'UTC',
    settleDays: 1,
    cover: { limit: usdt('12.34'), rewardType: 'GIFT_CASH' },
    board: { tracks: [{ track: 'LEADS' }, { track: 'FOLLOWERS' }], cadenceMinutes: 1_440 },
    tiers: places(PRIZES),
    tasks: [],
    budget: budget('100000'),
  },
  {
    alias: 'team-cup',
    type: 'TeamTrading',
    timeZone: 'UTC',
    settleDays: 1,
    pool: usdt('1000'),
    board: { markets: ['futures', 'spot'], cadenceMinutes: 1_440 },
    teams: {
      minMembers: 2,
      maxMembers: 6,
      createDays: 5,
      joinDays: 8,
      competeAfterDays: 1,
      captainShare: '0.2',
      poolShareMaximum: '0.25',
      memberMaximum: usdt('90'),
    },
    tiers: places(['400', '300', '100.01', '50', '10', '5', '1', '0.05']),
    tasks: [],
    budget: budget('10000'),
  },
  {
    alias: 'free-teams',
    type: 'TeamTrading',
    timeZone: 'Asia/Dubai',
    settleDays: 1,
    board: { countFrom: 'START', cadenceMinutes: 1_440, minimum: usdt('50') },
    teams: { minMembers: 1, maxMembers: 3 },
    tiers: places(['90', '60', '30', '10', '5', '1']),
    tasks: [],
    budget: budget('10000'),
  },
  {
    alias: 'three-voices',
    type: 'CompoundTrading',
    timeZone: 'America/Sao_Paulo',
    settleDays: 1,
    pool: usdt('260'),
    board: { cadenceMinutes: 1_440 },
    factors: {
      roi: {
        minimumDeposit: usdt('50'),
        minimumEntries: 2,
        steps: [
          { from: '-0.5', factor: '0.8' },
          { from: '0', factor: '1' },
          { from: '0.05', factor: '1.2' },
          { from: '0.3', factor: '1.5' },
        ],
      },
      streak: { perDay: '0.03', minimumEntries: 3 },
    },
    tiers: places(PRIZES),
    tasks: [{ id: 'streak-day', type: 'ANY_TRADING_VOLUME', period: 'EVERYDAY', reward: gift('0.5') }],
    budget: budget('10000'),
  },
  {
    alias: 'two-voices',
    type: 'CompoundTrading',
    timeZone: 'UTC',
    settleDays: 1,
    pool: usdt('10000'),
    board: { cadenceMinutes: 1_440, markets: ['spot'], countFrom: 'START' },
    factors: { roi: { minimumEntries: 1_000, steps: [{ from: '0', factor: '2' }] }, streak: { perDay: '0.1' } },
    tiers: places(PRIZES),
    tasks: [],
    budget: budget('10000'),
  },
  {
    alias: 'deposit-bonus',
    type: 'TradingDepositBonus',
    timeZone: 'UTC',
    dataDelaySeconds: 1_800,
    bonus: { windowDays: 6, markets: ['futures', 'spot'] },
    tiers: [
      { id: 'tier-1', netDeposit: usdt('60'), volume: usdt('300'), reward: gift('3', { expiresDays: 5 }) },
      { id: 'tier-2', netDeposit: usdt('150'), volume: usdt('900'), reward: gift('9') },
      { id: 'tier-3', netDeposit: usdt('400'), volume: usdt('2500'), reward: gift('30') },
    ],
    tasks: [],
    budget: budget('100000'),
  },
  {
    alias: 'volume-bonus',
    type: 'TradingDepositBonus',
    timeZone: 'UTC',
    dataDelaySeconds: 36_000,
    tiers: [
      { id: 'some', volume: usdt('800'), reward: cash('1') },
      { id: 'more', volume: usdt('4000'), netDeposit: usdt('100'), reward: cash('5') },
    ],
    tasks: [],
    budget: budget('100000'),
  },
  {
    alias: 'lucky-draw',
    type: 'Lottery',
    timeZone: 'Asia/Dubai',
    drawsPerDay: 4,
    tasks: [
      { id: 'trade-daily', type: 'ANY_TRADING_VOLUME', period: 'EVERYDAY', target: { count: 1 }, reward: draws(1) },
      { id: 'deposit', type: 'RECHARGE', period: 'AFTER', target: usdt('60'), reward: draws(3) },
      { id: 'verify', type: 'KYC_PASS', period: 'DURING', reward: draws(2) },
    ],
    prizes: [
      { id: 'gold', weight: 3, stock: 2, fallback: 'silver', reward: cash('50') },
      {
        id: 'notebook',
        weight: 6,
        stock: 4,
        fallback: 'silver',
        reward: { type: 'PHYSICAL', kind: 'InKind', amount: { item: 'notebook' } },
      },
      { id: 'silver', weight: 20, stock: 12, fallback: 'coupon', reward: cash('5', { holdHours: 24 }) },
      {
        id: 'coupon',
        weight: 60,
        stock: 300,
        fallback: 'none',
        reward: { type: 'FUTURES_COUPON', kind: 'ExperienceUSDT', amount: usdt('2'), expiresDays: 4 },
      },
      { id: 'none', weight: 100, stock: null, fallback: null, reward: null },
    ],
    budget: [
      ...budget('10000'),
      { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '1000000' },
      { rewardType: 'FUTURES_COUPON', unit: 'USDT', limit: '10000' },
      { rewardType: 'PHYSICAL', unit: 'notebook', limit: '4' },
    ],
  },
]

const titles = (file: File) => {
  const ids = [
    ...('prizes' in file ? file.prizes.map(({ id }) => id) : []),
    ...('tiers' in file ? (file.tiers ?? []).map(({ id }) => id) : []),
    ...('board' in file ? (file.board?.weightClasses?.list ?? []).map(({ id }) => id) : []),
  ]
  return {
    title: file.alias,
    rules: 'Rules',
    tasks: Object.fromEntries((file.tasks ?? []).map(({ id }) => [id, { title: id }])),
    labels: Object.fromEntries([...ids, ...('prizes' in file ? ['notebook'] : [])].map((id) => [id, id])),
  }
}

/** The files of a world: all activities of the same days. */
export const filesOf = ({ start, days }: Schedule): ActivityFileInput[] =>
  FILES.map(
    (file) =>
      ({
        ...file,
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + days * DAY).toISOString(),
        texts: { en: titles(file) },
      }) as ActivityFileInput,
  )

const rates = (futures: string, spot: string, copy: string) => ({ FUTURES: futures, SPOT: spot, COPY: copy })

/** Two campaigns of agents with different deductions, caps and zones. */
export const programmesOf = ({ start, days }: Schedule): AgentProgrammeInput[] => {
  const common = {
    startTime: new Date(start - 40 * DAY).toISOString(),
    endTime: new Date(start + (days + 60) * DAY).toISOString(),
    texts: { en: { title: 'Partners' } },
  }
  return [
    {
      ...common,
      alias: 'partners',
      timeZone: 'America/New_York',
      levels: [
        { id: 'bronze', activeTraders: 0, rates: rates('0.3', '0.25', '0.15'), texts: { en: { name: 'Bronze' } } },
        { id: 'silver', activeTraders: 3, rates: rates('0.4', '0.35', '0.2'), texts: { en: { name: 'Silver' } } },
        { id: 'gold', activeTraders: 8, rates: rates('0.45', '0.4', '0.25'), texts: { en: { name: 'Gold' } } },
      ],
      activeVolume: usdt('500'),
      monthlyCap: usdt('6'),
      settleHours: 30,
      clawBack: { reasons: ['MULTI_ACCOUNT', 'WASH_TRADING'], days: 5 },
    },
    {
      ...common,
      alias: 'makers',
      timeZone: 'Asia/Kathmandu',
      levels: [
        { id: 'first', activeTraders: 0, rates: rates('0.2', '0', '0.1'), texts: { en: { name: 'First' } } },
        { id: 'second', activeTraders: 1, rates: rates('0.3333', '0.1', '0.1'), texts: { en: { name: 'Second' } } },
      ],
      activeVolume: usdt('100'),
      deduct: ['BONUS', 'MAKER'],
      settleHours: 0,
      depth: 2,
    },
  ]
}
