import { MEASURE } from '../tallies/tally-line.ts'
import { tallyOfFirst, tallyOfMeasures } from './relevant-facts.ts'
import type { Measure } from './scope.ts'

/** Σ usdtValue of deposits. */
export const deposits: Measure = (scope) => tallyOfMeasures(scope, [MEASURE.deposit, MEASURE.firstDeposit])

/** Σ usdtValue of withdrawals. */
export const withdrawals: Measure = (scope) => tallyOfMeasures(scope, [MEASURE.withdrawal])

/** usdtValue of the deposit that the platform flags as the first ever; if it flags several, of the earliest. */
export const firstDeposit: Measure = (scope) => tallyOfFirst(scope, MEASURE.firstDeposit)

/** Σ usdtValue of transfers from the spot to the futures account. */
export const transfersToFutures: Measure = (scope) => tallyOfMeasures(scope, [MEASURE.transferToFutures])

/** Σ pnl of closed positions; losses lower the sum. */
export const earnings: Measure = (scope) => tallyOfMeasures(scope, [MEASURE.profit])

/** The largest holding snapshot of one asset, or of any. Snapshots have only a USDT value. */
export const largestHolding =
  (asset: string | undefined): Measure =>
  (scope) => {
    const all = new Set(scope.facts.slices.map(({ measure }) => measure))
    const measures = asset === undefined ? [...all].filter(isHolding) : [MEASURE.holding(asset)]
    return tallyOfMeasures(scope, measures, { kind: 'max' })
  }

const isHolding = (measure: string) => measure.startsWith(MEASURE.holding(''))
