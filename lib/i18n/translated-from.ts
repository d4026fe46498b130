import { LOCALE_FACTS, LOCALES, type Locale } from '@fanfare/languages/locales.ts'

export interface Translation {
  original: Locale
  target: Locale
  /** Whether a page in this language is the original or the translation. */
  shows: 'original' | 'translation'
}

/** The translation of which a page in this language is one side, or null. */
export function translationOf(locale: Locale): Translation | null {
  for (const target of LOCALES) {
    const { translatedFrom: original } = LOCALE_FACTS[target]
    if (original === undefined) continue
    if (locale === target) return { original, target, shows: 'translation' }
    if (locale === original) return { original, target, shows: 'original' }
  }
  return null
}
