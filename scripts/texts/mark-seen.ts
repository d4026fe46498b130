import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts'
import { isLegalText } from './legal-texts.ts'
import { acknowledge, readSourceFile, writeSourceFile } from './source-file.ts'
import { findStaleTexts } from './stale-texts.ts'
import { createTextSources, readTexts } from './text-sources.ts'

/**
 * Records that translations still say what their changed English says. A prefix or `--all` means the stale texts
 * below it; a legal text is acknowledged by its full id, one at a time.
 * @returns the ids that were acknowledged
 * @throws Error with what is not allowed, before anything is written
 */
export function markSeen(root: string, locale: Locale, names: readonly string[]): string[] {
  const sources = createTextSources(root)
  const english = readTexts(sources, DEFAULT_LOCALE)
  const translations = readTexts(sources, locale)
  const file = readSourceFile(root, locale)
  const { stale } = findStaleTexts(locale, english, translations, file.fingerprints)
  const isLegal = (id: string): boolean => isLegalText(id, english.get(id) ?? '')

  const ids = names.flatMap((name) => {
    if (english.has(name)) {
      if (!translations.has(name)) throw new Error(`${name} has no translation in ${locale}`)
      if (isLegal(name) && names.length > 1) throw new Error(`${name} is a legal text: acknowledge it alone`)
      return [name]
    }
    const below = stale.filter((id) => name === '--all' || id.startsWith(name))
    if (below.length === 0) throw new Error(`${name} is neither the id of a text nor the beginning of a stale one`)
    const legal = below.filter(isLegal)
    if (legal.length > 0) throw new Error(`Legal texts are acknowledged one at a time, by id: ${legal.join(', ')}`)
    return below
  })
  writeSourceFile(root, locale, acknowledge(file, english, ids), english, translations)
  return ids
}
