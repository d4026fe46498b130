import { formatPercent } from '#lib/i18n/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** A ratio as a percentage; `isSigned` prints `+` before a gain. */
export const shownRatio = (locale: Locale, ratio: string, isSigned = false): string =>
  (isSigned && /^[^-]*[1-9]/.test(ratio) ? '+' : '') + formatPercent(locale, ratio)
