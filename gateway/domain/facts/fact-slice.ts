import Big from 'big.js'
import type { ReasonCode } from '#lib/contract/enumerations.ts'
import type { PlatformEvent } from '#lib/contract/ops/platform-event.ts'
import type { TallyLine, TallySum } from '#gateway/db/tallies.ts'
import { bucketOf, tallyLineOf } from '../../tallies/tally-line.ts'

/** A stretch of one user's time, in buckets, `until` exclusive: what has to be read to look closer. */
export interface Cell {
  userId: string
  from: number
  until: number
}

export const FIRST_BUCKET = 0
/** Above every bucket: the largest integer of PostgreSQL. */
export const LAST_BUCKET = 2_147_483_647

/** Facts of one measure inside one cell, known by their sums; as small as a single fact. */
export interface FactSlice {
  cell: Cell
  measure: string
  /** Why these facts do not count by their own nature. */
  reason: ReasonCode | null
  count: number
  amount: Big
  /** Sum of the amounts above zero. */
  gain: Big
  /** Largest amount; null where only sums are measured. */
  largest: Big | null
  /** The fact that occurred first; null where no rule asks for it. */
  earliest: string | null
  firstAt: number
  lastAt: number
  /** Of a single fact that was read itself. */
  eventId: string | null
  /** Nothing more could be found out about when its facts occurred and in which order. */
  isExact: boolean
}

export function sliceOf(sum: TallySum, cell: Cell, eventId: string | null = null): FactSlice {
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
    // Amounts that may be below zero have an order even at one instant: that of their ids.
    isExact: firstAt === lastAt && (count === 1 || gain === null),
  }
}

export const bucketCell = ({ userId, bucket }: Pick<TallyLine, 'userId' | 'bucket'>): Cell => ({
  userId,
  from: bucket,
  until: bucket + 1,
})

/** One slice a fact; nothing of states, which are never summed. */
export function slicesOfEvents(events: Iterable<PlatformEvent>): FactSlice[] {
  const slices: FactSlice[] = []
  for (const event of events) {
    const line = tallyLineOf(event)
    if (line !== null) slices.push(sliceOf(line, bucketCell(line), event.eventId))
  }
  return slices
}

/** Whether some of these facts occurred before the instant and others at it or after it. */
export const isCutAt = ({ firstAt, lastAt }: Pick<FactSlice, 'firstAt' | 'lastAt'>, at: number): boolean =>
  firstAt < at && lastAt >= at

const byTime = (a: FactSlice, b: FactSlice): number =>
  a.firstAt - b.firstAt || a.lastAt - b.lastAt || compare(a.eventId ?? '', b.eventId ?? '')
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const indexed = new WeakMap<readonly FactSlice[], ReadonlyMap<string, readonly FactSlice[]>>()

/** Slices of these measures in the order of time. Every task asks for them, so they are ordered once. */
export function slicesOf(slices: readonly FactSlice[], measures: readonly string[]): readonly FactSlice[] {
  let byMeasure = indexed.get(slices)
  if (byMeasure === undefined) {
    byMeasure = Map.groupBy(slices.toSorted(byTime), ({ measure }) => measure)
    indexed.set(slices, byMeasure)
  }
  const lists = measures.flatMap((measure) => byMeasure.get(measure) ?? [])
  return measures.length === 1 ? lists : lists.sort(byTime)
}

/** Where cells of a user begin and end, so that no instant of `edges` lies inside a cell of more than one bucket. */
export function boundsOf(edges: Iterable<number>): number[] {
  const bounds = new Set<number>()
  for (const at of edges) {
    const bucket = Math.min(Math.max(bucketOf(at), FIRST_BUCKET), LAST_BUCKET - 1)
    bounds.add(bucket)
    bounds.add(bucket + 1)
  }
  return [...bounds].sort((a, b) => a - b)
}
