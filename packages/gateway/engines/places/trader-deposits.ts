import Big from 'big.js'
import { deposits } from '../../facts/measures/money-movements.ts'
import { currentOf } from '../../facts/measures/tally.ts'
import { tallyIn, type Trader } from './trader.ts'

/** The capital of ROI: everything that was deposited by the end of the window, and at least the file's `roiCapital`. */
export function capitalOf(trader: Trader, end: number): Big {
  const deposited = depositsBy(trader, end)
  const least = new Big(trader.board.roiCapital.amount)
  return deposited.gt(least) ? deposited : least
}

/** All deposits until `end`, ms. */
export const depositsBy = (trader: Trader, end: number): Big => currentOf(tallyIn(trader, { start: 0, end }, deposits))
