import type * as z from 'zod'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { checkActivityFile } from './check-activity-file.ts'
import { valueAt } from './faults/describe-faults.ts'
import { activityFileSchema } from './schema.ts'

type Content = Record<string, unknown>
/** Valid values that replace broken fields that every file needs; no check looks at them. */
const STAND_INS: Content = { alias: 'x', timeZone: 'UTC', startTime: '+0d 00:00', endTime: '+1d 00:00' }
const SOME_TEXT = 'x'

/**
 * Runs the checks between sound fields of a file, so that its author sees all faults at once. Leaves out broken entries of lists,
 * and checks that compare a broken field. Without a type, nothing is checked.
 */
export function checkSoundParts(content: unknown, issues: readonly z.core.$ZodIssue[]) {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return []
  const copy = structuredClone(content) as Content
  const fields = new Set<string>()
  const entries = new Map<string, Set<number>>()
  for (const { path, ...issue } of issues) {
    const [field, at] = path
    if (issue.code === 'unrecognized_keys') removeKeys(copy, path, issue.keys)
    else if (field === 'texts') repairText(copy, path)
    else if (typeof field === 'string' && typeof at === 'number') entriesOf(entries, field).add(at)
    else if (typeof field === 'string') fields.add(field)
  }
  const kept = removeEntries(copy, entries)
  for (const field of fields) copy[field] = STAND_INS[field]
  const read = activityFileSchema.safeParse(copy)
  if (!read.success) return []
  const found = checkActivityFile(read.data, { fields, lists: new Set(entries.keys()) })
  return found.map((issue) => ({ ...issue, path: originalPath(issue.path, kept) }))
}

function entriesOf(entries: Map<string, Set<number>>, field: string) {
  const known = entries.get(field) ?? new Set()
  entries.set(field, known)
  return known
}

function blockAt(content: Content, path: readonly PropertyKey[]) {
  const value = valueAt(content, path)
  return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>) : null
}

function removeKeys(content: Content, path: readonly PropertyKey[], keys: readonly string[]) {
  const parent = blockAt(content, path)
  for (const key of keys) if (parent !== null) delete parent[key]
}

/** Any words will do for a text. If a block of texts is malformed, the copy fails, and nothing is checked. */
function repairText(content: Content, path: readonly PropertyKey[]) {
  const [locale, last] = [path[1], path.at(-1)]
  const texts = blockAt(content, ['texts'])
  if (texts === null || locale === undefined || last === undefined) return
  if (path.length === 2 && locale !== DEFAULT_LOCALE) delete texts[locale]
  const parent = blockAt(content, path.slice(0, -1))
  if (path.length > 2 && parent !== null) parent[last] = SOME_TEXT
}

/** Removes broken entries. @returns for each list the positions that its remaining entries had */
function removeEntries(content: Content, broken: ReadonlyMap<string, ReadonlySet<number>>) {
  const kept = new Map<string, number[]>()
  for (const [field, positions] of broken) {
    const list = content[field]
    if (!Array.isArray(list)) continue
    const remaining = [...list.keys()].filter((at) => !positions.has(at))
    content[field] = remaining.map((at) => list[at] as unknown)
    kept.set(field, remaining)
  }
  return kept
}

function originalPath(path: readonly PropertyKey[], kept: ReadonlyMap<string, readonly number[]>) {
  const [field, at, ...rest] = path
  const positions = typeof field === 'string' ? kept.get(field) : undefined
  if (positions === undefined || typeof at !== 'number' || field === undefined) return [...path]
  return [field, positions[at] ?? at, ...rest]
}
