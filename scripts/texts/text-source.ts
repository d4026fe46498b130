import { createHash } from 'node:crypto'
import type { Locale } from '@fanfare/languages/locales.ts'

/** Translations by text id, such as `common:activity.joined` or `harvest-draw:faq.0.answer`. */
export type Texts = ReadonlyMap<string, string>

export interface Refusal {
  id: string
  reason: string
}

/** One kind of files with texts in every language. */
export interface TextSource {
  /** `icu` has arguments and plural forms, `markdown` may have lists, headings and `{brand}`. */
  readonly format: 'icu' | 'markdown'
  /** The texts of one language in the order of the files, without those it inherits. */
  read(locale: Locale): Map<string, string>
  /**
   * Writes translations of English texts and removes texts without an English one.
   * @returns the translations that were not written, and why
   */
  write(locale: Locale, translations: Texts): Promise<Refusal[]>
}

/** The first 8 hex digits of the SHA-256 of a text; white space round it does not count. */
export const fingerprint = (text: string): string => createHash('sha256').update(text.trim()).digest('hex').slice(0, 8)
