import type { Market, PlatformEventOf } from '#lib/contract/ops/platform-event.ts'
import { accountReason, tradeReason } from '../facts/exclusions.ts'
import { factsOf } from '../facts/fact-index.ts'
import { tallyOf, type Relevant } from './tally.ts'
import type { Measure, MeasureScope } from './scope.ts'

type Trade = PlatformEventOf<'trade.filled'>

const judged = ({ facts, timeReason }: MeasureScope, trade: Trade, amount: string): Relevant => ({
  at: trade.occurredAt,
  amount,
  reason: timeReason(trade.occurredAt) ?? tradeReason(trade) ?? accountReason(facts.events, trade.occurredAt),
})

/** Σ usdtVolume of the trades of these markets. */
export const volumeOf =
  (markets: readonly Market[]): Measure =>
  (scope) =>
    tallyOf(
      factsOf(scope.facts.events, 'trade.filled')
        .filter(({ market }) => markets.includes(market))
        .map((trade) => judged(scope, trade, trade.usdtVolume)),
    )

/** Number of trades in these markets. */
export const tradesIn =
  (markets: readonly Market[]): Measure =>
  (scope) =>
    tallyOf(
      factsOf(scope.facts.events, 'trade.filled')
        .filter(({ market }) => markets.includes(market))
        .map((trade) => judged(scope, trade, '1')),
    )

/**
 * usdtVolume of the first spot trade ever, the earliest that is known. If that one does not count, no other takes its
 * place: it would not be the first.
 */
export const firstSpotTrade: Measure = (scope) => {
  const first = factsOf(scope.facts.events, 'trade.filled').find(({ market }) => market === 'spot')
  return tallyOf(first ? [judged(scope, first, first.usdtVolume)] : [])
}
