import { basename, dirname } from 'node:path'
import { isMap } from 'yaml'
import { checkActivityFile } from './check-activity-file.ts'
import { checkSchedule } from './check-schedule.ts'
import { describeFaults, valueAt } from './faults/describe-faults.ts'
import type { ActivityFileIssue, FieldIssue } from './issue.ts'
import { dropMissingTexts } from './texts.ts'
import { parseYamlFile, readDocument, type CheckedContent } from './parse-yaml-file.ts'
import { typesWithField } from './engine-files.ts'
import { programmeSchema, type AgentProgramme } from './programme.ts'
import { activityFileSchema, schemaOfType, type ActivityFile } from './schema.ts'
import type * as z from 'zod'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'

/**
 * Parses and checks the text of an activity file, YAML 1.2 or JSON: syntax, fields and references. Each error has file, line,
 * column and field (ACT-9).
 * @param name the file's name in errors
 */
export const parseActivityFile = (text: string, name: string) => parseYamlFile(text, name, checkActivityContent)

/** Checks the content of an activity file: fields and references. Removes place-holders of missing texts from it. */
export function checkActivityContent(content: unknown): CheckedContent<ActivityFile> {
  const missing = dropMissingTexts(content)
  const read = activityFileSchema.safeParse(content)
  const issues: FieldIssue[] = [
    ...missing,
    ...(read.success
      ? checkActivityFile(read.data)
      : [
          ...describeFaults(
            { noun: 'an activity file', schema: schemaOfType(valueAt(content, ['type'])), typesWithField },
            content,
            read.error.issues,
          ),
          ...checkSoundParts(content, read.error.issues),
        ]),
  ]
  if (issues.length > 0) return { issues }
  if (!read.success) throw read.error
  return { file: read.data }
}

/**
 * Parses and checks the file of a campaign of agents, YAML 1.2 or JSON. Each error has file, line, column and field.
 * @param name the file's name in errors
 */
export const parseProgramme = (text: string, name: string) => parseYamlFile(text, name, readProgramme)

function readProgramme(content: unknown): CheckedContent<AgentProgramme> {
  const read = programmeSchema.safeParse(content)
  const issues = read.success
    ? checkSchedule(read.data)
    : describeFaults({ noun: 'a campaign of agents', schema: programmeSchema }, content, read.error.issues)
  if (issues.length > 0) return { issues }
  if (!read.success) throw read.error
  return { file: read.data }
}

/** An operator's file by its kind. */
export type AnyFile = { kind: 'activity'; file: ActivityFile } | { kind: 'programme'; file: AgentProgramme }
type ParsedAnyFile = ({ ok: true } & AnyFile) | { ok: false; errors: ActivityFileIssue[] }

/** Fields that every campaign of agents and no activity has. */
const PROGRAMME_FIELDS = ['levels', 'activeVolume'] as const

function hasProgrammeFields(text: string) {
  if (!PROGRAMME_FIELDS.some((field) => text.includes(field))) return false
  const contents = readDocument(text).document?.contents
  return isMap(contents) && !contents.has('type') && PROGRAMME_FIELDS.some((field) => contents.has(field))
}

/**
 * Parses and checks a file. A file in a folder `programmes`, or with the fields of one, is a campaign of agents.
 * @param name as errors show it
 */
export function parseAnyFile(text: string, path: string, name = path): ParsedAnyFile {
  if (basename(dirname(path)) === 'programmes' || hasProgrammeFields(text)) {
    const parsed = parseProgramme(text, name)
    return parsed.ok ? { ...parsed, kind: 'programme' } : parsed
  }
  const parsed = parseActivityFile(text, name)
  return parsed.ok ? { ...parsed, kind: 'activity' } : parsed
}

type Content = Record<string, unknown>
/** Valid values that replace broken fields that every file needs; no check looks at them. */
const STAND_INS: Content = { alias: 'x', timeZone: 'UTC', startTime: '+0d 00:00', endTime: '+1d 00:00' }
const SOME_TEXT = 'x'

/**
 * Runs the checks between sound fields of a file, so that its author sees all faults at once. Leaves out broken entries of lists,
 * and checks that compare a broken field. Without a type, nothing is checked.
 */
function checkSoundParts(content: unknown, issues: readonly z.core.$ZodIssue[]) {
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
