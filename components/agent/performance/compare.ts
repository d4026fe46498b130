import Big from 'big.js'

export interface Comparison {
  direction: 'up' | 'down' | 'same'
  /** The difference without its sign. */
  difference: string
}

/** How a value (a decimal string or a count) differs from that of the period before; null without one. */
export function compare(now: string | number, before: string | number | undefined): Comparison | null {
  if (before === undefined) return null
  const difference = new Big(now).minus(before)
  return {
    direction: difference.eq(0) ? 'same' : difference.gt(0) ? 'up' : 'down',
    difference: difference.abs().toFixed(),
  }
}
