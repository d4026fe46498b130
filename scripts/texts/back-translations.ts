import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import type { Refusal } from '@fanfare/activities/translations/apply-translations.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import { fingerprint } from './text-source.ts'
import { needsBackTranslation } from './legal-texts.ts'
import type { Imported } from './import-translations.ts'
import { createTextSources, readTexts } from './text-sources.ts'

export interface BackTranslation {
  /** English by a person or a machine that did not see the original. */
  back: string
  /** The fingerprint of the translation it was made from. */
  of: string
  /** The fingerprint of the English it was compared with; there with the verdict, which counts for no other English. */
  english?: string
  /** The second reader, who compared it with the original. */
  comparedBy?: string
  verdict?: 'same' | 'differs'
  note?: string
}

const pathOf = (root: string, locale: Locale): string =>
  join(root, 'locales', languageOf(locale).localeFileName, 'back.json')

/** `locales/{lng}/back.json`; a language without the file has none. */
export function readBackTranslations(root: string, locale: Locale): Map<string, BackTranslation> {
  const path = pathOf(root, locale)
  if (!existsSync(path)) return new Map()
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, BackTranslation>))
}

/** The translations of a language that need a back-translation. Languages written in English need none. */
export function backTexts(locale: Locale, translations: Texts): Texts {
  if (languageOf(locale).inheritsFrom === DEFAULT_LOCALE) return new Map()
  return new Map([...translations].filter(([id]) => needsBackTranslation(id)))
}

const backTextsIn = (root: string, locale: Locale): Texts =>
  backTexts(locale, readTexts(createTextSources(root), locale))

/** The ids of texts without a back-translation of their present wording. */
export const missingBackTranslations = (texts: Texts, known: ReadonlyMap<string, BackTranslation>): string[] =>
  [...texts].filter(([id, text]) => known.get(id)?.of !== fingerprint(text)).map(([id]) => id)

/** Whether a second reader compared the back-translation with today's English. */
const isCompared = ({ verdict, english }: BackTranslation, text: string): boolean =>
  verdict !== undefined && english === fingerprint(text)

/**
 * A line for each stored back-translation that proves nothing about the present texts, and for each that differs.
 * @param pending ids of translations that wait for today's English, which their verdicts are not about
 */
export function backFaults(
  locale: Locale,
  english: Texts,
  translations: Texts,
  known: ReadonlyMap<string, BackTranslation>,
  pending: ReadonlySet<string> = new Set(),
): string[] {
  return [...known].flatMap(([id, entry]) => {
    const text = translations.get(id)
    if (text === undefined) return [`${locale} ${id}: its back-translation has no text`]
    if (entry.of !== fingerprint(text)) return [`${locale} ${id}: its back-translation is of an older wording`]
    if (!pending.has(id) && !isCompared(entry, english.get(id) ?? '')) {
      return [`${locale} ${id}: its back-translation was not compared with today's English`]
    }
    return entry.verdict === 'differs' ? [`${locale} ${id}: its back-translation differs from English`] : []
  })
}

/** The list for a back-translator: translations without their English. */
export function createBackList(
  root: string,
  locale: Locale,
): { language: Locale; items: { id: string; translation: string }[] } {
  const texts = backTextsIn(root, locale)
  const items = missingBackTranslations(texts, readBackTranslations(root, locale)).map((id) => ({
    id,
    translation: texts.get(id) ?? '',
  }))
  return { language: locale, items }
}

/** The list for the second reader: English beside the back-translation, for those without a verdict on this English. */
export function createComparisonList(
  root: string,
  locale: Locale,
): { language: Locale; items: { id: string; english: string; back: string }[] } {
  const texts = backTextsIn(root, locale)
  const english = readTexts(createTextSources(root), DEFAULT_LOCALE)
  const items = [...readBackTranslations(root, locale)].flatMap(([id, entry]) => {
    const text = texts.get(id)
    const source = english.get(id) ?? ''
    if (text === undefined || entry.of !== fingerprint(text) || isCompared(entry, source)) return []
    return [{ id, english: source, back: entry.back }]
  })
  return { language: locale, items }
}

/**
 * Stores back-translations: a string replaces what was known, `{ comparedBy, verdict, note }` is a comparison of the
 * present one. Those of removed texts are dropped.
 */
export function importBackTranslations(
  root: string,
  locale: Locale,
  entries: Readonly<Record<string, unknown>>,
): Imported {
  const texts = backTextsIn(root, locale)
  const english = readTexts(createTextSources(root), DEFAULT_LOCALE)
  const stored = readBackTranslations(root, locale)
  const refused: Refusal[] = []
  const written: string[] = []
  for (const [id, entry] of Object.entries(entries)) {
    const made = madeFrom(entry, english.get(id) ?? '', texts.get(id), stored.get(id))
    if (typeof made === 'string') {
      refused.push({ id, reason: made })
      continue
    }
    stored.set(id, made)
    written.push(id)
  }
  const kept = [...texts.keys()].flatMap((id) => {
    const known = stored.get(id)
    return known === undefined ? [] : [[id, known] as const]
  })
  writeFileSync(pathOf(root, locale), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  return { written, refused, removed: [...stored.keys()].filter((id) => !texts.has(id)) }
}

/** The new entry, or why there is none. */
function madeFrom(
  entry: unknown,
  english: string,
  text: string | undefined,
  known: BackTranslation | undefined,
): BackTranslation | string {
  if (text === undefined) return 'is not a text with a back-translation'
  const of = fingerprint(text)
  if (typeof entry === 'string') return entry.trim() === '' ? 'is empty' : { back: entry, of }
  if (typeof entry !== 'object' || entry === null) return 'is neither a string nor a verdict'
  const { comparedBy, verdict, note } = entry as Partial<Record<keyof BackTranslation, unknown>>
  if (known?.of !== of) return 'has no back-translation of its present wording to compare'
  if (verdict !== 'same' && verdict !== 'differs') return 'has a verdict other than same and differs'
  if (typeof comparedBy !== 'string') return 'does not name the reader who compared it'
  return {
    back: known.back,
    of,
    english: fingerprint(english),
    comparedBy,
    verdict,
    ...(typeof note === 'string' ? { note } : {}),
  }
}
