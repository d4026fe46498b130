import { isPseudoLocale, pseudoMarkdown } from '@fanfare/languages/pseudo.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import type { ActivityTexts } from './file/texts.ts'
import { fault } from './issue.ts'
import type { ActivityFile } from './schema.ts'

/** The place-holder that `npm run activity -- new` writes for a missing text. */
export const MISSING_TEXT = 'MISSING'

type Path = readonly PropertyKey[]

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The paths of all texts in a block, and whether each is missing. */
function leavesOf(value: unknown, path: Path): { path: Path; isMissing: boolean }[] {
  if (!isTable(value)) return [{ path, isMissing: value === MISSING_TEXT }]
  return Object.entries(value).flatMap(([key, child]) =>
    leavesOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/**
 * Removes the languages of which every text is missing, except English: their readers see English. A language that somebody
 * has begun must be whole, so each text that it still misses is a fault.
 */
export function dropMissingTexts(content: unknown) {
  if (!isTable(content) || !isTable(content.texts)) return []
  const { texts } = content
  return Object.keys(texts).flatMap((locale) => {
    const leaves = leavesOf(texts[locale], ['texts', locale])
    const missing = leaves.filter(({ isMissing }) => isMissing)
    if (locale !== DEFAULT_LOCALE && missing.length > 0 && missing.length === leaves.length) {
      delete texts[locale]
      return []
    }
    return missing.map(({ path }) => fault(`is missing: write this text instead of ${MISSING_TEXT}`, ...path))
  })
}

/** The texts of each language that the file has. */
export const textBlocks = ({ texts }: ActivityFile): [Locale, ActivityTexts][] =>
  LOCALES.flatMap((locale) => (texts[locale] === undefined ? [] : [[locale, texts[locale]]]))

const WORDS = ['subtitle', 'introduction'] as const
const LISTS = ['faq', 'facts', 'sections'] as const

/** The optional texts that English has and a language lacks: a page in two languages is worse than one in English. */
export function untranslatedTexts(locale: string, texts: ActivityTexts, english: ActivityTexts) {
  const missing = (...path: string[]) => fault('is missing: English has it', 'texts', locale, ...path)
  const words = WORDS.filter((field) => (english[field] ?? '') !== '' && (texts[field] ?? '') === '')
  const lists = LISTS.filter((field) => texts[field].length !== english[field].length)
  const tasks = Object.keys(texts.tasks).filter(
    (id) => english.tasks[id]?.description !== undefined && texts.tasks[id]?.description === undefined,
  )
  const labels = Object.keys(english.labels).filter((id) => texts.labels[id] === undefined)
  return [
    ...words.map((field) => missing(field)),
    ...lists.map((field) =>
      fault(`must have as many entries as in English, ${english[field].length}`, 'texts', locale, field),
    ),
    ...tasks.map((id) => missing('tasks', id, 'description')),
    ...labels.map((id) => missing('labels', id)),
  ]
}

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
export const pseudoTexts = <Texts extends object>(texts: Texts, locale: string) =>
  isPseudoLocale(locale) ? (inPseudo(texts) as Texts) : texts
