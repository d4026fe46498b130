import fc from 'fast-check'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { TASK_TYPES } from '@fanfare/contract/enumerations.ts'
import { MARKETS, type PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { DAY, END, fact, JOIN, noFacts, START, taskOf, type SentFacts } from './task-facts.ts'

export const WINDOW_DAYS = 3
const EVERYDAY_KEY = '2026-11-23'
/** Every edge of every window of these tasks, the instant before each edge, and any instant between. */
const edges = [START, JOIN, JOIN + WINDOW_DAYS * DAY, START + 3 * DAY, START + 4 * DAY, END]
const instants = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...edges, ...edges.map((at) => at - 1)) },
  { weight: 4, arbitrary: fc.integer({ min: START - DAY, max: END + DAY }) },
)
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 12_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom('0.000000000000000001', '33.333333333333333333', '100', '0'),
)
const flags = fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })

const changes = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('trade.filled' as const),
      market: fc.constantFrom('spot' as const, 'futures' as const, 'copy' as const),
      symbol: fc.constantFrom('BTC/USDT', 'ETHUSDT', 'SOL/USDC', 'BTCUSDT_UMCBL', 'USDC/USDT'),
      usdtVolume: amounts,
      feeFromBonus: fc.constantFrom('0', '0', '0', '0.5'),
      maker: flags,
      zeroFee: flags,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('deposit.confirmed' as const),
      usdtValue: amounts,
      channel: fc.constantFrom('onchain', 'card', 'internal'),
      firstEver: flags,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('position.closed' as const),
      market: fc.constantFrom('spot' as const, 'futures' as const, 'futures' as const),
      pnl: fc
        .tuple(fc.boolean(), amounts)
        .map(([loss, amount]) => (loss && !/^0?\.?0*$/.test(amount) ? `-${amount}` : amount)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('transfer.completed' as const),
      from: fc.constantFrom('spot', 'futures'),
      to: fc.constantFrom('spot', 'futures'),
      usdtValue: amounts,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('holding.snapshot' as const),
      asset: fc.constantFrom('FNF', 'BTC'),
      usdtValue: amounts,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('link.shared' as const), activityId: fc.constantFrom('act-1', 'act-2') }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('kyc.passed' as const) }) },
)

const classifications = fc.record({ type: fc.constant('account.classified' as const), marketMaker: fc.boolean() })

/** Facts of one user, with equal times and every edge; with `areClassified` some of them classify the account. */
export const arbitraryEvents = (maxLength = 14, { areClassified = true } = {}): fc.Arbitrary<PlatformEvent[]> =>
  fc
    .array(
      fc.tuple(
        instants,
        areClassified
          ? fc.oneof({ weight: 11, arbitrary: changes }, { weight: 1, arbitrary: classifications })
          : changes,
      ),
      { maxLength },
    )
    .map((list) =>
      list.map(([at, { type, ...change }], index) =>
        fact(type, at, { eventId: `e-${String(index).padStart(4, '0')}`, ...change }),
      ),
    )

export const arbitraryFacts: fc.Arbitrary<SentFacts> = fc
  .record({
    events: arbitraryEvents(),
    invitedByCode: fc.constantFrom(null, 'AURORA7', 'OTHER1'),
    boundAt: fc.option(instants),
    friends: fc.array(fc.tuple(instants, arbitraryEvents(6)), { maxLength: 4 }),
  })
  .map(({ events, invitedByCode, boundAt, friends }) => ({
    ...noFacts,
    events,
    invitedByCode,
    kolBinding: boundAt === null ? null : { code: 'AURORA7', boundAt },
    friends: friends.map(([registeredAt, list], index) => ({
      userId: `f-${String(index)}`,
      registeredAt,
      events: list.map((event) => ({ ...event, eventId: `f-${String(index)}-${event.eventId}` })),
    })),
  }))

/** Facts moved to within `within` ms around one of the instants, so that many of them share a bucket that an edge divides. */
export const crowdedFacts = (instants: readonly number[], withins: readonly number[]): fc.Arbitrary<SentFacts> =>
  fc.tuple(arbitraryFacts, fc.constantFrom(...instants), fc.constantFrom(...withins)).map(([facts, around, within]) => {
    const move = <Event extends { occurredAt: number }>(event: Event): Event => ({
      ...event,
      occurredAt: around - Math.floor(within / 2) + (event.occurredAt % within),
    })
    return {
      ...facts,
      events: facts.events.map(move),
      friends: facts.friends.map((friend) => ({ ...friend, events: friend.events.map(move) })),
    }
  })

/** A task of any type and period, whose target needs few or many facts. */
export const arbitraryTask: fc.Arbitrary<TaskDefinition> = fc
  .record({
    type: fc.constantFrom(...TASK_TYPES),
    period: fc.constantFrom('DURING' as const, 'AFTER' as const, 'EVERYDAY' as const),
    amount: fc.constantFrom('0.01', '60', '100', '150.5'),
    count: fc.integer({ min: 1, max: 3 }),
    friend: fc.option(fc.constant({ kyc: true, deposit: '40', trade: '40', days: 2 })),
    markets: fc.option(fc.subarray([...MARKETS], { minLength: 1 })),
  })
  .map(({ type, period, amount, count, friend, markets }) => {
    const base = taskOf(type)
    return {
      ...base,
      period,
      target: 'amount' in base.target ? { amount, unit: 'USDT' } : { count },
      ...(period === 'AFTER' ? { windowDays: WINDOW_DAYS } : {}),
      ...(type === 'INVITE_FRIEND' && friend !== null ? { friend } : {}),
      ...(type === 'EARNINGS' && markets !== null ? { markets } : {}),
    }
  })

export const periodKeyOf = ({ period }: TaskDefinition): string => (period === 'EVERYDAY' ? EVERYDAY_KEY : '-')
