import Big from 'big.js'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { TallyLine } from '#gateway/facts/db/tallies.ts'
import { depositReason, tradeReason } from './exclusions.ts'

/** A quarter of an hour: every offset from UTC in use is a multiple, so the days of every time zone begin with a bucket. */
export const BUCKET_MS = 15 * 60_000

export const bucketOf = (at: number) => Math.floor(at / BUCKET_MS)

/** Names of measures. In `measure` of a tally a reason may follow after a space. */
export const MEASURE = {
  trade: (market: string) => `trade.${market}`,
  deposit: 'deposit',
  /** Deposits that the platform flags as the first ever of their user. */
  firstDeposit: 'deposit.first',
  withdrawal: 'withdrawal',
  transferToFutures: 'transfer.futures',
  /** Positions of all markets. */
  profit: 'profit',
  /** Positions of one market; its tallies have a table of their own, which lacks what the version before wrote. */
  profitIn: (market: string) => `profit.${market}`,
  holding: (asset: string) => `holding.${asset.toUpperCase()}`,
  share: (activityId: string) => `share.${activityId}`,
} as const

/** The `measure` of a tally: facts that do not count by their own content have tallies of their own. */
export const tallyName = (measure: string, reason: ReasonCode | null) =>
  reason === null ? measure : `${measure} ${reason}`

/** Measures of which a rule needs only the first fact. */
const HAS_FIRST: ReadonlySet<string> = new Set([MEASURE.firstDeposit, MEASURE.trade('spot')])

interface EarliestFact {
  at: number
  eventId: string
  amount: string
}

/** Digits of the latest instant. */
const INSTANT_DIGITS = 16

/** Encodes a fact as text that sorts by `occurredAt`, ties by `eventId`, so that SQL `min` finds the first fact. */
const encodeEarliest = ({ at, eventId, amount }: EarliestFact) =>
  `${String(at).padStart(INSTANT_DIGITS, '0')} ${eventId} ${amount}`

export function decodeEarliest(text: string): EarliestFact {
  const [at = '', eventId = '', amount = ''] = text.split(' ')
  return { at: Number(at), eventId, amount }
}

/** null means a state, or a fact that no rule sums up. */
function measuredOf(event: PlatformEvent): {
  measure: string
  amount: string
  reason?: ReasonCode | null
} | null {
  switch (event.type) {
    case 'trade.filled':
      return { measure: MEASURE.trade(event.market), amount: event.usdtVolume, reason: tradeReason(event) }
    case 'deposit.confirmed':
      return {
        measure: event.firstEver ? MEASURE.firstDeposit : MEASURE.deposit,
        amount: event.usdtValue,
        reason: depositReason(event),
      }
    case 'withdrawal.confirmed':
      return { measure: MEASURE.withdrawal, amount: event.usdtValue }
    case 'transfer.completed':
      return event.from.toLowerCase() === 'spot' && event.to.toLowerCase() === 'futures'
        ? { measure: MEASURE.transferToFutures, amount: event.usdtValue }
        : null
    case 'position.closed':
      return { measure: MEASURE.profitIn(event.market), amount: event.pnl }
    case 'holding.snapshot':
      return { measure: MEASURE.holding(event.asset), amount: event.usdtValue }
    case 'link.shared':
      return { measure: MEASURE.share(event.activityId), amount: '1' }
    default:
      return null
  }
}

/**
 * The line of one fact as the rules read it. It depends only on the fact: windows and classifications of accounts may change later, so they are
 * applied when a task is evaluated. After a change here: `npm run audit -- refold`.
 */
export function tallyLineOf(event: PlatformEvent): TallyLine | null {
  const measured = measuredOf(event)
  if (measured === null) return null
  const { measure, amount, reason } = measured
  return {
    userId: event.userId,
    bucket: bucketOf(event.occurredAt),
    measure: tallyName(measure, reason ?? null),
    count: 1,
    amount,
    gain: event.type === 'position.closed' ? (amount.startsWith('-') ? '0' : amount) : null,
    largest: event.type === 'holding.snapshot' ? amount : null,
    earliest: HAS_FIRST.has(measure) ? encodeEarliest({ at: event.occurredAt, eventId: event.eventId, amount }) : null,
    firstAt: event.occurredAt,
    lastAt: event.occurredAt,
  }
}

/** The lines that one fact adds to the tallies: that of its measure, and for a position one of all markets. */
export function tallyLinesOf(event: PlatformEvent): TallyLine[] {
  const line = tallyLineOf(event)
  if (line === null) return []
  return event.type === 'position.closed' ? [{ ...line, measure: MEASURE.profit }, line] : [line]
}

/** The tallies of these facts, each key once. No fact may be passed twice. */
export function foldEvents(events: Iterable<PlatformEvent>) {
  const lines = new Map<string, TallyLine>()
  for (const line of [...events].flatMap(tallyLinesOf)) {
    const key = `${line.userId} ${line.bucket} ${line.measure}`
    const known = lines.get(key)
    lines.set(key, known === undefined ? line : mergeLines(known, line))
  }
  return [...lines.values()]
}

const mergeLines = (a: TallyLine, b: TallyLine): TallyLine => ({
  ...a,
  count: a.count + b.count,
  amount: sum(a.amount, b.amount),
  gain: a.gain === null || b.gain === null ? null : sum(a.gain, b.gain),
  largest: a.largest === null || b.largest === null ? null : new Big(a.largest).gt(b.largest) ? a.largest : b.largest,
  earliest: a.earliest === null || b.earliest === null ? null : a.earliest < b.earliest ? a.earliest : b.earliest,
  firstAt: Math.min(a.firstAt, b.firstAt),
  lastAt: Math.max(a.lastAt, b.lastAt),
})

const sum = (a: string, b: string) => new Big(a).plus(b).toFixed()

/**
 * The code of a fact in a trace: what it is, and after a colon its pair or asset. `packages/languages/fact-words.ts`
 * puts it into words, so that it is in the reader's language.
 */
export function factLabel(event: PlatformEvent) {
  switch (event.type) {
    case 'trade.filled': {
      const side = event.side?.toLowerCase()
      const isKnown = side === 'buy' || side === 'sell'
      return `trade.${event.market}${isKnown ? `.${side}` : ''}:${event.symbol}`
    }
    case 'deposit.confirmed':
      return `deposit:${event.asset}`
    case 'withdrawal.confirmed':
      return `withdrawal:${event.asset}`
    case 'transfer.completed':
      return 'transfer'
    case 'position.closed':
      return `position.${event.market}`
    case 'holding.snapshot':
      return `holding:${event.asset}`
    case 'link.shared':
      return 'share'
    default:
      return event.type
  }
}
