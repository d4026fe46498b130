import Big from 'big.js'
import { REASON_CODES, type ReasonCode } from '#lib/contract/enumerations.ts'
import type { TraceEntry } from '#lib/contract/task/task.ts'
import { toDecimal } from '../decimal.ts'
import type { Cell } from '../facts/fact-slice.ts'

/** Facts that a measure is about: one, or several that are judged alike. */
export interface Relevant {
  firstAt: number
  lastAt: number
  count: number
  /** Sum of values in the target's unit, or how many they count for. */
  amount: Big
  /** Sum of the values above zero. */
  gain: Big
  /** Largest value, for a measure of the kind `max`. */
  largest: Big
  reason: ReasonCode | null
  /** Cells to read to learn when in between these facts occurred; empty: that is known. */
  unclear: readonly Cell[]
}

/** Result of a measure; every relevant fact is in exactly one of the two lists. */
export interface Tally {
  /** `sum`: the running total is measured (a count is a sum of ones); `max`: the largest single one. */
  kind: 'sum' | 'max'
  /** In the order of time. */
  counted: Relevant[]
  excluded: Relevant[]
  /** Cells to read because only some of their facts count; empty: both lists are right. */
  cut: readonly Cell[]
}

const ONE = new Big(1)

/** One fact that counts as one, such as a state or a friend. */
export const single = (at: number, reason: ReasonCode | null): Relevant => ({
  firstAt: at,
  lastAt: at,
  count: 1,
  amount: ONE,
  gain: ONE,
  largest: ONE,
  reason,
  unclear: [],
})

/** Splits facts into what counts and what does not. */
export function tallyOf(
  facts: readonly Relevant[],
  { kind = 'sum', cut = [] }: Partial<Pick<Tally, 'kind' | 'cut'>> = {},
): Tally {
  return {
    kind,
    counted: facts.filter(({ reason }) => reason === null).sort((a, b) => a.firstAt - b.firstAt),
    excluded: facts.filter(({ reason }) => reason !== null),
    cut,
  }
}

/** The value of the measure now: the sum, or the largest; zero when nothing counted. */
export const currentOf = ({ kind, counted }: Tally): Big =>
  counted.reduce((now, fact) => step(kind, now, fact), new Big(0))

export const countOf = (facts: readonly Relevant[]): number => facts.reduce((sum, { count }) => sum + count, 0)

/** When a target was reached: at one instant, or as far as sums tell, between two. */
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
 * When the measure first reached `target`, in the order of the facts' own times; null if it never did. Later facts never
 * take it back: a total that fell again (EARNINGS) did reach it. A target of zero is reached at the beginning of time.
 */
export function reachOf({ kind, counted }: Tally, target: Big): Reach | null {
  let now = new Big(0)
  if (now.gte(target)) return exactly(Number.NEGATIVE_INFINITY)
  // Where a total may have reached the target and fallen again (EARNINGS): all such places are read together.
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

/** Facts whose order is known are alone; those that overlap in time stay together. */
function clustersOf(counted: readonly Relevant[]): Cluster[] {
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

const isClear = ({ unclear }: { unclear: readonly Cell[] }): boolean => unclear.length === 0

/** Excluded facts, summed by reason in the contract's order. Losses are shown by their size: amounts carry no sign. */
export function excludedByReason({ excluded }: Tally): TraceEntry['excluded'] {
  return REASON_CODES.flatMap((reason) => {
    const facts = excluded.filter((fact) => fact.reason === reason)
    if (facts.length === 0) return []
    const size = facts.reduce((sum, { amount, gain }) => sum.plus(gain).plus(gain).minus(amount), new Big(0))
    return [{ reason, count: countOf(facts), amount: toDecimal(size) }]
  })
}

const step = (kind: Tally['kind'], now: Big, { amount, largest }: Relevant): Big =>
  kind === 'sum' ? now.plus(amount) : now.gte(largest) ? now : largest
