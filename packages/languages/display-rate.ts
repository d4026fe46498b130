import Big from 'big.js'
import { isolateText } from './bidi.ts'
import { numberText } from './format.ts'
import type { Language } from './languages.ts'
import type { Locale } from './locales.ts'

/** The price of 1 USDT in the currency of a language, and how that language writes the currency. */
export interface DisplayRate {
  perUsdt: string
  /** `{0} €` */
  pattern: string
  /** The fraction digits of the currency. */
  digits: number
}

type Entry = Pick<Language, 'currency' | 'currencySymbol' | 'supportLocale'>

/**
 * @param rates prices of 1 USDT by currency (`DISPLAY_RATES`)
 * @returns undefined when the language's currency is not among them
 */
export function displayRateOf(
  { currency, currencySymbol, supportLocale }: Entry,
  rates: Readonly<Partial<Record<string, string>>>,
): DisplayRate | undefined {
  const perUsdt = rates[currency]
  if (perUsdt === undefined) return undefined
  const parts = new Intl.NumberFormat(supportLocale, { style: 'currency', currency }).formatToParts(1)
  const written: Partial<Record<Intl.NumberFormatPartTypes, string>> = { integer: '{0}', decimal: '', fraction: '' }
  const pattern = parts
    .map(({ type, value }) => (type === 'currency' ? currencySymbol : (written[type] ?? value)))
    .join('')
  return { perUsdt, pattern, digits: parts.find(({ type }) => type === 'fraction')?.value.length ?? 0 }
}

/** The value of an amount of USDT, rounded: `4.60 €`. null for less than the smallest coin, and for other assets. */
export function formatInCurrency(
  locale: Locale,
  { amount, unit }: { amount: string; unit: string },
  { perUsdt, pattern, digits }: DisplayRate,
) {
  if (unit !== 'USDT') return null
  const worth = new Big(amount).times(perUsdt).round(digits)
  if (worth.lte(0)) return null
  return isolateText(pattern.replace('{0}', numberText(locale, worth.toFixed(), { minFraction: digits })))
}
