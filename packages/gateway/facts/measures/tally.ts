import Big from 'big.js'
import { REASON_CODES, type ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { ReasonDetail, TraceEntry } from '@fanfare/contract/task/task.ts'
import { toDecimal } from '../../util/decimal.ts'
import type { Cell } from '../fact-slice.ts'

/** One fact of a measure, or several that count, or do not count, for the same reason. */
export interface Relevant {
  firstAt: number
  lastAt: number
  count: number
  /** Sum of values in the target's unit, or the number of facts. */
  amount: Big
  /** Sum of the values above zero. */
  gain: Big
  /** Largest value, for a measure of the kind `max`. */
  largest: Big
  reason: ReasonCode | null
  /** Cells to read to learn the times and the order of these facts; empty: both are known. */
  unclear: readonly Cell[]
  /** Its name in the trace, if it is a single fact; null for several, and for one that is known by its sums only. */
  label: string | null
  /** The event of a single fact, if known. */
  eventId: string | null
  /** The tally of these facts, with its reason; null for facts that no tally sums up. */
  tallied: string | null
  /** Values of the reason besides its times. */
  detail?: Omit<ReasonDetail, 'at'>
}

/** Result of a measure; every relevant fact is in exactly one of the two lists. */
export interface Tally {
  /** `sum`: the running total is measured (a count is a sum of ones); `max`: the largest single one. */
  kind: 'sum' | 'max'
  /** In the order of time. */
  counted: Relevant[]
  /** May be computed when it is first read. */
  readonly excluded: Relevant[]
  /** Cells to read because only some of their facts count; empty: both lists are right. */
  cut: readonly Cell[]
}

const ONE = new Big(1)

/** One fact that counts as one, for example a state or a friend. */
export const single = (at: number, reason: ReasonCode | null, label: string): Relevant => ({
  firstAt: at,
  lastAt: at,
  count: 1,
  amount: ONE,
  gain: ONE,
  largest: ONE,
  reason,
  unclear: [],
  label,
  eventId: null,
  tallied: null,
})

/** Splits facts into counted and excluded ones. */
export function tallyOf(facts: readonly Relevant[], cut: readonly Cell[] = []): Tally {
  return {
    kind: 'sum',
    counted: facts.filter(({ reason }) => reason === null).sort((a, b) => a.firstAt - b.firstAt),
    excluded: facts.filter(({ reason }) => reason !== null),
    cut,
  }
}

/** The value of the measure now: the sum, or the largest; zero without counted facts. */
export const currentOf = ({ kind, counted }: Tally) => counted.reduce((now, fact) => step(kind, now, fact), new Big(0))

export const countOf = (facts: readonly Relevant[]) => facts.reduce((sum, { count }) => sum + count, 0)

/** When a target was reached: at one instant, or between two instants if sums do not tell more. */
export interface Reach {
  firstAt: number
  lastAt: number
  /** Cells to read to learn the instant; empty: it is known. */
  unclear: readonly Cell[]
  /** False: the target may not have been reached at all. */
  isCertain: boolean
}

const exactly = (at: number): Reach => ({ firstAt: at, lastAt: at, unclear: [], isCertain: true })

/**
 * When the measure first reached `target`, in the order of `occurredAt`; null means never. A total that falls again later
 * (EARNINGS) did reach it. A target of zero is reached at negative infinity.
 */
export function reachOf({ kind, counted }: Tally, target: Big): Reach | null {
  let now = new Big(0)
  if (now.gte(target)) return exactly(Number.NEGATIVE_INFINITY)
  // A total may have reached the target inside several clusters and fallen again (EARNINGS); their cells are read together.
  const possible: Cluster[] = []
  let isCertain = false
  for (const cluster of clustersOf(counted)) {
    const after = cluster.facts.reduce((sum, fact) => step(kind, sum, fact), now)
    const highest = kind === 'max' ? after : cluster.facts.reduce((sum, { gain }) => sum.plus(gain), now)
    isCertain = after.gte(target)
    if (isCertain || (!isClear(cluster) && highest.gte(target))) possible.push(cluster)
    if (isCertain) break
    now = after
  }
  const [first, last] = [possible[0], possible.at(-1)]
  if (first === undefined || last === undefined) return null
  const unclear = possible.flatMap((cluster) => cluster.unclear)
  return { firstAt: unclear.length === 0 ? last.lastAt : first.firstAt, lastAt: last.lastAt, unclear, isCertain }
}

interface Cluster {
  facts: Relevant[]
  firstAt: number
  lastAt: number
  unclear: Cell[]
}

/** Groups facts whose times overlap, because their order is unknown; all other facts are clusters of one. */
function clustersOf(counted: readonly Relevant[]) {
  const clusters: Cluster[] = []
  for (const fact of counted) {
    const last = clusters.at(-1)
    const isApart = last === undefined || fact.firstAt > last.lastAt || (isClear(last) && isClear(fact))
    if (isApart)
      clusters.push({ facts: [fact], firstAt: fact.firstAt, lastAt: fact.lastAt, unclear: [...fact.unclear] })
    else {
      last.facts.push(fact)
      last.lastAt = Math.max(last.lastAt, fact.lastAt)
      last.unclear.push(...fact.unclear)
    }
  }
  return clusters
}

const isClear = ({ unclear }: { unclear: readonly Cell[] }) => unclear.length === 0

/**
 * Excluded facts, summed by reason in the contract's order, with the values of the newest one. Losses appear as absolute
 * values: amounts have no sign.
 */
export function excludedByReason({ excluded }: Tally, detailOf: (fact: Relevant) => ReasonDetail) {
  const byReason = Map.groupBy(excluded, ({ reason }) => reason)
  return REASON_CODES.flatMap((reason): TraceEntry['excluded'] => {
    const facts = byReason.get(reason) ?? []
    const [first, ...others] = facts
    if (first === undefined) return []
    const newest = others.reduce((latest, fact) => (fact.lastAt >= latest.lastAt ? fact : latest), first)
    const size = facts.reduce((sum, { amount, gain }) => sum.plus(gain).plus(gain).minus(amount), new Big(0))
    return [{ reason, count: countOf(facts), amount: toDecimal(size), detail: detailOf(newest) }]
  })
}

const step = (kind: Tally['kind'], now: Big, { amount, largest }: Relevant) =>
  kind === 'sum' ? now.plus(amount) : now.gte(largest) ? now : largest
