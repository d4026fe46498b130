import { isPseudoLocale } from '@fanfare/languages/is-pseudo-locale.ts'
import { pseudoMarkdown } from '@fanfare/languages/pseudo-markdown.ts'

/** `key` is the anchor of a section. */
const inPseudo = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudoMarkdown(value)
  if (Array.isArray(value)) return value.map(inPseudo)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, unknown]) => [key, key === 'key' ? child : inPseudo(child)]),
  )
}

/** The texts of an activity or campaign, in the pseudo language where the setting shows `locale` in it. */
export const pseudoTexts = <Texts extends object>(texts: Texts, locale: string): Texts =>
  isPseudoLocale(locale) ? (inPseudo(texts) as Texts) : texts
