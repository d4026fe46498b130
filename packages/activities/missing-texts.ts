import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import type { FieldIssue } from './issue.ts'

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
export function dropMissingTexts(content: unknown): FieldIssue[] {
  if (!isTable(content) || !isTable(content.texts)) return []
  const { texts } = content
  return Object.keys(texts).flatMap((locale) => {
    const leaves = leavesOf(texts[locale], ['texts', locale])
    const missing = leaves.filter(({ isMissing }) => isMissing)
    if (locale !== DEFAULT_LOCALE && missing.length > 0 && missing.length === leaves.length) {
      delete texts[locale]
      return []
    }
    return missing.map(({ path }) => ({ path, message: `is missing: write this text instead of ${MISSING_TEXT}` }))
  })
}
