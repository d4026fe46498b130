import Big from 'big.js'
import { assetDecimals } from './asset-decimals.ts'
import { isolateLtr } from './bidi.ts'
import type { Locale } from './locales.ts'
import { NUMBER_STYLES, type NumberStyle } from './number-styles.ts'

interface FractionOptions {
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
export function numberText(locale: Locale, value: string, options: FractionOptions = {}) {
  const { minFraction = 0, maxFraction = Math.max(18, minFraction), rounding = 'half-up' } = options
  const fixed = new Big(value).toFixed(maxFraction, ROUNDING[rounding])
  const [integer = '0', fraction = ''] = fixed.replace('-', '').split('.')
  const kept = keepFraction(fraction, minFraction)
  const negative = fixed.startsWith('-') && /[1-9]/.test(integer + kept)
  const style = NUMBER_STYLES[locale]
  return `${negative ? '-' : ''}${groupDigits(style, integer)}${kept === '' ? '' : style.decimalSeparator + kept}`
}

function keepFraction(fraction: string, min: number) {
  let end = fraction.length
  while (end > min && fraction[end - 1] === '0') end -= 1
  return fraction.slice(0, end)
}

type Grouping = Pick<NumberStyle, 'groupSeparator' | 'minDigitsBeforeGrouping'>

/** The digits of a whole number in groups of three, once there are more of them than the language leaves together. */
export function groupDigits({ groupSeparator, minDigitsBeforeGrouping }: Grouping, integer: string): string {
  if (integer.length <= minDigitsBeforeGrouping) return integer
  return integer.replace(/\B(?=(\d{3})+$)/g, groupSeparator)
}

/** No-break, so that an amount keeps its unit on the same line. The narrow one is hardly visible in our fonts. */
const UNIT_SPACE = '\u00A0'
/** Fewest digits of an amount that is not whole. */
const MONEY_FRACTION = 2
const LEDGER_FRACTION = 18

/** `Money` of the wire (contract §6). */
export interface MoneyText {
  amount: string
  unit: string
  /** Most digits after the point of an amount that is shown beside others (`lib/money/shown-parts.ts`). */
  digits?: number
}

/** LOC-9: `value` is a decimal string; see `numberText` for rounding and errors. */
export function formatNumber(locale: Locale, value: string, options: FractionOptions = {}) {
  const text = numberText(locale, value, options)
  return text.startsWith('-') ? isolateLtr(locale, text) : text
}

interface MoneyOptions {
  /** Money that moved (a trade, a progress, a balance in use) always has its digits: `64.00`. A whole stake has none: `125`. */
  isMoved?: boolean
  /** Most digits after the point; by default those of the asset. */
  digits?: number
}

/**
 * The number of an amount with the display decimals of its asset (design §13: "two decimals if it is money that moved, none if
 * it is a stake"). Cut, never rounded up; a fraction is padded, and a tiny amount is never shown as 0.
 */
export function formatAmount(locale: Locale, money: MoneyText, options: MoneyOptions = {}) {
  const { amount, unit } = money
  const { isMoved = false, digits = money.digits ?? assetDecimals(unit) } = options
  const exact = new Big(amount)
  const isWhole = exact.eq(exact.round(0, Big.roundDown))
  const isPadded = !exact.eq(0) && (isMoved || !isWhole)
  const vanishes = !exact.eq(0) && exact.abs().lt(new Big(10).pow(-digits))
  return numberText(locale, amount, {
    minFraction: isPadded ? Math.min(MONEY_FRACTION, digits) : 0,
    maxFraction: vanishes ? LEDGER_FRACTION : digits,
    rounding: 'down',
  })
}

/** `12.50 USDT` as one string, safe inside a sentence of either direction. `signed` prints `+` before gains. */
export function formatMoney(
  locale: Locale,
  money: MoneyText,
  { signed = false, ...options }: MoneyOptions & { signed?: boolean } = {},
) {
  const plus = signed && new Big(money.amount).gt(0) ? '+' : ''
  return isolateLtr(locale, `${plus}${formatAmount(locale, money, options)}${UNIT_SPACE}${money.unit}`)
}

/** A measured value of progress and totals: an amount of money, or a plain number without a unit. */
export const formatFigure = (locale: Locale, amount: string, unit: string | null, options: MoneyOptions = {}) =>
  unit === null ? formatNumber(locale, amount) : formatMoney(locale, { amount, unit }, options)

/** Big numbers short, three digits at most, cut: `1.25M`, `12.5 Mio.`, `125万`. */
export function formatCompact(locale: Locale, value: string) {
  const number = new Big(value)
  const steps = Object.entries(NUMBER_STYLES[locale].compact)
  const step = steps.findLast(([power]) => number.abs().gte(new Big(10).pow(Number(power))))
  if (!step) return formatNumber(locale, value, { maxFraction: 2, rounding: 'down' })
  const scaled = number.times(new Big(10).pow(-Number(step[0])))
  const integerDigits = scaled.abs().toFixed(0, Big.roundDown).length
  const text = numberText(locale, scaled.toFixed(), { maxFraction: Math.max(0, 3 - integerDigits), rounding: 'down' })
  const compact = step[1].replace('{0}', text)
  return text.startsWith('-') ? isolateLtr(locale, compact) : compact
}

/** `ratio` is a decimal string, 1 is 100 %. One digit after the point unless told otherwise. */
export function formatPercent(locale: Locale, ratio: string, options: FractionOptions = {}) {
  const hundredfold = new Big(ratio).times(100).toFixed()
  const text = numberText(locale, hundredfold, { maxFraction: Math.max(1, options.minFraction ?? 0), ...options })
  return isolateLtr(locale, NUMBER_STYLES[locale].percent.replace('{0}', text))
}
