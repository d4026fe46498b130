import Big from 'big.js'

const fractionOf = (amount: string) => amount.split('.')[1]?.length ?? 0

/** An amount between two decimal strings. `part`: elapsed time, 0 to 1, with a cubic ease-out. Rounded down; exact at 1. */
export function amountBetween(from: string, to: string, part: number) {
  if (part >= 1) return to
  const start = new Big(from)
  const digits = Math.max(fractionOf(to), fractionOf(start.toFixed()))
  const eased = (1 - (1 - part) ** 3).toFixed(4)
  return start.plus(new Big(to).minus(start).times(eased)).toFixed(digits, Big.roundDown)
}
