import type { Locale } from '@fanfare/languages/locales.ts'

/**
 * Languages whose activities are translations and say so, with the original of each (spec §3: only tr-TR, from en).
 * `npm run build -- languages` writes the table from `source/`.
 */
const TRANSLATED_FROM: Partial<Record<Locale, Locale>> = { 'tr-TR': 'en' }

export interface Translation {
  original: Locale
  target: Locale
  /** Whether a page in this language is the original or the translation. */
  shows: 'original' | 'translation'
}

/** The translation of which a page in this language is one side, or null. */
export function translationOf(locale: Locale): Translation | null {
  for (const [target, original] of Object.entries(TRANSLATED_FROM) as [Locale, Locale][]) {
    if (locale === target) return { original, target, shows: 'translation' }
    if (locale === original) return { original, target, shows: 'original' }
  }
  return null
}
