import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import { fingerprint } from './text-source.ts'

export interface StaleTexts {
  /** Translated from another English than today's, or without a fingerprint. */
  stale: string[]
  /** English texts without a translation; an overlay lacks none. */
  missing: string[]
  /** Fingerprints without English. */
  left: string[]
}

export function findStaleTexts(
  locale: Locale,
  english: Texts,
  translations: Texts,
  fingerprints: ReadonlyMap<string, string>,
): StaleTexts {
  const isOverlay = languageOf(locale).inheritsFrom !== null
  const ids = [...english.keys()]
  return {
    stale: ids.filter((id) => translations.has(id) && fingerprints.get(id) !== fingerprint(english.get(id) ?? '')),
    missing: isOverlay ? [] : ids.filter((id) => !translations.has(id)),
    left: [...fingerprints.keys()].filter((id) => !english.has(id)),
  }
}
