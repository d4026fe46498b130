import Big from 'big.js'
import { PRIZE_DECIMALS } from './prize-decimals.ts'

/** Ascending; ratios and factors are decimal strings, and a factor holds from its ratio on. */
export interface RoiSteps {
  steps: readonly { from: string; factor: string }[]
}

const ONE = new Big(1)

/** The factor of a return, a ratio as a decimal string; null, and a track that is void: 1. Pure. */
export function roiFactor(roi: RoiSteps | null | undefined, value: string | null): string {
  if (!roi || value === null) return '1'
  return (roi.steps.findLast(({ from }) => new Big(value).gte(from)) ?? roi.steps[0])?.factor ?? '1'
}

/** The factor of a number of days with a trade; a track that is void: 1. Pure. */
export const streakFactor = (streak: { perDay: string } | null | undefined, days: number): string =>
  streak ? ONE.plus(new Big(streak.perDay).times(days)).toFixed() : '1'

/** The prize of a rank by volume and the factors of the other tracks, decimal strings. */
export interface PrizeParts {
  base: string
  roi: string
  streak: string
}

/** The part of a prize that is paid in any case, and the part that its factors add. */
export function splitBonus({ base, roi, streak }: PrizeParts): { sure: Big; bonus: Big } {
  const factor = new Big(roi).times(streak)
  return factor.gt(1)
    ? { sure: new Big(base), bonus: new Big(base).times(factor.minus(1)) }
    : { sure: new Big(base).times(factor), bonus: new Big(0) }
}

/** base × ROI × streak, of which `bonusScale` of the part above the base is paid; rounded down, a decimal string. Pure. */
export function combine(parts: PrizeParts, bonusScale: string): string {
  const { sure, bonus } = splitBonus(parts)
  return sure.plus(bonus.times(bonusScale)).round(PRIZE_DECIMALS, Big.roundDown).toFixed()
}
