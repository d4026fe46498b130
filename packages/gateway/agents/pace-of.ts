import Big from 'big.js'
import { monthBounds, monthOf } from '../rebates/month.ts'
import { dayKey } from '../util/time/zoned-day.ts'

/**
 * The day on which `target` is reached at the speed of the month so far, in the zone; today when it is reached already, and null
 * when that is later than the month. Counts, or decimal strings of one unit.
 */
export function paceOf(
  target: number | string,
  reached: number | string,
  timeZone: string,
  now: number,
): string | null {
  const soFar = new Big(reached)
  if (soFar.gte(target)) return dayKey(now, timeZone)
  if (soFar.lte(0)) return null
  const { start, end } = monthBounds(monthOf(now, timeZone), timeZone)
  const at = new Big(now - start).times(target).div(soFar).round(0, Big.roundDown).plus(start)
  return at.lt(end) ? dayKey(Number(at.toFixed()), timeZone) : null
}
