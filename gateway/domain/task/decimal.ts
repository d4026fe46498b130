import Big from 'big.js'

/** Plain notation, at most 18 decimals, never an exponent and never "-0". */
export function toDecimal(value: Big): string {
  const rounded = value.round(18, Big.roundDown)
  return rounded.eq(0) ? '0' : rounded.toFixed()
}

/** What the database calls `12.500000000000000000` is `12.5` on the wire. */
export const plainDecimal = (stored: string): string => toDecimal(new Big(stored))
