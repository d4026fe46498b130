import Big from 'big.js'

/**
 * Rounded to whole percent. null for a change that rounds to zero, and for one from zero or less, such as a rebate that was taken back.
 * A value above zero is never 100 % less.
 */
function changeOf(now: Big, before: Big) {
  if (before.lte(0)) return null
  const change = now.minus(before).div(before).round(2, Big.roundHalfUp)
  if (change.eq(0)) return null
  return change.lte(-1) && now.gt(0) ? '-0.99' : change.toFixed()
}

/** How a value (a decimal string or a count) differs from that of the period before; null without one. */
export function compare(now: string | number, before?: string | number) {
  if (before === undefined) return null
  const [value, earlier] = [new Big(now), new Big(before)]
  const difference = value.minus(earlier)
  return {
    direction: difference.eq(0) ? 'same' : difference.gt(0) ? 'up' : 'down',
    /** Without its sign. */
    difference: difference.abs().toFixed(),
    change: changeOf(value, earlier),
    /** There is no ratio to zero. */
    isNew: earlier.eq(0) && value.gt(0),
  } as const
}
