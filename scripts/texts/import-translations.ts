import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import { dropTranslated } from './pending-texts.ts'
import { acknowledge, faultsOf, readSourceFile, writeFingerprints } from './source-file.ts'
import { readEnglish, readTexts, readTranslations } from './text-sources.ts'
import type { Refusal } from '@fanfare/activities/translations/apply-translations.ts'

export type Imported = Awaited<ReturnType<typeof importTranslations>>

/**
 * Writes the translations that pass the checks, with their fingerprints, and removes translations without English.
 * @param translations by text id
 */
export async function importTranslations(
  root: string,
  locale: Locale,
  translations: Readonly<Record<string, unknown>>,
) {
  const { sources, english } = readEnglish(root)
  const before = readTexts(sources, locale)
  const file = readSourceFile(root, locale)
  const refused: Refusal[] = []
  const accepted = new Map<string, string>()
  const isOverlay = languageOf(locale).inheritsFrom !== null
  for (const [id, translation] of Object.entries(translations)) {
    const source = english.get(id)
    if (source === undefined) refused.push({ id, reason: 'is not the id of a text' })
    else if (typeof translation !== 'string') refused.push({ id, reason: 'is no string' })
    else if (isOverlay && !before.has(id))
      refused.push({ id, reason: `is inherited; ${locale} has no text of its own` })
    else {
      const faults = faultsOf(file, locale, id, source, translation)
      if (faults.length > 0) refused.push({ id, reason: faults.join('; ') })
      else accepted.set(id, translation)
    }
  }

  for (const source of sources) {
    const known = source.read(DEFAULT_LOCALE)
    const own = new Map([...accepted].filter(([id]) => known.has(id)))
    for (const refusal of await source.write(locale, own)) {
      accepted.delete(refusal.id)
      refused.push(refusal)
    }
  }
  const after = readTranslations(sources)
  writeFingerprints(root, locale, acknowledge(file, english, accepted.keys()), english, after)
  dropTranslated(root)
  return {
    /** The ids that were written. */
    written: [...accepted.keys()],
    refused,
    /** Translations without English, which were removed. */
    removed: [...before.keys()].filter((id) => !after.get(locale)?.has(id)),
  }
}
