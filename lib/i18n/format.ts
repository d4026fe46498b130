import Big from 'big.js'
import { isolateLtr } from './bidi.ts'
import type { Locale } from './locales.ts'
import { NUMBER_STYLES } from './number-styles.ts'
import { numberText } from './number-text.ts'
import type { FractionOptions } from './number-text.ts'

/** No-break, so that an amount keeps its unit on the same line. The narrow one is hardly visible in our fonts. */
const UNIT_SPACE = '\u00A0'
const MONEY_FRACTION = 8
const LEDGER_FRACTION = 18

/** `Money` of the wire (contract §6). */
export interface MoneyText {
  amount: string
  unit: string
}

/** LOC-9: `value` is a decimal string; see `numberText` for rounding and errors. */
export function formatNumber(locale: Locale, value: string, options: FractionOptions = {}): string {
  const text = numberText(locale, value, options)
  return text.startsWith('-') ? isolateLtr(locale, text) : text
}

/**
 * The number of an amount: cut, never rounded up, at 8 digits after the point. Two digits are kept as written
 * (`12.50`), longer fractions lose their zeros, whole amounts have none, and a tiny amount is never shown as 0.
 */
export function formatAmount(locale: Locale, amount: string): string {
  const exact = new Big(amount)
  const written = /\.(\d+)$/.exec(amount)?.[1] ?? ''
  const asWritten = written.length <= 2 && /[1-9]/.test(written)
  const vanishes = !exact.eq(0) && exact.abs().lt(new Big(10).pow(-MONEY_FRACTION))
  return numberText(locale, amount, {
    minFraction: asWritten ? written.length : 0,
    maxFraction: vanishes ? LEDGER_FRACTION : MONEY_FRACTION,
    rounding: 'down',
  })
}

/** `12.50 USDT` as one string, safe inside a sentence of either direction. `signed` prints `+` before gains. */
export function formatMoney(locale: Locale, money: MoneyText, options: { signed?: boolean } = {}): string {
  const plus = options.signed && new Big(money.amount).gt(0) ? '+' : ''
  return isolateLtr(locale, `${plus}${formatAmount(locale, money.amount)}${UNIT_SPACE}${money.unit}`)
}

/** A measured value of progress and totals: an amount of money, or a plain number without a unit. */
export const formatFigure = (locale: Locale, amount: string, unit: string | null): string =>
  unit === null ? formatNumber(locale, amount) : formatMoney(locale, { amount, unit })

/** Big numbers short, three digits at most, cut: `1.25M`, `12.5 Mio.`, `125万`. */
export function formatCompact(locale: Locale, value: string): string {
  const number = new Big(value)
  const step = NUMBER_STYLES[locale].compact.findLast(([power]) => number.abs().gte(new Big(10).pow(power)))
  if (!step) return formatNumber(locale, value, { maxFraction: 2, rounding: 'down' })
  const scaled = number.times(new Big(10).pow(-step[0]))
  const integerDigits = scaled.abs().toFixed(0, Big.roundDown).length
  const text = numberText(locale, scaled.toFixed(), { maxFraction: Math.max(0, 3 - integerDigits), rounding: 'down' })
  const compact = step[1].replace('{0}', text)
  return text.startsWith('-') ? isolateLtr(locale, compact) : compact
}

/** `ratio` is a decimal string, 1 is 100 %. One digit after the point unless told otherwise. */
export function formatPercent(locale: Locale, ratio: string, options: FractionOptions = {}): string {
  const hundredfold = new Big(ratio).times(100).toFixed()
  const text = numberText(locale, hundredfold, { maxFraction: Math.max(1, options.minFraction ?? 0), ...options })
  return isolateLtr(locale, NUMBER_STYLES[locale].percent.replace('{0}', text))
}
