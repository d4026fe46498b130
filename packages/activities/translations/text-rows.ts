import * as z from 'zod'
import type { CellState } from '@fanfare/contract/staff/texts.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { texts as textsSchema } from '../file/texts.ts'
import type { ActivityFile } from '../schema.ts'
import { textsIn, type Texts } from './text-blocks.ts'

/** The languages that English is translated into, in the product's order; two of them inherit. */
export const TRANSLATED_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

interface TextCell {
  /** Null where nothing but English can be shown. */
  text: string | null
  state: CellState
}

/** One text of an activity in every language. */
export interface TextRow {
  id: string
  english: string
  cells: ReadonlyMap<Locale, TextCell>
}

/** By locale: the texts whose English is newer. */
export type StaleTexts = Readonly<Record<string, readonly string[]>>
/** Whether somebody has reviewed exactly this translation of this English text. */
export type IsReviewed = (locale: Locale, id: string, english: string, text: string) => boolean

const GROUPS = Object.keys(textsSchema.shape)

/** Texts in the order of the schema, then as their block has them; the database forgets the order of a file. */
const inOrder = (ids: Iterable<string>) =>
  [...ids].toSorted((a, b) => GROUPS.indexOf(a.split('.')[0] ?? '') - GROUPS.indexOf(b.split('.')[0] ?? ''))

const inherited = (by: ReadonlyMap<string, Texts>, locale: Locale, id: string) => {
  for (let at: Locale | null = locale; at !== null; at = languageOf(at).inheritsFrom) {
    const text = by.get(at)?.get(id)
    if (text !== undefined) return text
  }
  return null
}

/** Every text of an activity that has an English one. */
export function textRows(
  { texts }: Pick<ActivityFile, 'texts'>,
  stale: StaleTexts,
  isReviewed: IsReviewed = () => false,
): TextRow[] {
  const by = new Map(LOCALES.map((locale) => [locale, new Map(textsIn(texts[locale]))]))
  const old = new Map(Object.entries(stale).map(([locale, ids]) => [locale, new Set(ids)]))
  const cellOf = (locale: Locale, id: string, english: string): TextCell => {
    const text = by.get(locale)?.get(id)
    if (text === undefined)
      return languageOf(locale).inheritsFrom === null
        ? { text: null, state: 'MISSING' }
        : { text: inherited(by, locale, id), state: 'INHERITED' }
    if (isReviewed(locale, id, english, text)) return { text, state: 'REVIEWED' }
    return { text, state: old.get(locale)?.has(id) === true ? 'STALE' : 'OK' }
  }
  const english = by.get(DEFAULT_LOCALE) ?? new Map<string, string>()
  return inOrder(english.keys()).map((id) => {
    const source = english.get(id) ?? ''
    const cells = new Map(TRANSLATED_LOCALES.map((locale) => [locale, cellOf(locale, id, source)]))
    return { id, english: source, cells }
  })
}

/** Whether a translation has work for somebody. */
export const needsWork = ({ state }: TextCell) => state === 'STALE' || state === 'MISSING'

const labelsOf = (block: object) => (block as { labels?: Readonly<Record<string, string>> }).labels ?? {}

/**
 * Whether a language has every text that English has. The checks of a file ensure this for all texts but names, which files of
 * earlier versions may lack. So only names are compared, which keeps a list of 500 activities fast.
 */
function isWhole(english: object | undefined, block: object | undefined) {
  if (english === undefined || block === undefined) return false
  const own = labelsOf(block)
  return Object.keys(labelsOf(english)).every((id) => own[id] !== undefined)
}

/** The languages whose texts are never those of another. */
export const OWN_LOCALES = LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null)

/** The languages by the states of their texts: one that inherits may be stale and is never missing. */
export function languageStates(texts: Readonly<Partial<Record<string, object>>>, stale: StaleTexts) {
  const missing = OWN_LOCALES.filter((locale) => !isWhole(texts[DEFAULT_LOCALE], texts[locale]))
  const old = LOCALES.filter((locale) => (stale[locale]?.length ?? 0) > 0)
  return {
    whole: OWN_LOCALES.filter((locale) => !missing.includes(locale) && !old.includes(locale)),
    stale: old,
    missing,
  }
}

interface SchemaNode {
  properties?: Record<string, SchemaNode>
  additionalProperties?: SchemaNode
  items?: SchemaNode
  maxLength?: number
}

const SCHEMA = z.toJSONSchema(textsSchema, { io: 'input' }) as SchemaNode

/** How many characters a text may have; null for an id that no activity has. */
export const maximumOf = (id: string) => {
  const found = id
    .split('.')
    .reduce<SchemaNode | undefined>(
      (node, key) => node?.properties?.[key] ?? node?.items ?? node?.additionalProperties,
      SCHEMA,
    )
  return found?.maxLength ?? null
}

const MARKDOWN = 'Markdown: keep its headings, lists, bold texts and links.'
/** For translators: the meaning of a text, by a pattern of its id. */
const CONTEXTS: readonly (readonly [pattern: RegExp, context: string])[] = [
  [/^title$/, 'The name of the activity, on its card and its page.'],
  [/^subtitle$/, 'One sentence under the name, on the card. A number in it is a promise.'],
  [/^rules$/, `The rules, a legal text. ${MARKDOWN}`],
  [/^consent$/, 'What a user accepts by joining, a legal text.'],
  [/^pictureAlt$/, 'What the picture of the activity shows, for people who cannot see it.'],
  [/^introduction$/, `The introduction of the page. ${MARKDOWN}`],
  [/^faq\.\d+\.question$/, 'A question below the rules, a legal text.'],
  [/^faq\.\d+\.answer$/, `The answer to the question before it, a legal text. ${MARKDOWN}`],
  [/^tasks\.[^.]+\.title$/, 'What a user does for the reward, verb first; on the card of the task.'],
  [/^tasks\./, 'One sentence under the title of the task.'],
  [/^labels\./, 'The name of an item, prize, place, class or group.'],
  [/^facts\.\d+\.label$/, 'The name of a fact beside the introduction.'],
  [/^facts\./, 'The value of the fact before it.'],
  [/^sections\.\d+\.heading$/, 'The heading of a part of the page.'],
  [/^sections\./, `The text of the part of the page before it. ${MARKDOWN}`],
]

/** One or two English sentences for the translator of a text. */
export const contextOf = (id: string) => CONTEXTS.find(([pattern]) => pattern.test(id))?.[1] ?? ''

/** By locale: the texts whose English has changed since they were written. `earlier` is the same of the version before. */
export function staleTexts(before: ActivityFile['texts'], after: ActivityFile['texts'], earlier: StaleTexts) {
  const [oldEnglish, english] = [new Map(textsIn(before.en)), new Map(textsIn(after.en))]
  const stale: Record<string, string[]> = {}
  for (const [locale, block] of Object.entries(after)) {
    if (locale === 'en') continue
    const old = new Map(textsIn(before[locale]))
    const stillOld = new Set(earlier[locale])
    const ids = textsIn(block).flatMap(([id, text]) => {
      const isOld = old.get(id) === text
      return isOld && (stillOld.has(id) || oldEnglish.get(id) !== english.get(id)) ? [id] : []
    })
    if (ids.length > 0) stale[locale] = ids
  }
  return stale
}
