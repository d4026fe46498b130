import type { DateStyle } from './date-styles.ts'
import type { LanguageRow } from './languages.ts'
import type { Locale, LocaleFacts } from './locales.ts'
import type { NumberStyle } from './number-styles.ts'

export type Numeral = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
/** The words for a number in running text, separated by spaces; `*` stands for the rest of a word. */
export type Numerals = Readonly<Partial<Record<Numeral, string>>>

/**
 * Everything about one language, `source/{code}.ts`. `npm run build -- languages` writes it into the tables of this folder, so that a page
 * loads only the fields that it reads. The order of the languages is that of `row.langCode`.
 */
export interface LanguageSource extends LocaleFacts {
  /** UI code, URL prefix and name of the file. */
  readonly code: string
  readonly row: LanguageRow
  readonly numbers: NumberStyle
  readonly dates: DateStyle
  /** For the checks of translations. */
  readonly numerals: Numerals
  /** Exact inputs that select the language, such as `de-AT`. */
  readonly localeCodes: readonly string[]
  /** The original of its activities, if they are translations and say so (spec §3: only tr-TR, from en). */
  readonly translatedFrom?: Locale
}
