import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityInput, cash, draws, usdt } from '@fanfare/gateway/testing/activity-file.ts'
import type { ActivityTypeName } from '@fanfare/contract/activity-types.ts'

const trade = {
  id: 'trade',
  type: 'TOTAL_TRADING_VOLUME',
  period: 'AFTER',
  target: usdt('2000'),
  reward: cash('2'),
} as const
const verify = { id: 'verify', type: 'KYC_PASS', period: 'AFTER', reward: cash('1') } as const

/** A competition that pays its first two places after three days. */
const cup = {
  settleDays: 3,
  pool: usdt('100'),
  tasks: [trade],
  tiers: [{ id: 'top', rankFrom: 1, rankTo: 2, reward: cash('50') }],
  board: { cadenceMinutes: 1, minimum: usdt('100') },
} as const

/** Small activities with everything that is special about their type; each pays at least one reward. */
const FILES = {
  NewUser: { tasks: [verify, trade] },
  PersonalTrading: cup,
  TeamTrading: { ...cup, board: { cadenceMinutes: 1 }, teams: { minMembers: 1, maxMembers: 5 } },
  CompoundTrading: {
    ...cup,
    pool: usdt('200'),
    board: { cadenceMinutes: 1 },
    factors: { roi: { steps: [{ from: '0', factor: '1.5' }] }, streak: { perDay: '0.1' } },
  },
  Lottery: {
    tasks: [{ ...trade, reward: draws(3) }],
    prizes: [
      { id: 'five', weight: 1, stock: null, fallback: null, reward: cash('5') },
      { id: 'six', weight: 1, stock: null, fallback: null, reward: cash('6') },
    ],
  },
  CopyTrading: {
    tasks: [trade],
    cover: { limit: usdt('50') },
    board: { cadenceMinutes: 1, tracks: [{ track: 'FOLLOWERS' }, { track: 'LEADS' }] },
  },
  TradingDepositBonus: {
    pool: usdt('30'),
    tasks: [trade],
    tiers: [
      {
        id: 'tier-1',
        netDeposit: usdt('500'),
        volume: usdt('1000'),
        reward: { type: 'GIFT_CASH', kind: 'ExperienceUSDT', amount: usdt('30'), expiresDays: 30 },
      },
    ],
    bonus: { windowDays: 2 },
  },
} satisfies Partial<Record<ActivityTypeName, object>>
export type LivedType = keyof typeof FILES

const labels = {
  top: 'Top 2',
  'tier-1': 'Tier 1',
  'tier-2': 'Tier 2',
  five: '5 USDT',
  six: '6 USDT',
  trade: '3 draws',
}
const usedBy = (file: object): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).filter(([id]) => JSON.stringify(file).includes(`"id":"${id}"`)))

/** The file of an unlisted activity that began yesterday. `changes`: fields that only one test knows. */
export function livedActivity(type: LivedType, changes: object = {}): ActivityFileInput {
  const file = { ...FILES[type], ...changes }
  const titles = Object.entries({ trade: 'Trade 2,000 USDT', verify: 'Verify' })
  const tasks = Object.fromEntries(
    titles.flatMap(([id, title]) => (file.tasks.some((task) => task.id === id) ? [[id, { title }]] : [])),
  )
  const { trade: draws, ...others } = usedBy(file)
  const texts = {
    title: 'One life',
    rules: 'Be fair.',
    tasks,
    labels: JSON.stringify(file).includes('LOTTERY_COUNT') ? { ...others, trade: draws } : others,
  }
  return activityInput({
    alias: `life-${type.toLowerCase()}`,
    type,
    listed: false,
    // Its rewards can still be claimed after the end.
    endTime: '+5d 00:00',
    budget: [
      { rewardType: 'DROP', unit: 'USDT', limit: '10000' },
      { rewardType: 'GIFT_CASH', unit: 'USDT', limit: '10000' },
      { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '10000' },
    ],
    texts: { en: texts, ar: texts, de: texts },
    ...file,
  } as Partial<ActivityFileInput>)
}

/** Pays 7 USDT for a trade. */
export const PAID = activityInput({
  alias: 'paid',
  listed: false,
  tasks: [{ id: 'trade', type: 'SPOT_TRADING_VOLUME', period: 'DURING', target: usdt('100'), reward: cash('7') }],
})
