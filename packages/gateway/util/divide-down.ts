import Big from 'big.js'

/** A quotient cut to `decimals`. Big's own division rounds half up first, which can carry a quotient over the next step. */
export function divideDown(dividend: Big, divisor: Big | string, decimals: number): Big {
  const Cut = Big()
  Cut.DP = decimals
  Cut.RM = Big.roundDown
  return new Big(new Cut(dividend).div(divisor))
}
