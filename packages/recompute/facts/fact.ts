/** What every fact has. Times are ms. */
interface FactBase {
  id: string
  userId: string
  /** When it happened, which alone decides. */
  at: number
  receivedAt: number
  /** When a reversal of it was received; null without one. */
  reversedAt: number | null
}

export type Market = 'spot' | 'futures' | 'copy'

export interface Trade extends FactBase {
  type: 'trade.filled'
  market: Market
  symbol: string
  volume: string
  fee: string
  /** The part of the fee that a bonus paid; true: all of it. */
  bonus: string | true
  coupon: string
  discount: string
  isMaker: boolean
  isFree: boolean
}
export interface Deposit extends FactBase {
  type: 'deposit.confirmed'
  value: string
  channel: string
  isFirstEver: boolean
}
export interface Withdrawal extends FactBase {
  type: 'withdrawal.confirmed'
  value: string
}
export interface Transfer extends FactBase {
  type: 'transfer.completed'
  from: string
  to: string
  value: string
}
export interface Position extends FactBase {
  type: 'position.closed'
  market: Market
  pnl: string
}
export interface Holding extends FactBase {
  type: 'holding.snapshot'
  asset: string
  value: string
}
export interface ClosedCopy extends FactBase {
  type: 'copy.closed'
  traderId: string
  orderId: string
  pnl: string
  isAutomatic: boolean
}
export interface Share extends FactBase {
  type: 'link.shared'
  activityId: string
}
export interface Registration extends FactBase {
  type: 'user.registered'
  inviteCode: string | null
}
export interface Classification extends FactBase {
  type: 'account.classified'
  isMarketMaker: boolean
}
export interface Flag extends FactBase {
  type: 'user.flagged'
  reason: string
}
export interface Clearing extends FactBase {
  type: 'user.cleared'
  /** null clears all. */
  reason: string | null
}
export interface Use extends FactBase {
  type: 'reward.used'
  rewardId: string
  /** null: all that is left. */
  quantity: string | null
}
export interface Reversal extends FactBase {
  type: 'event.reversed'
  reverses: string
}
export interface Plain extends FactBase {
  type: 'kyc.passed' | 'copy.followed' | 'lead.stats'
}

export type Fact =
  | Trade
  | Deposit
  | Withdrawal
  | Transfer
  | Position
  | Holding
  | ClosedCopy
  | Share
  | Registration
  | Classification
  | Flag
  | Clearing
  | Use
  | Reversal
  | Plain

/** A row of `audit_events`. */
export interface EventRow {
  eventId: string
  type: string
  userId: string
  occurredAt: number
  receivedAt: number
  payload: Record<string, unknown>
}

/** The types that `event.reversed` takes back. */
const REVERSIBLE: ReadonlySet<string> = new Set([
  'deposit.confirmed',
  'withdrawal.confirmed',
  'transfer.completed',
  'trade.filled',
  'position.closed',
  'holding.snapshot',
  'copy.followed',
  'copy.closed',
  'link.shared',
  'kyc.passed',
])

const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise)

/** The fact of a row; null for a type that no outcome depends on. */
function toFact({ eventId, type, userId, occurredAt, receivedAt, payload }: EventRow): Fact | null {
  const base = { id: eventId, userId, at: occurredAt, receivedAt, reversedAt: null }
  switch (type) {
    case 'trade.filled':
      return {
        ...base,
        type,
        market: payload.market as Market,
        symbol: text(payload.symbol),
        volume: text(payload.usdtVolume, '0'),
        fee: text(payload.fee, '0'),
        bonus: payload.feeFromBonus === true ? true : text(payload.feeFromBonus, '0'),
        coupon: text(payload.feeCoupon, '0'),
        discount: text(payload.feeDiscount, '0'),
        isMaker: payload.maker === true,
        isFree: payload.zeroFee === true,
      }
    case 'deposit.confirmed':
      return {
        ...base,
        type,
        value: text(payload.usdtValue, '0'),
        channel: text(payload.channel),
        isFirstEver: payload.firstEver === true,
      }
    case 'withdrawal.confirmed':
      return { ...base, type, value: text(payload.usdtValue, '0') }
    case 'transfer.completed':
      return { ...base, type, from: text(payload.from), to: text(payload.to), value: text(payload.usdtValue, '0') }
    case 'position.closed':
      return { ...base, type, market: payload.market as Market, pnl: text(payload.pnl, '0') }
    case 'holding.snapshot':
      return { ...base, type, asset: text(payload.asset), value: text(payload.usdtValue, '0') }
    case 'copy.closed':
      return {
        ...base,
        type,
        traderId: text(payload.traderId),
        orderId: text(payload.orderId),
        pnl: text(payload.pnl, '0'),
        isAutomatic: payload.automatic === true,
      }
    case 'link.shared':
      return { ...base, type, activityId: text(payload.activityId) }
    case 'user.registered':
      return {
        ...base,
        type,
        inviteCode: typeof payload.inviteCode === 'string' ? payload.inviteCode.toUpperCase() : null,
      }
    case 'account.classified':
      return { ...base, type, isMarketMaker: payload.marketMaker === true }
    case 'user.flagged':
      return { ...base, type, reason: text(payload.reason) }
    case 'user.cleared':
      return { ...base, type, reason: typeof payload.reason === 'string' ? payload.reason : null }
    case 'reward.used':
      return {
        ...base,
        type,
        rewardId: text(payload.rewardId),
        quantity: typeof payload.quantity === 'string' ? payload.quantity : null,
      }
    case 'event.reversed':
      return { ...base, type, reverses: text(payload.reverses) }
    case 'kyc.passed':
    case 'copy.followed':
    case 'lead.stats':
      return { ...base, type }
    default:
      return null
  }
}

/** By time, then by the bytes of the id. */
const inOrder = (one: Fact, other: Fact): number =>
  one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** The facts of one user in order. A reversal of the same user takes its fact back, whichever of both arrived first. */
export function factsOf(rows: readonly EventRow[]): Fact[] {
  const facts = rows.map(toFact).filter((fact) => fact !== null)
  const reversedAt = new Map<string, number>()
  for (const fact of facts)
    if (fact.type === 'event.reversed')
      reversedAt.set(fact.reverses, Math.min(fact.receivedAt, reversedAt.get(fact.reverses) ?? Infinity))
  for (const fact of facts) if (REVERSIBLE.has(fact.type)) fact.reversedAt = reversedAt.get(fact.id) ?? null
  return facts.toSorted(inOrder)
}

/** What was known at an instant: facts received by then, without those whose reversal was received by then. */
export const knownAt = (facts: readonly Fact[], at: number): Fact[] =>
  facts.filter((fact) => fact.receivedAt <= at && fact.at <= at && (fact.reversedAt === null || fact.reversedAt > at))

/** The instants at which something new about a user was known, in order. */
export function turningPoints(facts: readonly Fact[]): number[] {
  const points = new Set<number>()
  for (const fact of facts) {
    points.add(Math.max(fact.receivedAt, fact.at))
    if (fact.reversedAt !== null) points.add(fact.reversedAt)
  }
  return [...points].toSorted((one, other) => one - other)
}
