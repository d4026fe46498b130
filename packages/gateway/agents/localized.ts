import { pseudoTexts } from '@fanfare/activities/texts.ts'
import { chainOf } from '../activities/definition/localize.ts'

/** The texts of the first language that has some: the reader's, its ancestors, English. */
export function localized<Text extends object>(texts: Partial<Record<string, Text>>, locale: string) {
  const found = chainOf(locale)
    .map((code) => texts[code])
    .find((text) => text !== undefined)
  if (found === undefined) throw new Error('texts in English are needed')
  return pseudoTexts(found, locale)
}
