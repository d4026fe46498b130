import { readPendingTexts } from '@fanfare/kernel/config/pending-texts.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { isLegalText } from './legal-texts.ts'
import { hasOtherNumbers, numberFaults } from '@fanfare/activities/translations/number-faults.ts'
import { dropTranslated, findBefore, findStale, kindOf } from './pending-texts.ts'
import { acknowledge, readSourceFile, writeFingerprints } from './source-file.ts'
import { readLanguage } from './stale-texts.ts'
import { readEnglish, readTranslations } from './text-sources.ts'

/**
 * Records that translations still say what their changed English says. A prefix or `--all` means the stale texts
 * below it. Legal texts, and texts whose numbers or assets changed, are translated again instead.
 * @returns the ids that were acknowledged
 * @throws Error with what is not allowed, before anything is written
 */
export function markSeen(root: string, locale: Locale, names: readonly string[]) {
  const { sources, english, translations, file, stale } = readLanguage(root, locale)

  const ids = names.flatMap((name) => {
    if (english.has(name)) {
      if (!translations.has(name)) throw new Error(`${name} has no translation in ${locale}`)
      return [name]
    }
    const below = stale.filter((id) => name === '--all' || id.startsWith(name))
    if (below.length === 0) throw new Error(`${name} is neither the id of a text nor the beginning of a stale one`)
    return below
  })
  const wanted = ids.map((id) => ({ id, locale, from: file.fingerprints.get(id) ?? '' }))
  const before = findBefore(root, wanted, readPendingTexts(root))
  const refused = ids.flatMap((id) => {
    const now = english.get(id) ?? ''
    if (isLegalText(id, now)) return [`${id} is a legal text`]
    const changed = hasOtherNumbers(before.get(file.fingerprints.get(id) ?? '') ?? now, now)
    return changed || numberFaults(now, translations.get(id) ?? '', id, locale).length > 0
      ? [`${id} has other numbers or assets`]
      : []
  })
  if (refused.length > 0) {
    throw new Error(`${refused.join(', ')}: translate again and use import, which also takes an unchanged translation`)
  }
  writeFingerprints(root, locale, acknowledge(file, english, ids), english, readTranslations(sources))
  dropTranslated(root)
  return ids
}

/**
 * Records in every language that a correction of English spelling changed nothing for the translations.
 * @returns how many translations were acknowledged
 * @throws Error before anything is written, when a text is not stale, or its change is more than spelling
 */
export function markCorrected(root: string, ids: readonly string[]) {
  const texts = readEnglish(root)
  const { sources, english } = texts
  const stale = findStale(root, texts).filter(({ id }) => ids.includes(id))
  const before = findBefore(root, stale, readPendingTexts(root))
  for (const id of ids) {
    if (!stale.some((one) => one.id === id)) throw new Error(`${id} has no stale translation`)
  }
  const more = stale.find(({ id, from }) => {
    const text = from === null ? undefined : before.get(from)
    return text === undefined || kindOf(id, text, english.get(id) ?? '') !== 'spelling'
  })
  if (more !== undefined) throw new Error(`${more.id} changed by more than spelling: one language at a time`)
  const translations = readTranslations(sources)
  for (const [locale, own] of Map.groupBy(stale, (one) => one.locale)) {
    const file = acknowledge(
      readSourceFile(root, locale),
      english,
      own.map(({ id }) => id),
    )
    writeFingerprints(root, locale, file, english, translations)
  }
  dropTranslated(root)
  return stale.length
}
