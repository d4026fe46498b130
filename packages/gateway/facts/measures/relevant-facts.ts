import Big from 'big.js'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { accountReason } from '../tallies/exclusions.ts'
import { factsOf } from '../tallies/fact-index.ts'
import { decodeEarliest, tallyName } from '../tallies/tally-line.ts'
import { isCutAt, slicesOf, type Cell, type FactSlice } from '../fact-slice.ts'
import type { MeasureScope } from './scope.ts'
import { tallyOf, type Relevant, type Tally } from './tally.ts'

/** The tally of these measures. Reasons of time come first, then those of the fact itself, then those of the account. */
export const tallyOfMeasures = (
  scope: MeasureScope,
  measures: readonly string[],
  options: { kind?: Tally['kind']; counts?: boolean } = {},
): Tally => tallyOfSlices(scope, slicesOf(scope.facts.slices, measures), options)

/**
 * `counts`: each fact counts as one, with any amount. The slices are in the order of time. Most of a daily task's are of other days, and
 * only a trace reads them.
 */
function tallyOfSlices(
  scope: MeasureScope,
  slices: readonly FactSlice[],
  { kind = 'sum', counts = false }: { kind?: Tally['kind']; counts?: boolean } = {},
): Tally {
  const ownReasonOf = (slice: FactSlice) => scope.timeReason(slice.firstAt) ?? slice.reason
  const reasonOf = (slice: FactSlice) => ownReasonOf(slice) ?? accountReason(scope.facts.events, slice.firstAt)
  const relevant = (slice: FactSlice, reason: ReasonCode | null): Relevant => ({ ...relevantOf(slice, counts), reason })
  const cut: Cell[] = []
  const counted: Relevant[] = []
  for (const slice of slices) {
    const ownReason = ownReasonOf(slice)
    if (isCutByWindow(scope, slice) || (ownReason === null && isAccountCut(scope.facts, slice))) cut.push(slice.cell)
    if (ownReason === null && reasonOf(slice) === null) counted.push(relevant(slice, null))
  }
  let excluded: Relevant[] | undefined
  return {
    kind,
    counted,
    get excluded() {
      return (excluded ??= slices.flatMap((slice) => {
        const reason = reasonOf(slice)
        return reason === null ? [] : [relevant(slice, reason)]
      }))
    },
    cut,
  }
}

export function relevantOf(slice: FactSlice, counts = false): Omit<Relevant, 'reason'> {
  const { count, firstAt, lastAt, cell, isExact, label, eventId } = slice
  const amount = counts ? new Big(count) : slice.amount
  return {
    firstAt,
    lastAt,
    count,
    amount,
    gain: counts ? amount : slice.gain,
    largest: slice.largest ?? amount,
    unclear: isExact || (counts && firstAt === lastAt) ? [] : [cell],
    label,
    eventId,
    tallied: tallyName(slice.measure, slice.reason),
  }
}

const isCutByWindow = ({ window }: MeasureScope, slice: FactSlice) =>
  window !== null && (isCutAt(slice, window.start) || isCutAt(slice, window.end))

/** Whether the account was classified between the first and the last of these facts. */
export const isAccountCut = ({ events }: Pick<MeasureScope['facts'], 'events'>, slice: FactSlice) =>
  factsOf(events, 'account.classified').some(({ occurredAt }) => isCutAt(slice, occurredAt))

/** Only the first of these facts, by `occurredAt`, ties by `eventId`; if it does not count, no later fact replaces it. */
export function tallyOfFirst(scope: MeasureScope, measure: string): Tally {
  let first: { earliest: string; slice: FactSlice } | null = null
  for (const slice of slicesOf(scope.facts.slices, [measure]))
    if (slice.earliest !== null && (first === null || slice.earliest < first.earliest))
      first = { earliest: slice.earliest, slice }
  if (first === null) return tallyOf([])
  const { at, amount, eventId } = decodeEarliest(first.earliest)
  const reason = scope.timeReason(at) ?? first.slice.reason ?? accountReason(scope.facts.events, at)
  const value = new Big(amount)
  const { label } = first.slice
  const fact = { firstAt: at, lastAt: at, count: 1, amount: value, gain: value, largest: value, reason, unclear: [] }
  return tallyOf([{ ...fact, label, eventId, tallied: null }])
}
