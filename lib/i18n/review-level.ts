import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** `source` is the language the texts are written in, `native` was reviewed by a native reader. */
export const REVIEW_LEVELS = ['machine', 'reviewed', 'native', 'source'] as const
export type ReviewLevel = (typeof REVIEW_LEVELS)[number]

const levels: readonly unknown[] = REVIEW_LEVELS
export const isReviewLevel = (value: unknown): value is ReviewLevel => levels.includes(value)

const known = new Map<Locale, ReviewLevel>()

/** The level in `locales/{lng}/source.json`; a language without a valid file was not reviewed. Server only. */
export function reviewLevelOf(locale: Locale) {
  const level = known.get(locale) ?? readLevel(languageOf(locale).localeFileName)
  known.set(locale, level)
  return level
}

/** Whether the legal texts of a language are a translation that no native reader reviewed. */
export function isUnreviewedTranslation(locale: Locale) {
  const level = reviewLevelOf(locale)
  return level === 'machine' || level === 'reviewed'
}

function readLevel(name: string) {
  try {
    const file = join(/* turbopackIgnore: true */ process.cwd(), 'locales', name, 'source.json')
    const { level } = JSON.parse(readFileSync(file, 'utf8')) as { level: unknown }
    return isReviewLevel(level) ? level : 'machine'
  } catch {
    return 'machine'
  }
}
