import Big from 'big.js'
import { assetDecimals } from './asset-decimals.ts'
import { isolateLtr } from './bidi.ts'
import { formatAmount, formatFigure, formatNumber } from './format.ts'
import type { Locale } from './locales.ts'

/** Decimal strings; `unit` is null for plain counts. */
export interface ProgressFigures {
  current: string
  target: string
  unit: string | null
}

export interface ProgressTexts {
  /** Without its unit, for `{current} of {target}`. */
  current: string
  target: string
  /** The missing amount without and with its unit; null when nothing is missing. */
  left: { plain: string; figure: string } | null
}

/**
 * The figures of a progress as text. They add up as shown, current + left = target: `current` is rounded down to the digits
 * of the asset, `left` is the exact rest, and a target is a rule, which is never rounded. @throws when a figure is not a decimal.
 */
export function formatProgress(locale: Locale, { current, target, unit }: ProgressFigures): ProgressTexts {
  const whole = new Big(target)
  const exact = new Big(current)
  const digits = unit === null ? LEDGER_FRACTION : Math.max(assetDecimals(unit), fractionOf(whole))
  // A loss is rounded away from zero, so that it does not look smaller than it is.
  const shown = exact.round(digits, exact.lt(0) ? Big.roundUp : Big.roundDown)
  const left = whole.minus(shown)
  const options = { isMoved: !shown.eq(0), digits }
  const plain = (amount: string) =>
    unit === null ? formatNumber(locale, amount) : isolateMinus(locale, formatAmount(locale, { amount, unit }, options))
  const rest = left.toFixed()
  return {
    current: plain(shown.toFixed()),
    target: formatFigure(locale, target, unit, { digits }),
    left: left.gt(0) ? { plain: plain(rest), figure: formatFigure(locale, rest, unit, options) } : null,
  }
}

const LEDGER_FRACTION = 18
const fractionOf = (amount: Big) => amount.toFixed().split('.')[1]?.length ?? 0
const isolateMinus = (locale: Locale, text: string) => (text.startsWith('-') ? isolateLtr(locale, text) : text)
