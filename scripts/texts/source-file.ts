import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOf } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { isReviewLevel, type ReviewLevel } from '#lib/i18n/review-level.ts'
import { fingerprint } from './fingerprint.ts'
import type { Texts } from './text-source.ts'

/** `locales/{lng}/source.json`: who reviewed a language, and the English that each translation was made from. */
export interface SourceFile {
  level: ReviewLevel
  /** A person or a company; null when there was no review. */
  reviewedBy: string | null
  /** ISO 8601 date. */
  reviewedAt: string | null
  /** By text id, the fingerprint of the English text. */
  fingerprints: Map<string, string>
}

const pathOf = (root: string, locale: Locale): string =>
  join(root, 'locales', languageOf(locale).localeFileName, 'source.json')

/** A language without a file was not reviewed and has no fingerprints. @throws on bad JSON or an unknown level */
export function readSourceFile(root: string, locale: Locale): SourceFile {
  const path = pathOf(root, locale)
  if (!existsSync(path)) return { level: 'machine', reviewedBy: null, reviewedAt: null, fingerprints: new Map() }
  const { level, reviewedBy, reviewedAt, fingerprints } = JSON.parse(readFileSync(path, 'utf8')) as {
    level: unknown
    reviewedBy: string | null
    reviewedAt: string | null
    fingerprints: Record<string, string>
  }
  if (!isReviewLevel(level)) throw new Error(`${path}: unknown level ${String(level)}`)
  return { level, reviewedBy, reviewedAt, fingerprints: new Map(Object.entries(fingerprints)) }
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
