import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { isReviewLevel, type ReviewLevel } from '#lib/i18n/review-level.ts'
import { translationFaults } from '@fanfare/activities/translations/check-translation.ts'
import { numberFaults } from '@fanfare/activities/translations/number-faults.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import { fingerprint } from './text-source.ts'

/** `owner` decides about the texts; `phrases` has the words that a text must contain, by text id. */
interface MarketRule {
  owner: string
  phrases: Record<string, string>
}

/** `locales/{lng}/source.json`: who reviewed a language. */
interface Review {
  level: ReviewLevel
  /** A person or a company; null when there was no review. */
  reviewedBy: string | null
  /** ISO 8601 date. */
  reviewedAt: string | null
  /** Words that the law of the language's market asks for; other languages have none. */
  market?: MarketRule
}

interface SourceFile extends Review {
  /** By text id, the fingerprint of the English that the translation was made from. */
  fingerprints: ReadonlyMap<string, string>
}

/** `locales/fingerprints.json`: by text id, the fingerprint of the translated English, and those of languages with another one. */
type Fingerprints = Record<string, string | [string, Partial<Record<Locale, string>>]>

/** A translation whose English is not known. */
const NOT_RECORDED = ''

const reviewPath = (root: string, locale: Locale) =>
  join(root, 'locales', languageOf(locale).localeFileName, 'source.json')
const fingerprintsPath = (root: string) => join(root, 'locales', 'fingerprints.json')

const readJson = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)
const readFingerprints = (root: string) => (readJson(fingerprintsPath(root)) ?? {}) as Fingerprints

const fingerprintIn = (known: Fingerprints[string] | undefined, locale: Locale) =>
  Array.isArray(known) ? (known[1][locale] ?? known[0]) : known

/** A language without a file was not reviewed. @throws on bad JSON or an unknown level */
export function readSourceFile(root: string, locale: Locale): SourceFile {
  const path = reviewPath(root, locale)
  const review = (readJson(path) ?? { level: 'machine', reviewedBy: null, reviewedAt: null }) as Review
  if (!isReviewLevel(review.level)) throw new Error(`${path}: unknown level ${String(review.level)}`)
  const own = Object.entries(readFingerprints(root)).map(([id, known]) => [id, fingerprintIn(known, locale)] as const)
  return { ...review, fingerprints: new Map(own.flatMap(([id, known]) => (known === undefined ? [] : [[id, known]]))) }
}

/** Keeps only fingerprints of texts that exist in English, in its order. `translations`: of all languages. */
export function writeFingerprints(
  root: string,
  locale: Locale,
  { fingerprints }: SourceFile,
  english: Texts,
  translations: ReadonlyMap<Locale, Texts>,
) {
  const known = readFingerprints(root)
  const kept = [...english].flatMap(([id, text]): [string, Fingerprints[string]][] => {
    const of = new Map(
      [...translations].flatMap(([other, texts]) => {
        const from = other === locale ? fingerprints.get(id) : fingerprintIn(known[id], other)
        return texts.has(id) ? [[other, from ?? NOT_RECORDED] as const] : []
      }),
    )
    const today = fingerprint(text)
    const recorded = [...of.values()].filter((from) => from !== NOT_RECORDED)
    const common = recorded.includes(today) ? today : recorded[0]
    if (common === undefined) return []
    const others = [...of].filter(([, from]) => from !== common)
    return [[id, others.length === 0 ? common : [common, Object.fromEntries(others)]]]
  })
  writeFileSync(fingerprintsPath(root), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** Records that these translations were made from, or compared with, today's English. */
export function acknowledge(file: SourceFile, english: Texts, ids: Iterable<string>): SourceFile {
  const fingerprints = new Map(file.fingerprints)
  for (const id of ids) fingerprints.set(id, fingerprint(english.get(id) ?? ''))
  return { ...file, fingerprints }
}

/** Texts of the interface are ICU messages; all others are Markdown. */
export const formatOf = (id: string) => (id.startsWith('common:') ? 'icu' : 'markdown')

/** Why a translation cannot be shown for the English. */
export const faultsOf = (file: SourceFile, locale: Locale, id: string, english: string, translation: string) => [
  ...translationFaults(english, translation, formatOf(id), locale),
  ...numberFaults(english, translation, id, locale),
  ...marketFaults(file, id, translation),
]

/** The market's words that a translation lacks, as a fault. */
export function marketFaults({ market }: SourceFile, id: string, translation: string) {
  const phrase = market?.phrases[id]
  return phrase === undefined || translation.includes(phrase)
    ? []
    : [`lacks “${phrase}”, which the market’s law asks for`]
}

export function reviewTable(root: string) {
  const rows = LOCALES.map((locale) => {
    const { level, reviewedBy, reviewedAt } = readSourceFile(root, locale)
    const { inheritsFrom, labelNameEn } = languageOf(locale)
    const base = inheritsFrom === null ? '' : `, over ${inheritsFrom}`
    return `| ${locale} | ${labelNameEn}${base} | ${level} | ${reviewedBy ?? '–'} | ${reviewedAt ?? '–'} |`
  })
  return ['| Code | Language | Level | Reviewed by | Date |', '|---|---|---|---|---|', ...rows].join('\n')
}
