import { type Locale, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { isSameWord, NAMES } from './names.ts'
import { withoutWritten } from './raw-text.ts'

/** Languages in which English is correct. */
const IS_ENGLISH: ReadonlySet<Locale> = new Set(['en', 'en-TR'])
/** Scripts in which several Latin words stand out. */
const OTHER_SCRIPT: ReadonlySet<Locale> = new Set(['zh-CN', 'zh-TW', 'ko', 'ja', 'fa-IR', 'ar', 'ru', 'uk'])
/** English words that no other of the languages has. */
const ENGLISH_WORD =
  /(?<![\p{L}\d])(?:the|your|you|and|with|this|that|have|from|these|which|are|was|will|to)(?![\p{L}\d])/iu
const LATIN_ROW = /\p{Script=Latin}{2,}(?:[\s\u00A0’'-]+\p{Script=Latin}{2,})+/u
/** English words that other languages have, too. */
const SHARED: Partial<Record<Locale, RegExp>> = { de: /\b(?:was|will)\b/giu, vi: /\bto\b/giu, pl: /\bto\b/giu }

export const normalized = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const words = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? []

/** Text without the parts that are the same in all languages: names, addresses, paths. */
const withoutNames = (text: string): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll(/\S*[@/]\S*/gu, ' '))

/** Whether a text must differ between languages: two words or more that are not all names or numbers. */
const isProse = (text: string): boolean => words(withoutNames(text)).length > 1

/** English text in a page of another language, or null. `english` are normalized texts of the site in English. */
export function englishLeft(text: string, locale: Locale, english: ReadonlySet<string>): string | null {
  if (IS_ENGLISH.has(locale)) return null
  const plain = normalized(text)
  if (isSameWord(plain, locale)) return null
  if (english.has(plain) && isProse(plain)) return `the English text: ${plain.slice(0, 80)}`
  const bare = withoutNames(normalized(withoutWritten(text)))
  const shared = SHARED[locale]
  const word = ENGLISH_WORD.exec(shared ? bare.replaceAll(shared, ' ') : bare)
  if (word) return `an English word, “${word[0]}”: ${plain.slice(0, 80)}`
  const row = OTHER_SCRIPT.has(locale) ? LATIN_ROW.exec(bare) : null
  return row ? `Latin words in ${LOCALE_FACTS[locale].labelName}: ${row[0]}` : null
}
