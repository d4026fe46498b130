import { localeHref } from '#lib/i18n/locale-href.ts'
import { LANGUAGES } from '@fanfare/languages/languages.ts'

/**
 * The same page in every language: hreflang code → path (LOC-6). `path` starts with one slash and has no locale. The
 * codes are the table's, because `tr-CT` is not a language tag.
 */
export const languageAlternates = (path: string): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.flatMap(({ language, hreflang, hreflangXDefault }) =>
      [hreflang, ...(hreflangXDefault ? ['x-default'] : [])].map((code) => [code, localeHref(language, path)]),
    ),
  )
