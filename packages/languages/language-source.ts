import type { DateStyle } from './date-styles.ts'
import type { LanguageRow } from './languages.ts'
import type { LocaleFacts } from './locales.ts'
import type { NumberStyle } from './number-styles.ts'

export type Numeral = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
/** The words for a number in running text, separated by spaces; `*` stands for the rest of a word. */
export type Numerals = Readonly<Partial<Record<Numeral, string>>>

/**
 * Everything about one language, `source/{code}.ts`. `scripts/write-languages.ts` writes each field of all languages into a table of its own
 * before every command, so that a page loads only the fields that it reads. The order of the languages is that of `row.langCode`.
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
}
