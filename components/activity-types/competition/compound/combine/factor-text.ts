import { boardValue } from '#lib/competition/board.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** A factor with the same digits wherever factors are compared: `1.20`. */
export const factorText = (locale: Locale, factor: string): string => formatNumber(locale, factor, { minFraction: 2 })

/** A return on deposits, a ratio, as the boards write it: `+4.20%`. */
export const roiText = (locale: Locale, roi: string): string => boardValue(locale, { track: 'ROI', unit: null }, roi)
