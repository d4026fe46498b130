import type { Activity, Definition, TaskRules } from '../activity.ts'
import { judged } from '../facts/exclusions.ts'
import { factsOf, type EventRow, type Fact } from '../facts/fact.ts'
import type { KnownUser } from '../outcomes/task-completion.ts'
import { zonedDays } from '../time/zoned-days.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** The start of every activity of these tests: a Monday, 00:00 UTC. */
export const START = Date.parse('2026-11-02T00:00:00Z')

let made = 0

/** The row of an event of one user, received when it happened unless it says otherwise. */
export const event = (
  type: string,
  occurredAt: number,
  payload: Record<string, unknown> = {},
  more: Partial<EventRow> = {},
): EventRow => ({
  eventId: `e-${String((made += 1)).padStart(6, '0')}`,
  type,
  userId: 'u-1',
  occurredAt,
  receivedAt: occurredAt,
  payload,
  ...more,
})

export const trade = (at: number, usdtVolume: string, more: Record<string, unknown> = {}): EventRow =>
  event('trade.filled', at, { market: 'spot', symbol: 'BTC/USDT', usdtVolume, fee: '1', ...more })
export const deposit = (at: number, usdtValue: string, more: Record<string, unknown> = {}): EventRow =>
  event('deposit.confirmed', at, { asset: 'USDT', usdtValue, channel: 'onchain', ...more })
export const position = (at: number, pnl: string, market = 'futures'): EventRow =>
  event('position.closed', at, { market, pnl })
export const classified = (at: number, marketMaker: boolean): EventRow =>
  event('account.classified', at, { marketMaker })

export const facts = (...rows: EventRow[]): Fact[] => factsOf(rows)

/** A user of whom these events are known, with an account from before the start. */
export const knownUser = (rows: readonly EventRow[] = [], more: Partial<KnownUser> = {}): KnownUser => ({
  createdAt: START - DAY,
  signUpCode: null,
  known: judged(factsOf(rows)),
  bindings: [],
  ...more,
})

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
export const cash = (amount: string) => ({ type: 'DROP', amount: usdt(amount) })

export const task = (type: string, more: Partial<TaskRules> = {}): TaskRules => ({
  id: 'a-task',
  type,
  period: 'DURING',
  target: { count: 1 },
  claimDays: 7,
  reward: cash('1'),
  ...more,
})

/** An activity of ten days with these rules. */
export const activity = (definition: Partial<Definition> = {}, more: Partial<Activity> = {}): Activity => {
  const timeZone = definition.timeZone ?? 'UTC'
  return {
    activityId: 'act-1',
    alias: 'an-activity',
    activityType: 2,
    type: 'PersonalTrading',
    startTime: START,
    endTime: START + 10 * DAY,
    finalAt: null,
    cancelled: false,
    version: 1,
    publishedAt: START - DAY,
    updatedAt: START - DAY,
    rulesSince: {},
    frozenAt: null,
    days: zonedDays(timeZone),
    definition: { timeZone, dataDelaySeconds: 2, pool: null, tasks: [], tiers: [], ...definition },
    ...more,
  }
}
