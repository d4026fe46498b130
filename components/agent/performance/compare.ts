import Big from 'big.js'

interface Comparison {
  direction: 'up' | 'down' | 'same'
  /** The difference without its sign. */
  difference: string
  /** The difference of the value before as a ratio with two decimals, below zero for less; null where it says nothing. */
  change: string | null
  /** There was nothing before, so that no ratio exists. */
  isNew: boolean
}

/**
 * Rounded to whole percent. A change that rounds to none has no ratio, nor has one from nothing or from below zero, such as a rebate that was
 * taken back. Only a value of zero is all of it less.
 */
function changeOf(now: Big, before: Big) {
  if (before.lte(0)) return null
  const change = now.minus(before).div(before).round(2, Big.roundHalfUp)
  if (change.eq(0)) return null
  return change.lte(-1) && now.gt(0) ? '-0.99' : change.toFixed()
}

/** How a value (a decimal string or a count) differs from that of the period before; null without one. */
export function compare(now: string | number, before: string | number | undefined): Comparison | null {
  if (before === undefined) return null
  const [value, earlier] = [new Big(now), new Big(before)]
  const difference = value.minus(earlier)
  return {
    direction: difference.eq(0) ? 'same' : difference.gt(0) ? 'up' : 'down',
    difference: difference.abs().toFixed(),
    change: changeOf(value, earlier),
    isNew: earlier.eq(0) && value.gt(0),
  }
}
