import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import { textsIn } from '@fanfare/activities/translations/text-blocks.ts'
import { pseudoTexts } from '@fanfare/activities/texts.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@fanfare/languages/locales.ts'

function ancestryOf(locale: Locale) {
  const chain: Locale[] = []
  for (let at: Locale | null = locale; at !== null; at = languageOf(at).inheritsFrom) chain.push(at)
  return chain
}

/** The locales whose texts are used, in this order: the locale, its ancestors, English. */
export function chainOf(locale: string): Locale[] {
  const chain = isLocale(locale) ? ancestryOf(locale) : []
  return chain.includes(DEFAULT_LOCALE) ? chain : [...chain, DEFAULT_LOCALE]
}

/** `textLanguage` is the language of texts that are not translated into the wanted one; a translated activity has none. */
export type LocalizedTexts = ActivityTexts & { textLanguage?: Locale }

/**
 * The texts of an activity in one locale; each missing field comes from the next locale of the chain. A language is
 * translated as a whole or not at all (`dropMissingTexts`).
 */
export const localize = (definition: Pick<ActivityFile, 'texts'>, locale: string): LocalizedTexts => ({
  ...pseudoTexts(firstTexts(definition, locale), locale),
  ...(isTranslated(definition, locale) ? {} : { textLanguage: DEFAULT_LOCALE }),
})

/** Whether the wanted language, or one that it inherits from, has texts; an unknown language is answered in English. */
const isTranslated = ({ texts }: Pick<ActivityFile, 'texts'>, locale: string) => {
  if (!isLocale(locale)) return true
  const own = ancestryOf(locale)
  return own.includes(DEFAULT_LOCALE) || own.some((code) => texts[code] !== undefined)
}

/** The texts, by id, that neither the wanted language nor one that it inherits from has; null where there are none. */
export function fallbackOf({ texts }: Pick<ActivityFile, 'texts'>, locale: string) {
  const own = isLocale(locale) ? ancestryOf(locale) : [DEFAULT_LOCALE]
  const known = new Set(own.flatMap((code) => textsIn(texts[code]).map(([id]) => id)))
  const ids = textsIn(texts[DEFAULT_LOCALE]).flatMap(([id]) => (known.has(id) ? [] : [id]))
  return ids.length === 0 ? null : { locale: DEFAULT_LOCALE, ids }
}

function firstTexts(definition: Pick<ActivityFile, 'texts'>, locale: string): ActivityTexts {
  const found = chainOf(locale).flatMap((code) => definition.texts[code] ?? [])
  const first = <Key extends keyof ActivityTexts>(
    key: Key,
    isThere: (value: ActivityTexts[Key]) => boolean = (value) => value !== undefined,
  ) => found.map((texts) => texts[key]).find(isThere)
  const isFilled = ({ length }: { length: number }) => length > 0
  const merged = <Entry>(records: Record<string, Entry>[]) =>
    Object.assign({}, ...records.toReversed()) as Record<string, Entry>
  return {
    title: first('title', isFilled) ?? '',
    subtitle: first('subtitle', isFilled) ?? '',
    rules: first('rules', isFilled) ?? '',
    faq: first('faq', isFilled) ?? [],
    tasks: merged(found.map(({ tasks }) => tasks)),
    labels: merged(found.map(({ labels }) => labels)),
    consent: first('consent'),
    pictureAlt: first('pictureAlt'),
    introduction: first('introduction'),
    facts: first('facts', isFilled) ?? [],
    sections: first('sections', isFilled) ?? [],
  }
}

/** The texts of the first language that has some: the reader's, its ancestors, English. */
export function localized<Text extends object>(texts: Partial<Record<string, Text>>, locale: string) {
  const found = chainOf(locale)
    .map((code) => texts[code])
    .find((text) => text !== undefined)
  if (found === undefined) throw new Error('texts in English are needed')
  return pseudoTexts(found, locale)
}
