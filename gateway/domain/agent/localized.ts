import { isPseudoLocale } from '#lib/i18n/is-pseudo-locale.ts'
import { pseudoMarkdown } from '#lib/i18n/pseudo-markdown.ts'
import { chainOf } from '../definition/localize.ts'

/** The texts of the first language that has some: the reader's, its ancestors, English. */
export function localized<Text extends Record<string, string>>(
  texts: Partial<Record<string, Text>>,
  locale: string,
): Text {
  const found = chainOf(locale)
    .map((code) => texts[code])
    .find((text) => text !== undefined)
  if (found === undefined) throw new Error('texts in English are needed')
  if (!isPseudoLocale(locale)) return found
  return Object.fromEntries(Object.entries(found).map(([key, text]) => [key, pseudoMarkdown(text)])) as Text
}
