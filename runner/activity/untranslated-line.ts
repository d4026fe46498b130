import type { ActivityFile } from '#activities/schema.ts'
import { languageOf } from '#lib/i18n/languages.ts'
import { LOCALES } from '#lib/i18n/locales.ts'

/** The languages whose readers see English; nothing when there are none. */
export function untranslatedLine({ texts }: ActivityFile): string[] {
  const missing = LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null && texts[locale] === undefined)
  return missing.length === 0 ? [] : [`is shown in English to readers of ${missing.join(', ')}`]
}
