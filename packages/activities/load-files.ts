import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { issueText, type ActivityFileIssue } from './issue.ts'
import { parseActivityFile, parseProgramme, type ParsedActivityFile, type ParsedProgramme } from './parse-files.ts'
import type { AgentProgramme } from './programme.ts'
import type { ActivityFile } from './schema.ts'

const HERE = new URL('../../activities/', import.meta.url)

/** The names of the activity files in this folder, in alphabetical order. */
export const activityFileNames = (): string[] =>
  readdirSync(HERE)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()

export const ACTIVITY_FOLDER = fileURLToPath(HERE)

/** One file of this folder. @throws when it cannot be read */
export const readActivityFile = (name: string): ParsedActivityFile =>
  parseActivityFile(readFileSync(new URL(name, HERE), 'utf8'), `activities/${name}`)

/** Every valid file, and the faults of the others. */
export function readActivityFiles(): { files: ActivityFile[]; errors: ActivityFileIssue[] } {
  const errors: ActivityFileIssue[] = []
  const files = activityFileNames().flatMap((name) => {
    const parsed = readActivityFile(name)
    if (parsed.ok) return [parsed.file]
    errors.push(...parsed.errors)
    return []
  })
  return { files, errors }
}

/** @throws Error with every fault of every file */
export function loadActivityFiles(): ActivityFile[] {
  const { files, errors } = readActivityFiles()
  if (errors.length > 0) throw new Error(`Activity files have faults:\n${errors.map(issueText).join('\n')}`)
  return files
}

const FOLDER = new URL('../../activities/programmes/', import.meta.url)

export const PROGRAMME_FOLDER = fileURLToPath(FOLDER)

/** One file of this folder. @throws when it cannot be read */
export const readProgramme = (name: string): ParsedProgramme =>
  parseProgramme(readFileSync(new URL(name, FOLDER), 'utf8'), `activities/programmes/${name}`)

/** Every valid campaign of agents of the folder `activities/programmes`, and the faults of the others. */
export function readProgrammes(): { files: AgentProgramme[]; errors: ActivityFileIssue[] } {
  const errors: ActivityFileIssue[] = []
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))
  const files = names.toSorted().flatMap((name) => {
    const parsed = readProgramme(name)
    if (parsed.ok) return [parsed.file]
    errors.push(...parsed.errors)
    return []
  })
  return { files, errors }
}
