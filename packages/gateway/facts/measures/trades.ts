import type { Market } from '@fanfare/contract/ops/platform-event.ts'
import { MEASURE } from '../tallies/tally-line.ts'
import { tallyOfFirst, tallyOfMeasures } from './relevant-facts.ts'
import type { Measure } from './scope.ts'

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
