import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { UserFacts } from '../user-facts.ts'
import { tallyOf, type Tally, type Relevant } from './tally.ts'
import Big from 'big.js'
import { accountReason } from '../tallies/exclusions.ts'
import { factsOf } from '../tallies/fact-index.ts'
import { decodeEarliest, tallyName, MEASURE } from '../tallies/tally-line.ts'
import { isCutAt, slicesOf, type Cell, type FactSlice } from '../fact-slice.ts'
import { MARKETS, type Market, type PlatformEvent, type PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'

/** The facts from which it follows what counts. */
export type CountableFacts = Pick<UserFacts, 'events' | 'slices'>

/** The data that a measure may read. */
export interface MeasureScope {
  facts: CountableFacts
  /** [start, end) in ms. null when the user has not joined, and the window begins with the join. */
  window: { start: number; end: number } | null
  /** Why a fact of that time does not count, null if it does. */
  timeReason: (at: number) => ReasonCode | null
}

/** A pure function from facts to counted and excluded facts. */
export type Measure<Scope extends MeasureScope = MeasureScope> = (scope: Scope) => Tally

/**
 * The tally of these measures. Reasons of time come first, then those of the fact itself, then those of the account. `counts`: each fact counts as
 * one, with any amount. Most slices of a daily task belong to other days, and only a trace reads those.
 */
export function tallyOfMeasures(
  scope: MeasureScope,
  measures: readonly string[],
  { kind = 'sum', counts = false }: { kind?: Tally['kind']; counts?: boolean } = {},
): Tally {
  const slices = slicesOf(scope.facts.slices, measures)
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

export function relevantOf(slice: FactSlice, counts = false) {
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
export const isAccountCut = ({ events }: Pick<CountableFacts, 'events'>, slice: FactSlice) =>
  factsOf(events, 'account.classified').some(({ occurredAt }) => isCutAt(slice, occurredAt))

/** Only the first of these facts, by `occurredAt`, ties by `eventId`; if it does not count, no later fact replaces it. */
function tallyOfFirst(scope: MeasureScope, measure: string): Tally {
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

/** Σ usdtVolume of the trades of these markets. */
export const volumeOf =
  (markets: readonly Market[]): Measure =>
  (scope) =>
    tallyOfMeasures(scope, markets.map(MEASURE.trade))

/** Number of trades in these markets. */
export const tradesIn =
  (markets: readonly Market[]): Measure =>
  (scope) =>
    tallyOfMeasures(scope, markets.map(MEASURE.trade), { counts: true })

/**
 * usdtVolume of the first spot trade ever, which is the earliest known one. If it does not count, no later trade replaces
 * it, because that would not be the first.
 */
export const firstSpotTrade: Measure = (scope) => tallyOfFirst(scope, MEASURE.trade('spot'))

/** Σ usdtValue of deposits. */
export const deposits: Measure = (scope) => tallyOfMeasures(scope, [MEASURE.deposit, MEASURE.firstDeposit])

/** Σ usdtValue of withdrawals. */
export const withdrawals: Measure = (scope) => tallyOfMeasures(scope, [MEASURE.withdrawal])

/** usdtValue of the deposit that the platform flags as the first ever; if it flags several, of the earliest. */
export const firstDeposit: Measure = (scope) => tallyOfFirst(scope, MEASURE.firstDeposit)

/** Σ usdtValue of transfers from the spot to the futures account. */
export const transfersToFutures: Measure = (scope) => tallyOfMeasures(scope, [MEASURE.transferToFutures])

/** Σ pnl of the closed positions of these markets; losses lower the sum. Positions that are known only as a sum of all markets are read one by one. */
export const earningsIn =
  (markets: readonly Market[]): Measure =>
  (scope) => {
    const own = markets.map(MEASURE.profitIn)
    if (MARKETS.every((market) => markets.includes(market))) return tallyOfMeasures(scope, [MEASURE.profit, ...own])
    const tally = tallyOfMeasures(scope, own)
    const isInside = (slice: FactSlice) => scope.timeReason(slice.firstAt) === null || isCutByWindow(scope, slice)
    const mixed = slicesOf(scope.facts.slices, [MEASURE.profit]).filter(isInside)
    return mixed.length === 0 ? tally : { ...tally, cut: [...tally.cut, ...mixed.map(({ cell }) => cell)] }
  }

/** The largest holding snapshot of one asset, or of any. Snapshots have only a USDT value. */
export const largestHolding =
  (asset: string | undefined): Measure =>
  (scope) => {
    const all = new Set(scope.facts.slices.map(({ measure }) => measure))
    const measures = asset === undefined ? [...all].filter(isHolding) : [MEASURE.holding(asset)]
    return tallyOfMeasures(scope, measures, { kind: 'max' })
  }

const isHolding = (measure: string) => measure.startsWith(MEASURE.holding(''))

export type CopiedOrder = PlatformEventOf<'copy.closed'>

/** ms; start inclusive, end exclusive */
export interface OrderWindow {
  start: number
  end: number
}

/** Every reported close of a copied order in a window, also of orders that do not count. */
export const closesIn = (events: readonly PlatformEvent[], { start, end }: OrderWindow) =>
  factsOf(events, 'copy.closed').filter(({ occurredAt }) => occurredAt >= start && occurredAt < end)

/**
 * The copied orders that closed in a window, the first one first: by `occurredAt`, ties by `eventId`, each order by its first
 * close. Orders of a market maker's account do not count. Pure.
 */
export function copiedOrdersIn(events: readonly PlatformEvent[], window: OrderWindow) {
  const orders = new Map<string, CopiedOrder>()
  for (const order of closesIn(events, window))
    if (!orders.has(order.orderId) && accountReason(events, order.occurredAt) === null) orders.set(order.orderId, order)
  return [...orders.values()]
}
