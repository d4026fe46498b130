import { formatPercent } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** A ratio as a percentage; `isSigned` prints `+` before a gain. */
export const shownRatio = (locale: Locale, ratio: string, isSigned = false): string =>
  (isSigned && /^[^-]*[1-9]/.test(ratio) ? '+' : '') + formatPercent(locale, ratio)
