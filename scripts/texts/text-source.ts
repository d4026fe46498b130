import { createHash } from 'node:crypto'
import type { Refusal } from '@fanfare/activities/translations/apply-translations.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** One kind of files with texts in every language. */
export interface TextSource {
  /** The texts of one language in the order of the files, without those it inherits. */
  read(locale: Locale): Map<string, string>
  /**
   * Writes translations of English texts and removes texts without an English one.
   * @returns the translations that were not written, and why
   */
  write(locale: Locale, translations: Texts): Promise<Refusal[]>
}

/** The first 8 hex digits of the SHA-256 of a text; white space round it does not count. */
export const fingerprint = (text: string) => createHash('sha256').update(text.trim()).digest('hex').slice(0, 8)
