import Big from 'big.js'
import { formatPercent } from '#lib/i18n/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'

const DIGITS = 2
const MOST_DIGITS = 8

/** A probability in percent: two digits, more for one that would be 0.00 %. */
export function oddsText(locale: Locale, weight: number, total: number): string {
  const ratio = new Big(weight).div(total)
  let digits = DIGITS
  while (digits < MOST_DIGITS && ratio.times(100).round(digits).eq(0)) digits += 1
  return formatPercent(locale, ratio.toFixed(), { minFraction: digits, maxFraction: digits })
}
