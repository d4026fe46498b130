import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { TaskType } from '@fanfare/contract/enumerations.ts'
import type { PlatformEventOf, PlatformEventType, PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { slicesOfEvents } from '../facts/fact-slice.ts'
import { tallyLineOf } from '../facts/tallies/tally-line.ts'
import type { ActivityFrame } from '../activities/definition/activity-in-play.ts'
import type { DecideInput } from '../engines/tasks/rules/decide.ts'
import type { FriendFacts, UserFacts } from '../facts/user-facts.ts'

/** For tests of the rules: an activity of ten days in UTC that the user joined on its second day at noon. */
export const DAY = 86_400_000
export const START = Date.parse('2026-11-20T00:00:00Z')
export const END = START + 10 * DAY
export const JOIN = START + 1.5 * DAY
/** An instant inside every window. */
export const INSIDE = JOIN + 3_600_000
export const DELAY_MS = 2000

export const frame: ActivityFrame = {
  activityId: 'act-1',
  startTime: START,
  endTime: END,
  timeZone: 'UTC',
  dataDelaySeconds: DELAY_MS / 1000,
}

/** Facts as they were sent: in any order, and each as often as it was delivered. */
export interface SentFacts extends Pick<UserFacts, 'registeredAt' | 'invitedByCode' | 'kolBinding'> {
  events: readonly PlatformEvent[]
  friends: readonly SentFriend[]
}
export interface SentFriend extends Pick<FriendFacts, 'userId' | 'registeredAt'> {
  events: readonly PlatformEvent[]
}

const once = (events: readonly PlatformEvent[]): PlatformEvent[] => [
  ...new Map(events.map((event) => [event.eventId, event])).values(),
]
const known = (events: readonly PlatformEvent[]): Pick<UserFacts, 'events' | 'slices'> => ({
  events: events.filter((event) => tallyLineOf(event) === null),
  slices: slicesOfEvents(once(events)),
})

/** The facts as the rules read them, with one slice for each fact. */
export const factsOfSent = ({ events, friends, ...account }: SentFacts): UserFacts => ({
  ...account,
  userId: 'u-1',
  earliestArrival: null,
  ...known(events),
  friends: friends.map(({ events: own, ...friend }) => ({ ...friend, ...known(own) })),
})

export const noFacts: SentFacts = {
  registeredAt: START - DAY,
  invitedByCode: null,
  kolBinding: null,
  events: [],
  friends: [],
}

const MONEY_TYPES = new Set<TaskType>([
  'TRADING_VOLUME',
  'SPOT_TRADING_VOLUME',
  'TOTAL_TRADING_VOLUME',
  'RECHARGE',
  'SPOT_FIRST_RECHARGE',
  'SPOT_FIRST_TRADING',
  'TRANSFER_AND_TRADING',
  'EARNINGS',
  'SPOT_HOLDS',
])

/** A DURING task of this type with the target 100 USDT, or 1 if the type counts facts. */
export const taskOf = (type: TaskType, change: Partial<TaskDefinition> = {}): TaskDefinition => ({
  id: 'task-1',
  type,
  period: 'DURING',
  operator: 'greater-equal',
  target: MONEY_TYPES.has(type) ? { amount: '100', unit: 'USDT' } : { count: 1 },
  claimDays: 7,
  reward: { type: 'GIFT_CASH', kind: 'Token', amount: { amount: '5', unit: 'USDT' } },
  action: { appRoute: 'spot', webUrl: '/trade' },
  ...(type === 'TRANSFER_AND_TRADING' ? { transferTarget: '50' } : {}),
  ...(type === 'APPOINT_CODE' ? { codes: ['AURORA7'] } : {}),
  ...change,
})

const DEFAULTS: { [Type in PlatformEventType]: Omit<PlatformEventOf<Type>, 'eventId' | 'userId' | 'occurredAt'> } = {
  'user.registered': { type: 'user.registered' },
  'kyc.passed': { type: 'kyc.passed' },
  'deposit.confirmed': {
    type: 'deposit.confirmed',
    asset: 'USDT',
    amount: '100',
    usdtValue: '100',
    channel: 'onchain',
    firstEver: false,
  },
  'withdrawal.confirmed': { type: 'withdrawal.confirmed', asset: 'USDT', amount: '10', usdtValue: '10' },
  'transfer.completed': { type: 'transfer.completed', from: 'spot', to: 'futures', usdtValue: '50' },
  'trade.filled': {
    type: 'trade.filled',
    market: 'spot',
    symbol: 'BTC/USDT',
    side: 'buy',
    usdtVolume: '100',
    fee: '0.1',
    feeFromBonus: '0',
    maker: false,
    zeroFee: false,
  },
  'position.closed': { type: 'position.closed', market: 'futures', pnl: '100' },
  'holding.snapshot': { type: 'holding.snapshot', asset: 'FNF', usdtValue: '100' },
  'copy.followed': { type: 'copy.followed', traderId: 'tr-1', usdtValue: '100' },
  'copy.closed': { type: 'copy.closed', traderId: 'tr-1', orderId: 'or-1', pnl: '-3.2', automatic: false },
  'lead.stats': {
    type: 'lead.stats',
    roi30d: '0.091',
    worstFall: '-0.12',
    profitShare: '0.1',
    followers: 120,
    capacity: 300,
    authentic: true,
  },
  'link.shared': { type: 'link.shared', activityId: 'act-1' },
  'reward.used': { type: 'reward.used', rewardId: 'rw-1' },
  'account.classified': { type: 'account.classified', marketMaker: true },
  'account.tagged': { type: 'account.tagged', tags: ['vip'], vipTier: 2 },
  'user.flagged': { type: 'user.flagged', reason: 'risk' },
  'user.cleared': { type: 'user.cleared' },
  'event.reversed': { type: 'event.reversed', reverses: 'ev-0', reason: 'sent twice' },
  'reward.paid': { type: 'reward.paid', payoutId: 'po-1', reference: 'tx-1' },
  'reward.payout_failed': { type: 'reward.payout_failed', payoutId: 'po-1', code: 'UNAVAILABLE', final: false },
  'reward.payout_returned': { type: 'reward.payout_returned', payoutId: 'po-1', reference: 'tx-1', code: 'REGION' },
}

let made = 0
export const fact = <Type extends PlatformEventType>(
  type: Type,
  occurredAt: number,
  change: Partial<PlatformEventOf<Type>> = {},
): PlatformEventOf<Type> =>
  ({
    ...DEFAULTS[type],
    eventId: `e-${String((made += 1)).padStart(6, '0')}`,
    userId: 'u-1',
    occurredAt,
    ...change,
  }) as unknown as PlatformEventOf<Type>

/** The input of a decision on the sixth day. */
export const question = (
  task: TaskDefinition,
  facts: Partial<SentFacts> = {},
  change: Partial<Omit<DecideInput, 'task' | 'facts'>> = {},
): DecideInput => ({
  task,
  periodKey: '-',
  activity: frame,
  facts: factsOfSent({ ...noFacts, ...facts }),
  appliedAt: JOIN,
  now: START + 5 * DAY,
  ...change,
})
