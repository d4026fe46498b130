import type { EngineName } from '@fanfare/contract/activity-types.ts'

/** Sensible values for the fields of one engine, with all that they need elsewhere in the file. */
interface EngineExample {
  fields: Record<string, unknown>
  pool: { amount: string; unit: string }
  budget?: typeof BUDGET
}

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const cash = (amount: string) => ({ type: 'DROP', kind: 'Token', amount: usdt(amount) })
const trial = (amount: string) => ({ type: 'GIFT_CASH', kind: 'ExperienceUSDT', amount: usdt(amount), expiresDays: 30 })
const draws = (count: number) => ({ type: 'LOTTERY_COUNT', kind: 'InKind', amount: { count } })

const taskPair = (first: object, second: object) => [
  { id: 'first-deposit', type: 'RECHARGE', period: 'AFTER', target: usdt('50'), reward: first },
  { id: 'trade-volume', type: 'TOTAL_TRADING_VOLUME', period: 'AFTER', target: usdt('1000'), reward: second },
]

/** Of an example without a budget of its own. */
export const BUDGET = [
  { rewardType: 'GIFT_CASH', unit: 'USDT', limit: '50000' },
  { rewardType: 'DROP', unit: 'USDT', limit: '100000' },
]

/** Of the engines of a type, a later one replaces what an earlier one has. An engine without an example is left out of the file. */
export const ENGINE_EXAMPLES: Partial<Record<EngineName, EngineExample>> = {
  tasks: {
    fields: { tasks: taskPair(trial('5'), cash('10')) },
    pool: usdt('15'),
  },
  prizes: {
    fields: {
      tasks: taskPair(draws(1), draws(2)),
      prizes: [
        { id: 'hundred', weight: 10, stock: 20, fallback: 'one', reward: cash('100') },
        { id: 'one', weight: 4990, stock: 10000, fallback: 'none', reward: cash('1') },
        { id: 'none', weight: 5000, stock: null, fallback: null, reward: null },
      ],
    },
    pool: usdt('12000'),
    budget: [
      { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '1000000' },
      { rewardType: 'DROP', unit: 'USDT', limit: '12000' },
    ],
  },
  places: {
    fields: {
      tiers: [
        { id: 'place-1', rankFrom: 1, rankTo: 1, reward: cash('5000') },
        { id: 'places-2-to-5', rankFrom: 2, rankTo: 5, reward: cash('1000') },
        { id: 'places-6-to-50', rankFrom: 6, rankTo: 50, reward: cash('100') },
      ],
      settleDays: 3,
    },
    pool: usdt('13500'),
  },
  teams: {
    fields: { teams: { minMembers: 3, maxMembers: 50, captainShare: '0.2' } },
    pool: usdt('13500'),
  },
  factors: {
    fields: {
      factors: {
        roi: {
          minimumDeposit: usdt('500'),
          minimumEntries: 20,
          steps: [
            { from: '-1', factor: '0.8' },
            { from: '0', factor: '1' },
            { from: '0.05', factor: '1.2' },
          ],
        },
        streak: { minimumEntries: 20, perDay: '0.02' },
      },
    },
    pool: usdt('20000'),
  },
  tiers: {
    fields: {
      tiers: [
        { id: 'tier-1', netDeposit: usdt('500'), volume: usdt('20000'), reward: trial('30') },
        { id: 'tier-2', netDeposit: usdt('2000'), volume: usdt('100000'), reward: trial('120') },
      ],
      bonus: { windowDays: 14 },
    },
    pool: usdt('120'),
  },
  cover: {
    fields: { cover: { limit: usdt('50'), rewardType: 'DROP' } },
    pool: usdt('65'),
  },
}
