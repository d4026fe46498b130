import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { fault, isMarketMakerAt, scaled } from '../../testing/reference-measures.ts'

/**
 * A second implementation of the scores of leaderboards (contract §6), independent of the code of the rules: scaled integers
 * and plain loops over single facts. Both are unlikely to have the same mistake.
 */
export interface ReferenceBoard {
  track: 'VOLUME' | 'PNL' | 'ROI' | 'STREAK'
  /** ms; facts of [from, until) count, those of a day of 24 hours from `dayZero` on together. */
  from: number
  until: number
  dayZero: number
  /** Decimal strings; null when there is none. */
  dailyCap: string | null
  roiCapital: string
  markets: readonly string[]
}

export interface ReferenceScore {
  value: bigint
  reachedAt: number
  /** Whether it has a place as far as this board alone decides: something counted and, of volume and days, more than nothing. */
  isRanked: boolean
}

interface Counted {
  at: number
  amount: bigint
  counts: boolean
}

const DAY = 86_400_000
const MILLION = 1_000_000n
const UNIT = 10n ** 18n

/** In the order of time, each event once. */
export const inOrder = (sent: readonly PlatformEvent[]): PlatformEvent[] =>
  [...new Map(sent.map((event) => [event.eventId, event])).values()].sort((a, b) =>
    a.occurredAt === b.occurredAt ? (a.eventId < b.eventId ? -1 : 1) : a.occurredAt - b.occurredAt,
  )

/** null when nothing happened that the board measures. */
export function referenceScore(board: ReferenceBoard, sent: readonly PlatformEvent[]): ReferenceScore | null {
  const sorted = inOrder(sent)
  const measured = (amountOf: (event: PlatformEvent) => bigint | null): Counted[] => {
    const facts: Counted[] = []
    for (const event of sorted) {
      const amount = amountOf(event)
      if (amount === null || event.occurredAt < board.from || event.occurredAt >= board.until) continue
      const counts = fault(event) === null && !isMarketMakerAt(sorted, event.occurredAt)
      facts.push({ at: event.occurredAt, amount, counts })
    }
    return facts
  }
  if (board.track === 'PNL' || board.track === 'ROI') {
    const positions = measured((event) =>
      event.type === 'position.closed' && board.markets.includes(event.market) ? scaled(event.pnl) : null,
    )
    const profit = sumOf(
      positions,
      positions.some(({ counts }) => counts),
    )
    if (profit === null || board.track === 'PNL') return profit
    const capital = capitalOf(board, sorted)
    return { ...profit, value: ((profit.value * MILLION) / capital) * (UNIT / MILLION) }
  }
  const trades = measured((event) =>
    event.type === 'trade.filled' && board.markets.includes(event.market) ? scaled(event.usdtVolume) : null,
  )
  const days = Map.groupBy(trades, ({ at }) => Math.floor((at - board.dayZero) / DAY))
  if (board.track === 'STREAK') return streakOf([...days.values()])
  return board.dailyCap === null ? sumOf(trades) : cappedSum([...days.values()], scaled(board.dailyCap))
}

/** Reached with the last fact that counts; without one, with the last fact. `isRanked`: by default when the sum is above 0. */
function sumOf(facts: readonly Counted[], isRanked?: boolean): ReferenceScore | null {
  const counted = facts.filter(({ counts }) => counts)
  const last = (counted.length > 0 ? counted : facts).at(-1)
  if (last === undefined) return null
  let value = 0n
  for (const { amount } of counted) value += amount
  return { value, reachedAt: last.at, isRanked: isRanked ?? value > 0n }
}

/** As much of each day as the cap lets through; a day that reaches it is reached then. */
function cappedSum(days: readonly Counted[][], cap: bigint): ReferenceScore | null {
  const through: Counted[] = []
  for (const day of days) {
    let sum = 0n
    for (const { at, amount, counts } of day) {
      const left = cap - sum
      if (!counts) through.push({ at, amount: 0n, counts })
      else if (sum === 0n || left > 0n) through.push({ at, amount: amount < left ? amount : left, counts })
      if (counts) sum += amount
    }
  }
  return sumOf(through)
}

/** The days with a fact that counts, reached with the first one of the last day. */
function streakOf(days: readonly Counted[][]): ReferenceScore | null {
  let value = 0n
  let reachedAt = 0
  for (const day of days) {
    const first = day.find(({ counts }) => counts)
    if (first === undefined) continue
    value += UNIT
    reachedAt = Math.max(reachedAt, first.at)
  }
  const last = days.at(-1)?.at(-1)
  if (last === undefined) return null
  return { value, reachedAt: value > 0n ? reachedAt : last.at, isRanked: value > 0n }
}

/** Everything that was deposited before the board ended. */
export function depositedUntil(until: number, sorted: readonly PlatformEvent[]): bigint {
  let sum = 0n
  for (const event of sorted)
    if (event.type === 'deposit.confirmed' && event.occurredAt < until && fault(event) === null)
      sum += isMarketMakerAt(sorted, event.occurredAt) ? 0n : scaled(event.usdtValue)
  return sum
}

function capitalOf({ until, roiCapital }: ReferenceBoard, sorted: readonly PlatformEvent[]): bigint {
  const [deposited, least] = [depositedUntil(until, sorted), scaled(roiCapital)]
  return deposited > least ? deposited : least
}
