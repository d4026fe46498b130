import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** The form that Intl can name; it throws for any other one that a platform may send. */
const REGION = /^(?:[A-Za-z]{2}|\d{3})$/

/** Countries (ISO 3166-1 alpha-2) as one phrase of the language: "the United Kingdom and Singapore". Server only: ICU's words. */
export function regionNames(locale: Locale, codes: readonly string[]) {
  const { supportLocale } = languageOf(locale)
  const names = new Intl.DisplayNames(supportLocale, { type: 'region' })
  return new Intl.ListFormat(supportLocale).format(
    codes.map((code) => (REGION.test(code) ? names.of(code) : undefined) ?? code),
  )
}

/** A language as another one calls it: İngilizce. Server only: ICU's words. */
export function languageName(locale: Locale, named: Locale) {
  const names = new Intl.DisplayNames(languageOf(locale).supportLocale, { type: 'language' })
  return names.of(languageOf(named).supportLocale.split('-')[0] ?? named) ?? named
}
