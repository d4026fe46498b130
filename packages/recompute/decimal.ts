import Big from 'big.js'

/** Exact decimals. A division keeps 40 decimals and cuts the rest, so that a quotient that is cut again is cut once. */
const Decimal = Big()
Decimal.DP = 40
Decimal.RM = Big.roundDown
Decimal.NE = -1_000
Decimal.PE = 1_000

export type Amount = Big

export const ZERO: Amount = new Decimal(0)
export const ONE: Amount = new Decimal(1)

export const decimal = (text: string | number): Amount => new Decimal(text)

/** Towards zero, as every division and share of the product ("cuts, and never rounds up"). */
export const cut = (amount: Amount, decimals: number): Amount => amount.round(decimals, Big.roundDown)

export const smaller = (one: Amount, other: Amount): Amount => (one.lt(other) ? one : other)
export const larger = (one: Amount, other: Amount): Amount => (one.gt(other) ? one : other)

export const sumOf = (amounts: Iterable<Amount>): Amount => {
  let sum = ZERO
  for (const amount of amounts) sum = sum.plus(amount)
  return sum
}

/** Without trailing zeros, as a leaf of a board has it. */
export const plain = (amount: Amount): string => amount.toFixed()
