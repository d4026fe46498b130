import type { Locale } from './locales.ts'
import type { Numerals } from './language-source.ts'
import numerals from './tables/numerals.json' with { type: 'json' }

/** The words for two to ten by language. */
export const NUMERALS: Readonly<Record<Locale, Numerals>> = numerals
