import Big from 'big.js'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { isProfitOfMarket, type TallyLine, type TallySum } from '#gateway/facts/db/tallies.ts'
import { compare } from '#gateway/util/compare.ts'
import { factLabel, bucketOf, MEASURE, tallyLineOf } from './tallies/tally-line.ts'

/** A range of one user's buckets, `until` exclusive, which can be read in more detail. */
export interface Cell {
  userId: string
  from: number
  until: number
}

export const FIRST_BUCKET = 0
/** Above every bucket: the largest integer of PostgreSQL. */
export const LAST_BUCKET = 2_147_483_647

/** One or several facts of one measure inside one cell, known by their sums. */
export interface FactSlice {
  cell: Cell
  measure: string
  /** Why these facts do not count, by their own content. */
  reason: ReasonCode | null
  count: number
  amount: Big
  /** Sum of the amounts above zero. */
  gain: Big
  /** Largest amount; null for measures that need sums only. */
  largest: Big | null
  /** The fact that occurred first; null for measures whose first fact no rule needs. */
  earliest: string | null
  firstAt: number
  lastAt: number
  /** Set for a single fact that was read from `events`, as is its label for the trace. */
  eventId: string | null
  label: string | null
  /** Reading more detail would not change the times or the order of these facts. */
  isExact: boolean
}

export function sliceOf(
  sum: TallySum,
  cell: Cell,
  { eventId, label }: Pick<FactSlice, 'eventId' | 'label'> = { eventId: null, label: null },
): FactSlice {
  const [measure = '', reason = null] = sum.measure.split(' ')
  const { count, firstAt, lastAt, gain, largest, earliest } = sum
  const amount = new Big(sum.amount)
  return {
    cell,
    measure,
    reason: reason as ReasonCode | null,
    count,
    amount,
    gain: gain === null ? amount : new Big(gain),
    largest: largest === null ? null : new Big(largest),
    earliest,
    firstAt,
    lastAt,
    eventId,
    label,
    // Of amounts that may be negative, the order by id matters even at one instant.
    isExact: firstAt === lastAt && (count === 1 || gain === null),
  }
}

export const bucketCell = ({ userId, bucket }: Pick<TallyLine, 'userId' | 'bucket'>): Cell => ({
  userId,
  from: bucket,
  until: bucket + 1,
})

/** One slice for each fact; states have none, because they are never summed. */
export function slicesOfEvents(events: Iterable<PlatformEvent>) {
  const slices: FactSlice[] = []
  for (const event of events) {
    const line = tallyLineOf(event)
    if (line !== null) slices.push(sliceOf(line, bucketCell(line), { eventId: event.eventId, label: factLabel(event) }))
  }
  return slices
}

/** Whether some of these facts occurred before the instant and others at or after it. */
export const isCutAt = ({ firstAt, lastAt }: Pick<FactSlice, 'firstAt' | 'lastAt'>, at: number) =>
  firstAt < at && lastAt >= at

/**
 * Sums of positions, those by market if they are whole: the version before writes only the sum of all markets. Each position is in exactly one slice.
 */
export function byMarketWherePossible(slices: readonly FactSlice[]): FactSlice[] {
  const isOfMarket = ({ measure }: FactSlice) => isProfitOfMarket(measure)
  const sums = slices.filter(({ measure }) => measure === MEASURE.profit)
  if (sums.length === 0) return slices.filter((slice) => !isOfMarket(slice))
  const keyOf = ({ cell: { userId, from, until } }: FactSlice) => `${userId} ${from} ${until}`
  const parts = Map.groupBy(slices.filter(isOfMarket), keyOf)
  const isWhole = (sum: FactSlice) => {
    const own = parts.get(keyOf(sum)) ?? []
    const amount = own.reduce((total, part) => total.plus(part.amount), new Big(0))
    return own.reduce((total, { count }) => total + count, 0) === sum.count && amount.eq(sum.amount)
  }
  const whole = new Set(sums.filter(isWhole).map(keyOf))
  return slices.filter((slice) =>
    slice.measure === MEASURE.profit ? !whole.has(keyOf(slice)) : !isOfMarket(slice) || whole.has(keyOf(slice)),
  )
}

const byTime = (a: FactSlice, b: FactSlice) =>
  a.firstAt - b.firstAt || a.lastAt - b.lastAt || compare(a.eventId ?? '', b.eventId ?? '')

const indexed = new WeakMap<readonly FactSlice[], ReadonlyMap<string, readonly FactSlice[]>>()

/** Slices of these measures in the order of time. Every task reads them, so they are sorted once for each list. */
export function slicesOf(slices: readonly FactSlice[], measures: readonly string[]) {
  let byMeasure = indexed.get(slices)
  if (byMeasure === undefined) {
    byMeasure = Map.groupBy(slices.toSorted(byTime), ({ measure }) => measure)
    indexed.set(slices, byMeasure)
  }
  const lists = measures.flatMap((measure) => byMeasure.get(measure) ?? [])
  return measures.length === 1 ? lists : lists.sort(byTime)
}

/** Bounds of the cells of a user: an instant of `edges` lies inside a cell only if that cell is a single bucket. */
export function boundsOf(edges: Iterable<number>) {
  const bounds = new Set<number>()
  for (const at of edges) {
    const bucket = Math.min(Math.max(bucketOf(at), FIRST_BUCKET), LAST_BUCKET - 1)
    bounds.add(bucket)
    bounds.add(bucket + 1)
  }
  return [...bounds].sort((a, b) => a - b)
}
