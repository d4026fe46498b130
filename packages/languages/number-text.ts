import Big from 'big.js'
import { NUMBER_STYLES } from './number-styles.ts'
import type { Locale } from './locales.ts'

export interface FractionOptions {
  /** Fewest fraction digits, padded with zeros. Default 0. */
  minFraction?: number
  /** Most fraction digits. Default 18, the scale of the ledger. */
  maxFraction?: number
  /** Default half-up; money is cut (`down`), so that an amount never shows as more than there is. */
  rounding?: 'half-up' | 'down'
}

const ROUNDING = { 'half-up': Big.roundHalfUp, down: Big.roundDown } as const

/**
 * A decimal string with the separators of the language. Never passes through a binary float.
 * @throws when `value` is not a decimal string.
 */
export function numberText(locale: Locale, value: string, options: FractionOptions = {}): string {
  const { minFraction = 0, maxFraction = Math.max(18, minFraction), rounding = 'half-up' } = options
  const fixed = new Big(value).toFixed(maxFraction, ROUNDING[rounding])
  const [integer = '0', fraction = ''] = fixed.replace('-', '').split('.')
  const kept = keepFraction(fraction, minFraction)
  const negative = fixed.startsWith('-') && /[1-9]/.test(integer + kept)
  const { decimalSeparator } = NUMBER_STYLES[locale]
  return `${negative ? '-' : ''}${grouped(locale, integer)}${kept === '' ? '' : decimalSeparator + kept}`
}

function keepFraction(fraction: string, min: number): string {
  let end = fraction.length
  while (end > min && fraction[end - 1] === '0') end -= 1
  return fraction.slice(0, end)
}

function grouped(locale: Locale, integer: string): string {
  const { groupSeparator, minDigitsBeforeGrouping } = NUMBER_STYLES[locale]
  if (integer.length <= minDigitsBeforeGrouping) return integer
  return integer.replace(/\B(?=(\d{3})+$)/g, groupSeparator)
}
