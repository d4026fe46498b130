import { localeHref } from '#lib/i18n/locale-href.ts'
import { languageOf } from '#lib/i18n/languages.ts'
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts'

/**
 * The same page in every language: hreflang code → path (LOC-6). `path` starts with one slash and has no locale. The
 * codes are the table's, because `tr-CT` is not a language tag.
 */
export function languageAlternates(path: string): Record<string, string> {
  return {
    ...Object.fromEntries(LOCALES.map((locale) => [languageOf(locale).hreflang, localeHref(locale, path)])),
    'x-default': localeHref(DEFAULT_LOCALE, path),
  }
}
