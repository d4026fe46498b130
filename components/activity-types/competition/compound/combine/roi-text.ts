import { boardValue } from '#lib/competition/board.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** A return on deposits, a ratio, as the boards write it: `+4.20%`. */
export const roiText = (locale: Locale, roi: string): string => boardValue(locale, { track: 'ROI', unit: null }, roi)
