import Big from 'big.js'

/** Leaderboard prizes are rounded down to these decimals. */
export const PRIZE_DECIMALS = 2

/** Ascending; ratios and factors are decimal strings, and a factor holds from its ratio on. */
interface RoiSteps {
  steps: readonly { from: string; factor: string }[]
}

const ONE = new Big(1)

/** The index of the step of a return (a ratio, decimal string): the first below all steps, -1 without a return. Pure. */
export const roiStepIndex = (steps: RoiSteps['steps'], value: string | null) =>
  value === null
    ? -1
    : Math.max(
        0,
        steps.findLastIndex(({ from }) => new Big(value).gte(from)),
      )

/** The factor of a return (a ratio, decimal string); 1 without a return, or if the track is void. Pure. */
export const roiFactor = (roi: RoiSteps | null | undefined, value: string | null) =>
  roi?.steps[roiStepIndex(roi.steps, value)]?.factor ?? '1'

/** The factor of a number of days with a trade; 1 if the track is void. Pure. */
export const streakFactor = (streak: { perDay: string } | null | undefined, days: number) =>
  streak ? ONE.plus(new Big(streak.perDay).times(days)).toFixed() : '1'

/** The prize of a rank by volume and the factors of the other tracks, decimal strings. */
export interface PrizeParts {
  base: string
  roi: string
  streak: string
}

/** The part of a prize that is always paid in full, and the part above the base, of which the pool may pay less. Pure. */
export function splitBonus({ base, roi, streak }: PrizeParts) {
  const factor = new Big(roi).times(streak)
  return factor.gt(1)
    ? { certain: new Big(base), bonus: new Big(base).times(factor.minus(1)) }
    : { certain: new Big(base).times(factor), bonus: new Big(0) }
}

/** base × ROI × streak, rounded down, a decimal string; of the part above the base, the share `bonusScale` is paid. Pure. */
export function combine(parts: PrizeParts, bonusScale: string) {
  const { certain, bonus } = splitBonus(parts)
  return certain.plus(bonus.times(bonusScale)).round(PRIZE_DECIMALS, Big.roundDown).toFixed()
}
