import { isRtl } from './locales.ts'
import type { Locale } from './locales.ts'

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

/**
 * Keeps an amount, ticker, code or percentage in one piece inside a right-to-left sentence: `100 USDT` would read
 * `USDT 100` there. Elements do the same with `<bdi dir="ltr">`; this is for text given to a message as an argument.
 */
export function isolateLtr(locale: Locale, text: string): string {
  return isRtl(locale) ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text
}
