import type { Locale } from '@fanfare/languages/locales.ts'

/** The language data that the runtime needs. The server passes it, so that the browser loads no language table. */
export interface PageLanguage {
  locale: Locale
  /** The table's `langCode`. */
  languageType: number
}
