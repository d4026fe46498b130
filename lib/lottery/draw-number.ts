import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** `#52,318` */
export const drawNumber = (locale: Locale, drawNo: number) =>
  isolateLtr(locale, `#${formatNumber(locale, String(drawNo))}`)
