import { formatNumber } from '#lib/i18n/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** A factor with the same digits wherever factors are compared: `1.20`. */
export const factorText = (locale: Locale, factor: string): string => formatNumber(locale, factor, { minFraction: 2 })
