import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { isReviewLevel, type ReviewLevel } from '#lib/i18n/review-level.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import { fingerprint } from './text-source.ts'

/** `owner` decides about the texts; `phrases` has the words that a text must contain, by text id. */
interface MarketRule {
  owner: string
  phrases: Record<string, string>
}

/** `locales/{lng}/source.json`: who reviewed a language, and the English that each translation was made from. */
interface SourceFile {
  level: ReviewLevel
  /** A person or a company; null when there was no review. */
  reviewedBy: string | null
  /** ISO 8601 date. */
  reviewedAt: string | null
  /** Words that the law of the language's market asks for; other languages have none. */
  market?: MarketRule
  /** By text id, the fingerprint of the English text. */
  fingerprints: Map<string, string>
}

const pathOf = (root: string, locale: Locale): string =>
  join(root, 'locales', languageOf(locale).localeFileName, 'source.json')

/** A language without a file was not reviewed and has no fingerprints. @throws on bad JSON or an unknown level */
export function readSourceFile(root: string, locale: Locale): SourceFile {
  const path = pathOf(root, locale)
  if (!existsSync(path)) return { level: 'machine', reviewedBy: null, reviewedAt: null, fingerprints: new Map() }
  const { level, fingerprints, ...review } = JSON.parse(readFileSync(path, 'utf8')) as Omit<
    SourceFile,
    'level' | 'fingerprints'
  > & { level: unknown; fingerprints: Record<string, string> }
  if (!isReviewLevel(level)) throw new Error(`${path}: unknown level ${String(level)}`)
  return { level, ...review, fingerprints: new Map(Object.entries(fingerprints)) }
}

/** Keeps the fingerprints of texts in `translations` only, in the order of English. */
export function writeSourceFile(
  root: string,
  locale: Locale,
  file: SourceFile,
  english: Texts,
  translations: Texts,
): void {
  const kept = [...english.keys()].flatMap((id) => {
    const known = file.fingerprints.get(id)
    return known === undefined || !translations.has(id) ? [] : [[id, known] as const]
  })
  writeFileSync(
    pathOf(root, locale),
    `${JSON.stringify({ ...file, fingerprints: Object.fromEntries(kept) }, null, 2)}\n`,
  )
}

/** Records that these translations were made from, or compared with, today's English. */
export function acknowledge(file: SourceFile, english: Texts, ids: Iterable<string>): SourceFile {
  const fingerprints = new Map(file.fingerprints)
  for (const id of ids) fingerprints.set(id, fingerprint(english.get(id) ?? ''))
  return { ...file, fingerprints }
}

/** The market's words that a translation lacks, as a fault. */
export function marketFaults({ market }: SourceFile, id: string, translation: string): string[] {
  const phrase = market?.phrases[id]
  return phrase === undefined || translation.includes(phrase)
    ? []
    : [`lacks “${phrase}”, which the market’s law asks for`]
}

/** A Markdown table with the review of each language. */
export function reviewTable(root: string): string {
  const rows = LOCALES.map((locale) => {
    const { level, reviewedBy, reviewedAt } = readSourceFile(root, locale)
    const { inheritsFrom, labelNameEn } = languageOf(locale)
    const base = inheritsFrom === null ? '' : `, over ${inheritsFrom}`
    return `| ${locale} | ${labelNameEn}${base} | ${level} | ${reviewedBy ?? '–'} | ${reviewedAt ?? '–'} |`
  })
  return ['| Code | Language | Level | Reviewed by | Date |', '|---|---|---|---|---|', ...rows].join('\n')
}
