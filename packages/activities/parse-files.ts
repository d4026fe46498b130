import { basename, dirname } from 'node:path'
import { isMap } from 'yaml'
import { checkActivityFile } from './check-activity-file.ts'
import { checkSchedule } from './check-schedule.ts'
import { checkSoundParts } from './check-sound-parts.ts'
import { describeFaults, valueAt } from './faults/describe-faults.ts'
import type { ActivityFileIssue, FieldIssue } from './issue.ts'
import { dropMissingTexts } from './texts.ts'
import { parseYamlFile, readDocument, type CheckedContent, type ParsedFile } from './parse-yaml-file.ts'
import { typesWithField } from './engine-files.ts'
import { programmeSchema, type AgentProgramme } from './programme.ts'
import { activityFileSchema, schemaOfType, type ActivityFile } from './schema.ts'

export type ParsedActivityFile = ParsedFile<ActivityFile>

/**
 * Parses and checks the text of an activity file, YAML 1.2 or JSON: syntax, fields and references. Each error has file, line,
 * column and field (ACT-9).
 * @param name the file's name in errors
 */
export const parseActivityFile = (text: string, name: string): ParsedActivityFile =>
  parseYamlFile(text, name, checkActivityContent)

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

export type ParsedProgramme = ParsedFile<AgentProgramme>

/**
 * Parses and checks the file of a campaign of agents, YAML 1.2 or JSON. Each error has file, line, column and field.
 * @param name the file's name in errors
 */
export const parseProgramme = (text: string, name: string): ParsedProgramme => parseYamlFile(text, name, readProgramme)

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
