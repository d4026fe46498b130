import type { Locale } from '#lib/i18n/locales.ts'

/** What the kit needs of the page's language, told by the server: the whole table stays there. */
export interface PageLanguage {
  locale: Locale
  /** The table's `langCode`. */
  languageType: number
  /** The table's `localeFileName`: the folder of its texts. */
  textsName: string
}
