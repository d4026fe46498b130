import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import { readSourceFile } from './source-file.ts'
import { fingerprint } from './text-source.ts'
import { readEnglish, readTexts } from './text-sources.ts'

export function findStaleTexts(
  locale: Locale,
  english: Texts,
  translations: Texts,
  fingerprints: ReadonlyMap<string, string>,
) {
  const isOverlay = languageOf(locale).inheritsFrom !== null
  const ids = [...english.keys()]
  return {
    /** Translated from another English than today's, or without a fingerprint. */
    stale: ids.filter((id) => translations.has(id) && fingerprints.get(id) !== fingerprint(english.get(id) ?? '')),
    /** English texts without a translation; empty for an overlay. */
    missing: isOverlay ? [] : ids.filter((id) => !translations.has(id)),
    /** Fingerprints without English. */
    left: [...fingerprints.keys()].filter((id) => !english.has(id)),
  }
}

/** The texts of a language in the repository, those of English, and which of them are stale. */
export function readLanguage(root: string, locale: Locale, { sources, english } = readEnglish(root)) {
  const translations = readTexts(sources, locale)
  const file = readSourceFile(root, locale)
  return { sources, english, translations, file, ...findStaleTexts(locale, english, translations, file.fingerprints) }
}
