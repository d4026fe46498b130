import Big from 'big.js'
import { formatPercent } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

const DIGITS = 2
const LEAST = new Big('0.0001')

/** `0.02%`: the odds of one draw. Odds below the last digit are `<0.01%`, because 0.00% would mean "never". */
export function oddsText(locale: Locale, weight: number, total: number) {
  // Rounded to four digits after the point, the precision of the percentage.
  const ratio = new Big(weight).times(10_000).div(total).round(0, Big.roundHalfUp).div(10_000)
  const format = (value: Big) => formatPercent(locale, value.toFixed(), { minFraction: DIGITS, maxFraction: DIGITS })
  return ratio.eq(0) ? `<${format(LEAST)}` : format(ratio)
}
