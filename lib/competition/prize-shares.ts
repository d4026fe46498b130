import Big from 'big.js'
import { combine, type PrizeParts } from '@fanfare/kernel/competition/combine.ts'

/** The share of each track in a prize, decimal strings that add up to it; ROI and streak are below 0 where they lower it. */
export function prizeShares(parts: PrizeParts, bonusScale: string): PrizeParts {
  const withRoi = combine({ ...parts, streak: '1' }, bonusScale)
  return {
    base: parts.base,
    roi: new Big(withRoi).minus(parts.base).toFixed(),
    streak: new Big(combine(parts, bonusScale)).minus(withRoi).toFixed(),
  }
}
