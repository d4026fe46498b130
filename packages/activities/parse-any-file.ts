import { basename, dirname } from 'node:path'
import { isMap, parseDocument } from 'yaml'
import type { ActivityFileIssue } from './issue.ts'
import { parseActivityFile } from './parse-activity-file.ts'
import { parseProgramme } from './parse-programme.ts'
import type { AgentProgramme } from './programme.ts'
import type { ActivityFile } from './schema.ts'

/** An operator's file by its kind. */
export type AnyFile = { kind: 'activity'; file: ActivityFile } | { kind: 'programme'; file: AgentProgramme }
export type ParsedAnyFile = ({ ok: true } & AnyFile) | { ok: false; errors: ActivityFileIssue[] }

/** Fields that every campaign of agents and no activity has. */
const PROGRAMME_FIELDS = ['levels', 'activeVolume'] as const

function hasProgrammeFields(text: string): boolean {
  if (!PROGRAMME_FIELDS.some((field) => text.includes(field))) return false
  try {
    const { contents } = parseDocument(text, { stringKeys: true, logLevel: 'silent' })
    return isMap(contents) && !contents.has('type') && PROGRAMME_FIELDS.some((field) => contents.has(field))
  } catch (error) {
    // The parser is recursive: deep nesting overflows its stack.
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Parses and checks a file. It is a campaign of agents in a folder `programmes`, or by its fields. @param name as errors show it */
export function parseAnyFile(text: string, path: string, name = path): ParsedAnyFile {
  if (basename(dirname(path)) === 'programmes' || hasProgrammeFields(text)) {
    const parsed = parseProgramme(text, name)
    return parsed.ok ? { ...parsed, kind: 'programme' } : parsed
  }
  const parsed = parseActivityFile(text, name)
  return parsed.ok ? { ...parsed, kind: 'activity' } : parsed
}
