import Big from 'big.js'
import type { Locale } from '@fanfare/languages/locales.ts'
import { NUMBER_STYLES } from '@fanfare/languages/number-styles.ts'

const PLAIN = /^\d{1,20}(\.\d{1,18})?$/

/**
 * The amount that a reader typed, with the separators of the language, as a decimal string; null when there is no amount above
 * zero. Spaces may separate thousands in every language. `1.250,50` is an amount in German; `12,5` is none in English, where it
 * could mean 125.
 */
export function readAmount(typed: string, locale: Locale) {
  const { decimalSeparator, groupSeparator } = NUMBER_STYLES[locale]
  const groups = new RegExp(String.raw`^\d{1,3}([\s${groupSeparator}]\d{3})+(?!\d)`)
  const ungrouped = typed.trim().replace(groups, (thousands) => thousands.replaceAll(/\D/g, ''))
  if (decimalSeparator === ',' && ungrouped.includes('.')) return null
  const plain = ungrouped.replace(decimalSeparator, '.')
  return PLAIN.test(plain) && new Big(plain).gt(0) ? plain : null
}
