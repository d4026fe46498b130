import { isolateLtr } from '../i18n/bidi.ts'
import { formatNumber } from '../i18n/format.ts'
import type { Locale } from '../i18n/locales.ts'

/** `#52,318` */
export const drawNumber = (locale: Locale, drawNo: number): string =>
  isolateLtr(locale, `#${formatNumber(locale, String(drawNo))}`)
