import Big from 'big.js'

/** Plain notation, at most 18 decimals, never an exponent and never "-0". */
export function toDecimal(value: Big): string {
  const rounded = value.round(18, Big.roundDown)
  return rounded.eq(0) ? '0' : rounded.toFixed()
}
