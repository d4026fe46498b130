import { decimal, type Amount } from './decimal.ts'
import type { Market } from './facts/fact.ts'
import { zonedDays, type ZonedDays } from './time/zoned-days.ts'

export const SECOND = 1_000
export const MINUTE = 60_000
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** The parts of an activity file that decide outcomes, with the defaults that docs/operators/launch.md and docs/outcomes.md name. */
export interface Money {
  amount: string
  unit: string
}
export interface RewardRules {
  type: string
  amount: { amount: string; unit: string } | { count: number } | { item: string }
  holdHours?: number
  expiresDays?: number
}
export interface TaskRules {
  id: string
  type: string
  period: 'EVERYDAY' | 'AFTER' | 'DURING'
  target: { amount: string } | { count: number }
  transferTarget?: string
  codes?: string[]
  friend?: { kyc?: boolean; deposit?: string; trade?: string; days?: number }
  asset?: string
  /** EARNINGS: whose positions count; all without it. */
  markets?: Market[]
  windowDays?: number
  claimDays: number
  reward: RewardRules
}
export interface TierRules {
  id: string
  reward: RewardRules
  /** Of places. */
  rankFrom?: number
  rankTo?: number
  weightClass?: string
  /** Of a deposit bonus. */
  netDeposit?: Money
  volume?: Money
}
export interface BoardRules {
  tracks: { track: string; periods: string[] }[]
  markets: string[]
  countFrom: 'JOIN' | 'START'
  minimum?: Money
  dailyCap?: Money
  minimumTraders: number
  roiCapital: Money
  poolSteps: { volume: Money; pool: Money }[]
  weightClasses?: { volumeDays: number; list: { id: string; upTo?: Money }[] }
}
export interface TeamRules {
  minMembers: number
  competeAfterDays: number
  captainShare?: string
  poolShareMaximum?: string
  memberMaximum?: Money
}
export interface FactorRules {
  roi?: { minimumDeposit?: Money; minimumEntries: number; steps: { from: string; factor: string }[] }
  streak?: { minimumEntries: number; perDay: string }
}
export interface Definition {
  timeZone: string
  settleDays?: number
  dataDelaySeconds: number
  pool: Money | null
  tasks: TaskRules[]
  tiers: TierRules[]
  board?: Partial<BoardRules>
  teams?: Partial<TeamRules>
  factors?: FactorRules
  bonus?: { windowDays?: number; markets?: string[] }
  cover?: { limit: Money; rewardType?: string }
  prizes?: { id: string; weight: number; stock: number | null; fallback: string | null; reward: RewardRules | null }[]
  drawsPerDay?: number
}

/** A row of `audit_activities`. */
export interface ActivityRow {
  activityId: string
  alias: string
  activityType: number
  startTime: number
  endTime: number
  finalAt: number | null
  cancelled: boolean
  version: number
  publishedAt: number
  updatedAt: number
  rulesSince: Record<string, number>
  definition: Definition
}

/** The codes of the types of activities (specification, enumerations). */
const TYPES: Readonly<Record<number, string>> = {
  1: 'NewUser',
  2: 'PersonalTrading',
  5: 'Lottery',
  7: 'CopyTrading',
  8: 'TeamTrading',
  9: 'TradingDepositBonus',
  10: 'CompoundTrading',
}

export interface Activity extends ActivityRow {
  type: string
  days: ZonedDays
  /** When the result was frozen: facts that came later change no place. */
  frozenAt: number | null
}

export const toActivity = (row: ActivityRow, frozenAt: number | null): Activity => ({
  ...row,
  type: TYPES[row.activityType] ?? String(row.activityType),
  days: zonedDays(row.definition.timeZone),
  frozenAt,
})

const ALL_MARKETS = ['spot', 'futures', 'copy']

/** The ranked tracks of a type whose file has places and says nothing about its board. */
const DEFAULT_TRACKS: Readonly<Record<string, string[]>> = { CopyTrading: ['FOLLOWERS', 'LEADS'] }

export function boardOf({ definition, type }: Pick<Activity, 'definition' | 'type'>): BoardRules {
  const { board = {} } = definition
  return {
    tracks: (DEFAULT_TRACKS[type] ?? ['VOLUME']).map((track) => ({ track, periods: [] })),
    markets: ALL_MARKETS,
    countFrom: 'JOIN',
    minimumTraders: 0,
    roiCapital: { amount: '100', unit: 'USDT' },
    poolSteps: [],
    ...board,
  }
}

/** The asset of a reward, by which budgets and accounts are named. */
export const assetOf = ({ type, amount }: RewardRules): string =>
  `${type}:${'unit' in amount ? amount.unit : 'item' in amount ? amount.item : 'DRAW'}`

export const quantityOf = ({ amount }: RewardRules): Amount =>
  'amount' in amount ? decimal(amount.amount) : 'count' in amount ? decimal(amount.count) : decimal(1)
