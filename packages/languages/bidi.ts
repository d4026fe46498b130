import { isRtl } from './locales.ts'
import type { Locale } from './locales.ts'

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
/** A number followed by a ticker: an amount inside a platform's own text. */
const AMOUNT = /[+-]?\d[\d.,]*\s[A-Z][A-Z0-9]{1,9}\b/g

/**
 * Keeps an amount, ticker, code or percentage in one piece inside a right-to-left sentence: `100 USDT` would read
 * `USDT 100` there. Elements do the same with `<bdi dir="ltr">`; this is for text given to a message as an argument.
 */
export function isolateLtr(locale: Locale, text: string) {
  return isRtl(locale) ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text
}

/** Keeps text that a user has written in its own direction inside a sentence. */
export const isolateText = (text: string) => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`

/** `isolateLtr` for every amount inside a platform's text, for example a title; each keeps its unit on the same line. */
export function isolateAmounts(locale: Locale, text: string) {
  return text.replace(AMOUNT, (amount) => isolateLtr(locale, amount.replace(/\s/, '\u00A0')))
}
