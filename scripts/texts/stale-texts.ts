import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import { fingerprint } from './text-source.ts'

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
